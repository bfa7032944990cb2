import { card, eternalize, keywords, readTwice } from '../../vocabulary/index.ts';

/** A double strike, and a greater one later. */
export const adornedPouncer = card({
  name: 'Adorned Pouncer',
  cost: '{1}{W}',
  type: 'Creature - Cat',
  pt: '1/1',
  abilities: [...keywords('double strike'), eternalize('{3}{W}{W}')],
  reading: readTwice('0d5b17b0b8'),
});
