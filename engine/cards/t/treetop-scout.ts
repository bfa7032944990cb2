import { card, isSource, not, readTwice, rule, withKeyword } from '../../vocabulary/index.ts';

/** Only fliers block it. */
export const treetopScout = card({
  name: 'Treetop Scout',
  cost: '{G}',
  type: 'Creature - Elf Scout',
  pt: '1/1',
  abilities: [rule({ kind: 'cantBeBlockedBy', what: isSource, by: not(withKeyword('flying')) })],
  reading: readTwice('46db7a7874'),
});
