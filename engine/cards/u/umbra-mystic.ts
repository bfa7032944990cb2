import {
  all,
  anthem,
  attachedToWhat,
  card,
  grants,
  readTwice,
  subtype,
  umbraArmor,
  youControl,
} from '../../vocabulary/index.ts';

/** Every Aura on what its controller has dies first. */
export const umbraMystic = card({
  name: 'Umbra Mystic',
  cost: '{2}{W}',
  type: 'Creature - Human Wizard',
  pt: '2/2',
  abilities: [anthem(all(subtype('Aura'), attachedToWhat(youControl)), grants(umbraArmor))],
  reading: readTwice('bcc3e1b5d4'),
});
