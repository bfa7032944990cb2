import {
  all,
  anthem,
  card,
  color,
  creature,
  keywords,
  modifyPT,
  readTwice,
  splitSecond,
} from '../../vocabulary/index.ts';

/** A flash creature with split second that changes white creatures. */
export const sulfurElemental = card({
  name: 'Sulfur Elemental',
  cost: '{2}{R}',
  type: 'Creature - Elemental',
  pt: '3/2',
  abilities: [...keywords('flash'), splitSecond, anthem(all(creature, color('W')), modifyPT(1, -1))],
  reading: readTwice('d32285b27c'),
});
