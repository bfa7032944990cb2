import { card, isSource, keywords, not, readTwice, rule, withKeyword } from '../../vocabulary/index.ts';

/** Only fliers block it. */
export const silhanaLedgewalker = card({
  name: 'Silhana Ledgewalker',
  cost: '{1}{G}',
  type: 'Creature - Elf Rogue',
  pt: '1/1',
  abilities: [
    ...keywords('hexproof'),
    rule({ kind: 'cantBeBlockedBy', what: isSource, by: not(withKeyword('flying')) }),
  ],
  reading: readTwice('f8052ee05c'),
});
