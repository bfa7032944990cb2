import {
  all,
  buyback,
  card,
  cost,
  counterIt,
  does,
  manaValue,
  readTwice,
  spell,
  targets,
  X,
} from '../../vocabulary/index.ts';

/** Counters a spell of just its X, and may come back to hand. */
export const spellBurst = card({
  name: 'Spell Burst',
  cost: '{X}{U}',
  type: 'Instant',
  additionalCosts: [buyback(cost('{3}'))],
  spell: does(counterIt(), targets(all(spell, manaValue('exactly', X)))),
  reading: readTwice('9fd1c9d665'),
});
