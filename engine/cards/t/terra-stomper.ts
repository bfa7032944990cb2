import { cantBeCountered, card, keywords, readTwice } from '../../vocabulary/index.ts';

/** A large creature that can't be countered. */
export const terraStomper = card({
  name: 'Terra Stomper',
  cost: '{3}{G}{G}{G}',
  type: 'Creature - Beast',
  pt: '8/8',
  abilities: [cantBeCountered, ...keywords('trample')],
  reading: readTwice('56dbbeab8e'),
});
