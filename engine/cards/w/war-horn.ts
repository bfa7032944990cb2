import { all, anthem, attacking, card, creature, modifyPT, readTwice, youControl } from '../../vocabulary/index.ts';

/** Attackers are stronger. */
export const warHorn = card({
  name: 'War Horn',
  cost: '{3}',
  type: 'Artifact',
  abilities: [anthem(all(creature, attacking, youControl), modifyPT(1, 0))],
  reading: readTwice('d7ee6171e1'),
});
