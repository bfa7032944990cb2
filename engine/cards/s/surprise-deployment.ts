import {
  all,
  beginningOf,
  bound,
  card,
  choose,
  color,
  creature,
  delayed,
  does,
  duringCombat,
  exists,
  ifThen,
  inZone,
  is,
  move,
  not,
  readTwice,
  returnToHand,
  sequence,
  youOwn,
} from '../../vocabulary/index.ts';

/** A creature from hand for a fight; it is cast only during combat. */
export const surpriseDeployment = card({
  name: 'Surprise Deployment',
  cost: '{3}{W}',
  type: 'Instant',
  castOnlyIf: duringCombat,
  spell: does(
    sequence(
      choose(all(inZone('hand'), youOwn, creature, not(color('W'))), 'chosen', 0, 1),
      move(bound('chosen'), 'battlefield', 'put'),
      ifThen(exists(is(bound('put'))), delayed(beginningOf('end', 'anyone'), returnToHand(bound('put')), ['put'])),
    ),
  ),
  reading: readTwice('fcb24a343e'),
});
