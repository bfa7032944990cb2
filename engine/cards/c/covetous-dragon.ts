import { artifact, card, keywords, readTwice, sacrificedWithout } from '../../vocabulary/index.ts';

/** It goes without an artifact. */
export const covetousDragon = card({
  name: 'Covetous Dragon',
  cost: '{4}{R}',
  type: 'Creature - Dragon',
  pt: '6/5',
  abilities: [...keywords('flying'), sacrificedWithout(artifact)],
  reading: readTwice('91b003b1f5'),
});
