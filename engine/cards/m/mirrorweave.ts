import {
  all,
  becomeCopy,
  card,
  creature,
  does,
  each,
  is,
  legendary,
  not,
  readTwice,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** All other creatures are one creature, for the turn. */
export const mirrorweave = card({
  name: 'Mirrorweave',
  cost: '{2}{W/U}{W/U}',
  type: 'Instant',
  spell: does(
    becomeCopy(each(all(creature, not(is(target())))), target(), 'until end of turn'),
    targets(all(creature, not(legendary))),
  ),
  reading: readTwice('715b562007'),
});
