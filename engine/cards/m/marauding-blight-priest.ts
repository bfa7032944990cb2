import { card, loseLife, opponents, readTwice, triggered } from '../../vocabulary/index.ts';

/** Each gain of life costs the opponents one. */
export const maraudingBlightPriest = card({
  name: 'Marauding Blight-Priest',
  cost: '{2}{B}',
  type: 'Creature - Vampire Cleric',
  pt: '3/2',
  abilities: [triggered({ kind: 'gainsLife', who: 'you' }, loseLife(1, opponents))],
  reading: readTwice('616a3b7a8f'),
});
