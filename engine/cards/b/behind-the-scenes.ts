import {
  activated,
  all,
  anthem,
  card,
  cost,
  creature,
  each,
  gains,
  modifyPT,
  readTwice,
  untilEndOfTurn,
  youControl,
} from '../../vocabulary/index.ts';

/** Creatures skulk, and grow for a turn. */
export const behindTheScenes = card({
  name: 'Behind the Scenes',
  cost: '{2}{B}',
  type: 'Enchantment',
  abilities: [
    anthem(all(creature, youControl), gains('skulk')),
    activated(cost('{4}{W}'), untilEndOfTurn(each(all(creature, youControl)), modifyPT(1, 1))),
  ],
  reading: readTwice('ffd2483348'),
});
