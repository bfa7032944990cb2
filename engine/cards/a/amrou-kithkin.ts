import { card, isSource, power, readTwice, rule } from '../../vocabulary/index.ts';

/** The strong do not block it. */
export const amrouKithkin = card({
  name: 'Amrou Kithkin',
  cost: '{W}{W}',
  type: 'Creature - Kithkin',
  pt: '1/1',
  abilities: [rule({ kind: 'cantBeBlockedBy', what: isSource, by: power('at least', 3) })],
  reading: readTwice('6e8634ed4b'),
});
