import { card, readTwice, rule } from '../../vocabulary/index.ts';

/** Its controller's life total stays what it is. */
export const platinumEmperion = card({
  name: 'Platinum Emperion',
  cost: '{8}',
  type: 'Artifact Creature - Golem',
  pt: '8/8',
  abilities: [rule({ kind: 'lifeCantChange', who: 'you' })],
  reading: readTwice('e45fc1918d'),
});
