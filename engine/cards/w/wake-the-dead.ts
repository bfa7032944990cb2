import {
  all,
  allOf,
  beginningOf,
  bound,
  card,
  creature,
  delayed,
  does,
  duringCombat,
  inZone,
  move,
  readTwice,
  sacrificeThese,
  sequence,
  target,
  targets,
  unless,
  X,
  youOwn,
  yourTurn,
} from '../../vocabulary/index.ts';

/** X creature cards come back for a fight; it is cast only in another player's combat. */
export const wakeTheDead = card({
  name: 'Wake the Dead',
  cost: '{X}{B}{B}',
  type: 'Instant',
  castOnlyIf: allOf(duringCombat, unless(yourTurn)),
  spell: does(
    sequence(
      move(target(), 'battlefield', 'returned'),
      delayed(beginningOf('end', 'anyone'), sacrificeThese(bound('returned')), ['returned']),
    ),
    targets(all(creature, inZone('graveyard'), youOwn), X),
  ),
  reading: readTwice('f16ca6b09e'),
});
