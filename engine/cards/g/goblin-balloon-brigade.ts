import { activated, card, cost, gains, readTwice, source, untilEndOfTurn } from '../../vocabulary/index.ts';

/** Red mana makes it fly. */
export const goblinBalloonBrigade = card({
  name: 'Goblin Balloon Brigade',
  cost: '{R}',
  type: 'Creature - Goblin Warrior',
  pt: '1/1',
  abilities: [activated(cost('{R}'), untilEndOfTurn(source, gains('flying')))],
  reading: readTwice('5e2322b36d'),
});
