import { card, creature, readTwice, rule } from '../../vocabulary/index.ts';

/** Creatures fight with their toughness. */
export const doranTheSiegeTower = card({
  name: 'Doran, the Siege Tower',
  cost: '{W}{B}{G}',
  type: 'Legendary Creature - Treefolk Shaman',
  pt: '0/5',
  abilities: [rule({ kind: 'assignsByToughness', what: creature })],
  reading: readTwice('83ab144be1'),
});
