import {
  all,
  beginningOf,
  bound,
  card,
  choose,
  continuous,
  controllerOf,
  creature,
  delayed,
  does,
  duringCombat,
  exists,
  gains,
  ifThen,
  inZone,
  is,
  move,
  readTwice,
  returnToHand,
  sacrifice,
  sequence,
  target,
  targets,
  youOwn,
} from '../../vocabulary/index.ts';

/** Two creatures for a fight, one from the graveyard and one from hand; it is cast only during combat. */
export const cauldronDance = card({
  name: 'Cauldron Dance',
  cost: '{4}{B}{R}',
  type: 'Instant',
  castOnlyIf: duringCombat,
  spell: does(
    sequence(
      move(target(), 'battlefield', 'returned'),
      continuous(bound('returned'), 'forever', gains('haste')),
      delayed(beginningOf('end', 'anyone'), returnToHand(bound('returned')), ['returned']),
      choose(all(inZone('hand'), youOwn, creature), 'chosen', 0, 1),
      move(bound('chosen'), 'battlefield', 'put'),
      ifThen(
        exists(is(bound('put'))),
        sequence(
          continuous(bound('put'), 'forever', gains('haste')),
          delayed(beginningOf('end', 'anyone'), sacrifice(controllerOf(bound('put')), is(bound('put'))), ['put']),
        ),
      ),
    ),
    targets(all(creature, inZone('graveyard'), youOwn)),
  ),
  reading: readTwice('5df7d6aba8'),
});
