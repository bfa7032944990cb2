import { card, creature, readTwice, rule } from '../../vocabulary/index.ts';

/** Its controller casts no creatures. */
export const gridMonitor = card({
  name: 'Grid Monitor',
  cost: '{4}',
  type: 'Artifact Creature - Construct',
  pt: '4/6',
  abilities: [rule({ kind: 'cantCast', what: creature, who: 'you' })],
  reading: readTwice('e8b55c0bca'),
});
