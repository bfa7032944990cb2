import {
  all,
  card,
  creature,
  enchant,
  exilesUntilItLeaves,
  opponentControls,
  readTwice,
  subtype,
  youControl,
} from '../../vocabulary/index.ts';

/** An Aura on a Mountain that exiles a creature of an opponent for as long as it stays. */
export const chainedToTheRocks = card({
  name: 'Chained to the Rocks',
  cost: '{W}',
  type: 'Enchantment - Aura',
  abilities: [enchant(all(subtype('Mountain'), youControl)), exilesUntilItLeaves(all(creature, opponentControls))],
  reading: readTwice('409c862c93'),
});
