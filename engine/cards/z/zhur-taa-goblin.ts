import { card, readTwice, riot } from '../../vocabulary/index.ts';

/** Riot, and no more. */
export const zhurTaaGoblin = card({
  name: 'Zhur-Taa Goblin',
  cost: '{R}{G}',
  type: 'Creature - Goblin Berserker',
  pt: '2/2',
  abilities: [riot],
  reading: readTwice('f6798f49bb'),
});
