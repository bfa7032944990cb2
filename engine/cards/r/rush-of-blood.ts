import {
  card,
  creature,
  does,
  modifyPT,
  powerOf,
  readTwice,
  target,
  targets,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** As much power again as it has. */
export const rushOfBlood = card({
  name: 'Rush of Blood',
  cost: '{2}{R}',
  type: 'Instant',
  spell: does(untilEndOfTurn(target(), modifyPT(powerOf(target()), 0)), targets(creature)),
  reading: readTwice('39339ca84a'),
});
