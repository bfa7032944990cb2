import { afflict, card, draw, goesUnblocked, isSource, readTwice, triggered } from '../../vocabulary/index.ts';

/** Blocked it afflicts, unblocked it draws. */
export const eternalOfHarshTruths = card({
  name: 'Eternal of Harsh Truths',
  cost: '{2}{U}',
  type: 'Creature - Zombie Cleric',
  pt: '1/3',
  abilities: [afflict(2), triggered(goesUnblocked(isSource), draw())],
  reading: readTwice('71972a06ce'),
});
