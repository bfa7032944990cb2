import {
  all,
  anthem,
  anyOneColor,
  card,
  creature,
  grants,
  readTwice,
  tapFor,
  youControl,
} from '../../vocabulary/index.ts';

/** Every creature of its controller makes any colour. */
export const cryptolithRite = card({
  name: 'Cryptolith Rite',
  cost: '{1}{G}',
  type: 'Enchantment',
  abilities: [anthem(all(creature, youControl), grants(tapFor(anyOneColor())))],
  reading: readTwice('71cbe0ced1'),
});
