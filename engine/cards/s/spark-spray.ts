import { anyOneTarget, anyTarget, card, cycling, damage, does, readTwice } from '../../vocabulary/index.ts';

/** A point of damage, or a card. */
export const sparkSpray = card({
  name: 'Spark Spray',
  cost: '{R}',
  type: 'Instant',
  abilities: [cycling('{R}')],
  spell: does(damage(1, anyTarget()), anyOneTarget),
  reading: readTwice('5a17cfa6f3'),
});
