import { card, gainLife, persist, readTwice, whenEnters } from '../../vocabulary/index.ts';

/** Two life each time it arrives, and it persists. */
export const kitchenFinks = card({
  name: 'Kitchen Finks',
  cost: '{1}{G/W}{G/W}',
  type: 'Creature - Ouphe',
  pt: '3/2',
  abilities: [whenEnters(gainLife(2)), persist],
  reading: readTwice('c046f38633'),
});
