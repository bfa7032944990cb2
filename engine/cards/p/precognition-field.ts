import {
  activated,
  all,
  any,
  card,
  cost,
  exileTop,
  instant,
  mayCastFrom,
  readTwice,
  rule,
  sorcery,
  youOwn,
} from '../../vocabulary/index.ts';

/** An instant or sorcery on top of the library can be cast, or the top card exiled. */
export const precognitionField = card({
  name: 'Precognition Field',
  cost: '{3}{U}',
  type: 'Enchantment',
  abilities: [
    rule({ kind: 'topCardSeen', by: 'you' }),
    rule(mayCastFrom('library', all(any(instant, sorcery), youOwn))),
    activated(cost('{3}'), exileTop(1, 'exiled')),
  ],
  reading: readTwice('56eddda94b'),
});
