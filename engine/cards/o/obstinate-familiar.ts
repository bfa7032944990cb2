import { card, NOTHING, readTwice, replacement } from '../../vocabulary/index.ts';

/** Its controller need not draw. */
export const obstinateFamiliar = card({
  name: 'Obstinate Familiar',
  cost: '{R}',
  type: 'Creature - Lizard',
  pt: '1/1',
  abilities: [replacement({ kind: 'draws', who: 'you', exceptFirst: false, optional: true, instead: NOTHING })],
  reading: readTwice('cdf8a6fd23'),
});
