import { beginningOf, card, may, readTwice, returnToHand, source, triggered } from '../../vocabulary/index.ts';

/** May come back to hand in each of its owner’s upkeeps. */
export const squeeGoblinNabob = card({
  name: 'Squee, Goblin Nabob',
  cost: '{2}{R}',
  type: 'Legendary Creature - Goblin',
  pt: '1/1',
  abilities: [triggered(beginningOf('upkeep', 'you'), may(returnToHand(source)), { zone: 'graveyard' })],
  reading: readTwice('42960fa73d'),
});
