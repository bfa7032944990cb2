import {
  card,
  cost,
  creature,
  does,
  flashback,
  gains,
  modifyPT,
  readTwice,
  target,
  targets,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** Strength and trample, twice. */
export const wildHunger = card({
  name: 'Wild Hunger',
  cost: '{2}{G}',
  type: 'Instant',
  abilities: [flashback(cost('{3}{R}'))],
  spell: does(untilEndOfTurn(target(), modifyPT(3, 1), gains('trample')), targets(creature)),
  reading: readTwice('50bcc07eb2'),
});
