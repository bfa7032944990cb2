import { all, anthem, card, creature, gains, readTwice, youControl } from '../../vocabulary/index.ts';

/** Your creatures stay awake. */
export const serrasBlessing = card({
  name: "Serra's Blessing",
  cost: '{1}{W}',
  type: 'Enchantment',
  abilities: [anthem(all(creature, youControl), gains('vigilance'))],
  reading: readTwice('dd0f80c51b'),
});
