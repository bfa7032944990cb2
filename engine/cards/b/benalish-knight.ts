import { card, keywords, readTwice } from '../../vocabulary/index.ts';

/** A 2/2 Human Knight with flash and first strike. */
export const benalishKnight = card({
  name: 'Benalish Knight',
  cost: '{2}{W}',
  type: 'Creature - Human Knight',
  pt: '2/2',
  abilities: keywords('flash', 'first strike'),
  reading: readTwice('103ef6fe0c'),
});
