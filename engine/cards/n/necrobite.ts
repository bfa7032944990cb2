import {
  card,
  creature,
  does,
  gains,
  readTwice,
  regenerateIt,
  sequence,
  target,
  targets,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** Deathtouch, and it is saved. */
export const necrobite = card({
  name: 'Necrobite',
  cost: '{2}{B}',
  type: 'Instant',
  spell: does(sequence(untilEndOfTurn(target(), gains('deathtouch')), regenerateIt(target())), targets(creature)),
  reading: readTwice('895ca644e6'),
});
