import {
  all,
  basic,
  card,
  cost,
  does,
  land,
  readTwice,
  search,
  sequence,
  shuffle,
  suspend,
} from '../../vocabulary/index.ts';

/** A basic land from the library, untapped. */
export const searchForTomorrow = card({
  name: 'Search for Tomorrow',
  cost: '{2}{G}',
  type: 'Sorcery',
  abilities: [...suspend(2, cost('{G}'))],
  spell: does(sequence(search(all(basic, land), 'battlefield'), shuffle())),
  reading: readTwice('0005e36f2a'),
});
