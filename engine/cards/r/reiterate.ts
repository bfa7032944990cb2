import {
  all,
  any,
  buyback,
  card,
  copySpell,
  cost,
  does,
  instant,
  readTwice,
  sorcery,
  spell,
  targets,
} from '../../vocabulary/index.ts';

/** Copies an instant or sorcery, and may come back to hand. */
export const reiterate = card({
  name: 'Reiterate',
  cost: '{1}{R}{R}',
  type: 'Instant',
  additionalCosts: [buyback(cost('{3}'))],
  spell: does(copySpell(), targets(all(spell, any(instant, sorcery)))),
  reading: readTwice('1e345cb88f'),
});
