import {
  all,
  beginningOf,
  bound,
  card,
  creature,
  delayed,
  does,
  inZone,
  move,
  readTwice,
  sacrificeThese,
  sequence,
  target,
  targets,
  youOwn,
} from '../../vocabulary/index.ts';

/** A creature is back until the next end step. */
export const footstepsOfTheGoryo = card({
  name: 'Footsteps of the Goryo',
  cost: '{2}{B}',
  type: 'Sorcery - Arcane',
  spell: does(
    sequence(
      move(target(), 'battlefield', 'returned'),
      delayed(beginningOf('end', 'anyone'), sacrificeThese(bound('returned')), ['returned']),
    ),
    targets(all(inZone('graveyard'), youOwn, creature)),
  ),
  reading: readTwice('a7cadccf6e'),
});
