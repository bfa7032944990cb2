import { card, keywords, readTwice } from '../../vocabulary/index.ts';

/** A 4/4 Elemental with flying. */
export const airElemental = card({
  name: 'Air Elemental',
  cost: '{3}{U}{U}',
  type: 'Creature - Elemental',
  pt: '4/4',
  abilities: keywords('flying'),
  reading: readTwice('75a4c2fe3b'),
});
