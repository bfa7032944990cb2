import {
  all,
  any,
  anything,
  card,
  does,
  instant,
  inZone,
  mayCastFree,
  opponentOwns,
  readTwice,
  sorcery,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** An instant or sorcery can be cast from an opponent's graveyard for nothing. */
export const memoryPlunder = card({
  name: 'Memory Plunder',
  cost: '{U/B}{U/B}{U/B}{U/B}',
  type: 'Instant',
  spell: does(mayCastFree(target(), anything), targets(all(any(instant, sorcery), inZone('graveyard'), opponentOwns))),
  reading: readTwice('edf16a84ca'),
});
