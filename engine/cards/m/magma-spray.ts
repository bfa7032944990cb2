import {
  bound,
  card,
  creature,
  damage,
  does,
  is,
  readTwice,
  remember,
  replacement,
  sequence,
  target,
  targets,
  thisTurn,
} from '../../vocabulary/index.ts';

/** Two damage, and exile for what dies. */
export const magmaSpray = card({
  name: 'Magma Spray',
  cost: '{R}',
  type: 'Instant',
  spell: does(
    sequence(
      damage(2, target()),
      remember(target(), 'burnt'),
      thisTurn(
        replacement({
          kind: 'moves',
          what: is(bound('burnt')),
          from: 'battlefield',
          to: 'graveyard',
          instead: 'exile',
        }),
      ),
    ),
    targets(creature),
  ),
  reading: readTwice('22a13b783a'),
});
