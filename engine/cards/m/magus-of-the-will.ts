import {
  activated,
  all,
  card,
  cost,
  mayPlayFrom,
  nontoken,
  readTwice,
  replacement,
  rule,
  sequence,
  tap,
  thisTurn,
  youOwn,
} from '../../vocabulary/index.ts';

/** For a turn the graveyard is played from, and nothing gets there. */
export const magusOfTheWill = card({
  name: 'Magus of the Will',
  cost: '{2}{B}',
  type: 'Creature - Human Wizard',
  pt: '3/3',
  abilities: [
    activated(
      cost('{2}{B}', tap, { kind: 'exileSource' }),
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
  ],
  reading: readTwice('92b64ff48e'),
});
