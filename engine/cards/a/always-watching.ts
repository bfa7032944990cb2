import {
  all,
  anthem,
  card,
  creature,
  gains,
  modifyPT,
  nontoken,
  readTwice,
  youControl,
} from '../../vocabulary/index.ts';

/** Creatures that are no tokens are larger and watchful. */
export const alwaysWatching = card({
  name: 'Always Watching',
  cost: '{1}{W}{W}',
  type: 'Enchantment',
  abilities: [anthem(all(creature, nontoken, youControl), modifyPT(1, 1), gains('vigilance'))],
  reading: readTwice('0e68d37ed9'),
});
