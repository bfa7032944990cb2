import { card, readTwice, rule } from '../../vocabulary/index.ts';

/** One attacker and one blocker, no more. */
export const silentArbiter = card({
  name: 'Silent Arbiter',
  cost: '{4}',
  type: 'Artifact Creature - Construct',
  pt: '1/5',
  abilities: [rule({ kind: 'attackLimit', most: 1, whom: 'anyone' }), rule({ kind: 'blockLimit', most: 1 })],
  reading: readTwice('ad8b0357f1'),
});
