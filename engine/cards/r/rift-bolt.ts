import { anyOneTarget, anyTarget, card, cost, damage, does, readTwice, suspend } from '../../vocabulary/index.ts';

/** Three damage, now or a turn later for less. */
export const riftBolt = card({
  name: 'Rift Bolt',
  cost: '{2}{R}',
  type: 'Sorcery',
  abilities: [...suspend(1, cost('{R}'))],
  spell: does(damage(3, anyTarget()), anyOneTarget),
  reading: readTwice('76b7f31dda'),
});
