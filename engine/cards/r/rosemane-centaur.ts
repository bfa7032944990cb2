import { card, convoke, keywords, readTwice } from '../../vocabulary/index.ts';

/** A vigilant creature of two colours that creatures help to pay for. */
export const rosemaneCentaur = card({
  name: 'Rosemane Centaur',
  cost: '{3}{G}{W}',
  type: 'Creature - Centaur Soldier',
  pt: '4/4',
  abilities: [convoke, ...keywords('vigilance')],
  reading: readTwice('3bb366fbcd'),
});
