import {
  activated,
  all,
  alsoTypes,
  card,
  cost,
  createTokens,
  creature,
  keywords,
  readTwice,
  setBasePT,
  target,
  targets,
  tokenRecord,
  untilEndOfTurn,
  whenEnters,
  X,
  youControl,
} from '../../vocabulary/index.ts';

/** Brings Boo, and makes one of your creatures a Giant of any size. */
export const minscBelovedRanger = card({
  name: 'Minsc, Beloved Ranger',
  cost: '{R}{G}{W}',
  type: 'Legendary Creature - Human Ranger',
  pt: '3/3',
  abilities: [
    whenEnters(createTokens('Boo')),
    activated(cost('{X}'), untilEndOfTurn(target(), setBasePT(X, X), alsoTypes([], ['Giant'])), {
      targets: [targets(all(creature, youControl))],
      timing: 'sorcery',
    }),
  ],
  tokens: {
    Boo: tokenRecord('Legendary Creature - Hamster', '1/1', ['R'], keywords('trample', 'haste'), 'Boo'),
  },
  reading: readTwice('a6e07edbae'),
});
