import { card, isSource, readTwice, rule, undying } from '../../vocabulary/index.ts';

/** It does not block, and comes back. */
export const sightlessGhoul = card({
  name: 'Sightless Ghoul',
  cost: '{3}{B}',
  type: 'Creature - Zombie Soldier',
  pt: '2/2',
  abilities: [rule({ kind: 'cantBlock', what: isSource }), undying],
  reading: readTwice('2441d102a2'),
});
