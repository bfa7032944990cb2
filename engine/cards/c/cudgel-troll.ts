import { activated, card, cost, readTwice, regenerateIt } from '../../vocabulary/index.ts';

/** Regenerates. */
export const cudgelTroll = card({
  name: 'Cudgel Troll',
  cost: '{2}{G}{G}',
  type: 'Creature - Troll',
  pt: '4/3',
  abilities: [activated(cost('{G}'), regenerateIt())],
  reading: readTwice('d0c6455433'),
});
