import { all, basic, card, does, land, readTwice, search, sequence, shuffle } from '../../vocabulary/index.ts';

/** A basic land from the library, tapped. */
export const rampantGrowth = card({
  name: 'Rampant Growth',
  cost: '{1}{G}',
  type: 'Sorcery',
  spell: does(sequence(search(all(basic, land), 'battlefield', true), shuffle())),
  reading: readTwice('59e6972a27'),
});
