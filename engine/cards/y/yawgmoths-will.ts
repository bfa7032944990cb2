import {
  all,
  card,
  does,
  mayPlayFrom,
  nontoken,
  readTwice,
  replacement,
  rule,
  sequence,
  thisTurn,
  youOwn,
} from '../../vocabulary/index.ts';

/** For a turn the graveyard is played from, and nothing gets there. */
export const yawgmothsWill = card({
  name: "Yawgmoth's Will",
  cost: '{2}{B}',
  type: 'Sorcery',
  spell: does(
    sequence(
      thisTurn(rule(mayPlayFrom('graveyard', youOwn))),
      thisTurn(
        replacement({
          kind: 'moves',
          what: all(youOwn, nontoken),
          from: 'anywhere',
          to: 'graveyard',
          instead: 'exile',
        }),
      ),
    ),
  ),
  reading: readTwice('55b103db2f'),
});
