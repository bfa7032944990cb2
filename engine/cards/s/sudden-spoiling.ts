import {
  all,
  card,
  creature,
  does,
  each,
  readTwice,
  setBasePT,
  splitSecond,
  targetAPlayer,
  targetPlayerControls,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** The creatures of a player are small and without abilities for the turn, and nobody can respond. */
export const suddenSpoiling = card({
  name: 'Sudden Spoiling',
  cost: '{1}{B}{B}',
  type: 'Instant',
  abilities: [splitSecond],
  spell: does(
    untilEndOfTurn(each(all(creature, targetPlayerControls)), { kind: 'loseAll' }, setBasePT(0, 2)),
    targetAPlayer,
  ),
  reading: readTwice('f842f47ce7'),
});
