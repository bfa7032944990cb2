import {
  all,
  anthem,
  anyOneColor,
  card,
  creature,
  grants,
  readTwice,
  subtype,
  tapFor,
  youControl,
} from '../../vocabulary/index.ts';

/** Slivers make mana of any colour. */
export const manaweftSliver = card({
  name: 'Manaweft Sliver',
  cost: '{1}{G}',
  type: 'Creature - Sliver',
  pt: '1/1',
  abilities: [anthem(all(creature, subtype('Sliver'), youControl), grants(tapFor(anyOneColor())))],
  reading: readTwice('9f534f8202'),
});
