import { anything, card, creature, readTwice, replacement } from '../../vocabulary/index.ts';

/** Creatures are dealt no damage. */
export const bubbleMatrix = card({
  name: 'Bubble Matrix',
  cost: '{4}',
  type: 'Artifact',
  abilities: [
    replacement({
      kind: 'damage',
      permanents: creature,
      players: null,
      from: anything,
      which: 'any',
      change: 'prevent',
    }),
  ],
  reading: readTwice('f40739e947'),
});
