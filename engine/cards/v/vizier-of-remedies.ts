import { all, card, creature, readTwice, replacement, youControl } from '../../vocabulary/index.ts';

/** One -1/-1 counter fewer on its controller's creatures. */
export const vizierOfRemedies = card({
  name: 'Vizier of Remedies',
  cost: '{1}{W}',
  type: 'Creature - Human Cleric',
  pt: '2/1',
  abilities: [
    replacement({
      kind: 'countersPut',
      counter: '-1/-1',
      on: all(creature, youControl),
      factor: 1,
      plus: -1,
      by: 'anything',
    }),
  ],
  reading: readTwice('932867c9d8'),
});
