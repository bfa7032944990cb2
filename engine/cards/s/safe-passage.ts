import {
  all,
  anything,
  card,
  creature,
  does,
  readTwice,
  replacement,
  thisTurn,
  youControl,
} from '../../vocabulary/index.ts';

/** No damage to its controller and their creatures for a turn. */
export const safePassage = card({
  name: 'Safe Passage',
  cost: '{2}{W}',
  type: 'Instant',
  spell: does(
    thisTurn(
      replacement({
        kind: 'damage',
        permanents: all(creature, youControl),
        players: 'you',
        from: anything,
        which: 'any',
        change: 'prevent',
      }),
    ),
  ),
  reading: readTwice('114563bc05'),
});
