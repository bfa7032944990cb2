import { all, anthem, card, creature, gains, modifyPT, readTwice, token, youControl } from '../../vocabulary/index.ts';

/** One more of both and vigilance for its controller's creature tokens. */
export const intangibleVirtue = card({
  name: 'Intangible Virtue',
  cost: '{1}{W}',
  type: 'Enchantment',
  abilities: [anthem(all(creature, token, youControl), modifyPT(1, 1), gains('vigilance'))],
  reading: readTwice('f478f1f0b2'),
});
