import {
  all,
  beginningOf,
  bound,
  card,
  creature,
  delayed,
  does,
  duringCombat,
  exists,
  gainControl,
  gainLife,
  gains,
  ifThen,
  is,
  not,
  readTwice,
  remember,
  sacrificeThese,
  sequence,
  target,
  targets,
  toughnessOf,
  untapThese,
  untilEndOfTurn,
  youControl,
} from '../../vocabulary/index.ts';

/** A creature of another player for a fight, then sacrificed for life; it is cast only during combat. */
export const spinalEmbrace = card({
  name: 'Spinal Embrace',
  cost: '{3}{U}{U}{B}',
  type: 'Instant',
  castOnlyIf: duringCombat,
  spell: does(
    sequence(
      remember(target(), 'embraced'),
      untapThese(),
      gainControl(target(), 'forever'),
      untilEndOfTurn(target(), gains('haste')),
      delayed(
        beginningOf('end', 'anyone'),
        ifThen(
          exists(all(is(bound('embraced')), youControl)),
          sequence(sacrificeThese(bound('embraced')), gainLife(toughnessOf(bound('embraced')))),
        ),
        ['embraced'],
      ),
    ),
    targets(all(creature, not(youControl))),
  ),
  reading: readTwice('445df87bb0'),
});
