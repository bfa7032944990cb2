import {
  activated,
  card,
  changeling,
  color,
  cost,
  modifyPT,
  powerOf,
  protectionFrom,
  readTwice,
  source,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** It is everything, and doubles. */
export const chameleonColossus = card({
  name: 'Chameleon Colossus',
  cost: '{2}{G}{G}',
  type: 'Creature - Shapeshifter',
  pt: '4/4',
  abilities: [
    changeling,
    protectionFrom(color('B')),
    activated(cost('{2}{G}{G}'), untilEndOfTurn(source, modifyPT(powerOf(source), powerOf(source)))),
  ],
  reading: readTwice('ee9a7ff6b5'),
});
