import {
  all,
  cantBeCountered,
  card,
  destroy,
  does,
  land,
  manaValue,
  not,
  readTwice,
  targets,
} from '../../vocabulary/index.ts';

/** Destroys something cheap and cannot be countered. */
export const abruptDecay = card({
  name: 'Abrupt Decay',
  cost: '{B}{G}',
  type: 'Instant',
  abilities: [cantBeCountered],
  spell: does(destroy(), targets(all(not(land), manaValue('at most', 3)))),
  reading: readTwice('377b3cf80e'),
});
