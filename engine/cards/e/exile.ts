import {
  all,
  attacking,
  card,
  color,
  creature,
  does,
  gainLife,
  move,
  not,
  readTwice,
  sequence,
  target,
  targets,
  toughnessOf,
} from '../../vocabulary/index.ts';

/** Exiles an attacker that is not white, for life. */
export const exile = card({
  name: 'Exile',
  cost: '{2}{W}',
  type: 'Instant',
  spell: does(
    sequence(move(target(), 'exile'), gainLife(toughnessOf(target()))),
    targets(all(creature, attacking, not(color('W')))),
  ),
  reading: readTwice('9f51a8cccc'),
});
