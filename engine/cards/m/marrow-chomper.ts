import { card, devour, gainLife, readTwice, rememberedNumber, times, whenEnters } from '../../vocabulary/index.ts';

/** Two life for each that it devoured. */
export const marrowChomper = card({
  name: 'Marrow Chomper',
  cost: '{3}{B}{G}',
  type: 'Creature - Zombie Lizard',
  pt: '3/3',
  abilities: [devour(2), whenEnters(gainLife(times(2, rememberedNumber('devoured'))))],
  reading: readTwice('583f12709b'),
});
