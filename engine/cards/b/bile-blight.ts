import {
  all,
  card,
  creature,
  does,
  each,
  modifyPT,
  readTwice,
  sameNameAs,
  target,
  targets,
  together,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** A creature and its namesakes are smaller by three. */
export const bileBlight = card({
  name: 'Bile Blight',
  cost: '{B}{B}',
  type: 'Instant',
  spell: does(
    untilEndOfTurn(together(target(), each(all(creature, sameNameAs(target())))), modifyPT(-3, -3)),
    targets(creature),
  ),
  reading: readTwice('5b18c56881'),
});
