import {
  activated,
  all,
  anyOneTarget,
  anyTarget,
  card,
  color,
  cost,
  creature,
  damage,
  readTwice,
  returnToHand,
  tap,
  tapUntapped,
  targets,
  untap,
  untapTapped,
  youControl,
} from '../../vocabulary/index.ts';

/** Taps with two red creatures for damage, untaps with two blue ones to return a creature. */
export const crackleburr = card({
  name: 'Crackleburr',
  cost: '{1}{U/R}{U/R}',
  type: 'Creature - Elemental',
  pt: '2/2',
  abilities: [
    activated(cost('{U/R}{U/R}', tap, tapUntapped(all(creature, color('R'), youControl), 2)), damage(3, anyTarget()), {
      targets: [anyOneTarget],
    }),
    activated(cost('{U/R}{U/R}', untap, untapTapped(all(creature, color('U'), youControl), 2)), returnToHand(), {
      targets: [targets(creature)],
    }),
  ],
  reading: readTwice('d65fb72906'),
});
