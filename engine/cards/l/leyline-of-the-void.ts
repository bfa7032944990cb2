import {
  all,
  card,
  mayBeginOnBattlefield,
  nontoken,
  opponentOwns,
  readTwice,
  replacement,
} from '../../vocabulary/index.ts';

/** Opponents' cards are exiled on their way to the graveyard; it may be there from the start. */
export const leylineOfTheVoid = card({
  name: 'Leyline of the Void',
  cost: '{2}{B}{B}',
  type: 'Enchantment',
  abilities: [
    mayBeginOnBattlefield,
    replacement({
      kind: 'moves',
      what: all(nontoken, opponentOwns),
      from: 'anywhere',
      to: 'graveyard',
      instead: 'exile',
    }),
  ],
  reading: readTwice('416df3a5bd'),
});
