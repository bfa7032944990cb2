import {
  attached,
  beginningOf,
  card,
  createCopyTokens,
  creature,
  enchant,
  readTwice,
  triggered,
} from '../../vocabulary/index.ts';

/** A copy of the enchanted creature in each upkeep. */
export const followedFootsteps = card({
  name: 'Followed Footsteps',
  cost: '{3}{U}{U}',
  type: 'Enchantment - Aura',
  abilities: [enchant(creature), triggered(beginningOf('upkeep', 'you'), createCopyTokens(attached))],
  reading: readTwice('9f7b2cf0f7'),
});
