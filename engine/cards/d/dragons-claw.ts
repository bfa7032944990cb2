import { card, casts, color, gainLife, may, readTwice, triggered } from '../../vocabulary/index.ts';

/** A life for each red spell. */
export const dragonsClaw = card({
  name: "Dragon's Claw",
  cost: '{2}',
  type: 'Artifact',
  abilities: [triggered(casts('anyone', color('R')), may(gainLife(1)))],
  reading: readTwice('5f3a83b380'),
});
