import { anyOneTarget, anyTarget, card, cost, damage, does, flashback, readTwice } from '../../vocabulary/index.ts';

/** Two damage, and once more from the graveyard. */
export const firebolt = card({
  name: 'Firebolt',
  cost: '{R}',
  type: 'Sorcery',
  abilities: [flashback(cost('{4}{R}'))],
  spell: does(damage(2, anyTarget()), anyOneTarget),
  reading: readTwice('e2289cdb58'),
});
