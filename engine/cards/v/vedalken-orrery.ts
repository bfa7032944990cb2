import { anything, card, readTwice, rule } from '../../vocabulary/index.ts';

/** Its controller casts everything as though it had flash. */
export const vedalkenOrrery = card({
  name: 'Vedalken Orrery',
  cost: '{4}',
  type: 'Artifact',
  abilities: [rule({ kind: 'asThoughFlash', what: anything, who: 'you' })],
  reading: readTwice('cd67e7ffd9'),
});
