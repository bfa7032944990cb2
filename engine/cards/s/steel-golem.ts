import { card, creature, readTwice, rule } from '../../vocabulary/index.ts';

/** Its controller casts no creatures. */
export const steelGolem = card({
  name: 'Steel Golem',
  cost: '{3}',
  type: 'Artifact Creature - Golem',
  pt: '3/4',
  abilities: [rule({ kind: 'cantCast', what: creature, who: 'you' })],
  reading: readTwice('e8b55c0bca'),
});
