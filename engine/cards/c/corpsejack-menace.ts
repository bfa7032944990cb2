import { all, card, creature, readTwice, replacement, youControl } from '../../vocabulary/index.ts';

/** Double +1/+1 counters on its controller's creatures. */
export const corpsejackMenace = card({
  name: 'Corpsejack Menace',
  cost: '{2}{B}{G}',
  type: 'Creature - Fungus',
  pt: '4/4',
  abilities: [
    replacement({
      kind: 'countersPut',
      counter: '+1/+1',
      on: all(creature, youControl),
      factor: 2,
      plus: 0,
      by: 'anything',
    }),
  ],
  reading: readTwice('c171c922dd'),
});
