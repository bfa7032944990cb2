import { beginningOf, card, delayed, destroy, each, permanent, readTwice, whenDies } from '../../vocabulary/index.ts';

/** All is destroyed at the end of the turn in which it dies. */
export const bearerOfTheHeavens = card({
  name: 'Bearer of the Heavens',
  cost: '{7}{R}',
  type: 'Creature - Giant',
  pt: '10/10',
  abilities: [whenDies(delayed(beginningOf('end', 'anyone'), destroy(each(permanent))))],
  reading: readTwice('887a953aa2'),
});
