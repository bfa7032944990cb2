import {
  allOf,
  beginningOf,
  card,
  creature,
  delayed,
  does,
  draw,
  duringStep,
  each,
  gains,
  read,
  sequence,
  unless,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** Menace for all creatures and a card next turn; it is cast only in combat before blockers. */
export const gorillaWarCry = card({
  name: 'Gorilla War Cry',
  cost: '{1}{R}',
  type: 'Instant',
  castOnlyIf: unless(allOf(unless(duringStep('beginning of combat')), unless(duringStep('declare attackers')))),
  spell: does(
    sequence(untilEndOfTurn(each(creature), gains('menace')), delayed(beginningOf('upkeep', 'anyone'), draw())),
  ),
  reading: read('cc37ecf9ad'),
});
