import { all, anthem, attacking, card, creature, gains, readTwice, youControl } from '../../vocabulary/index.ts';

/** Attackers strike twice. */
export const berserkersOnslaught = card({
  name: "Berserkers' Onslaught",
  cost: '{3}{R}{R}',
  type: 'Enchantment',
  abilities: [anthem(all(creature, attacking, youControl), gains('double strike'))],
  reading: readTwice('78272f1a08'),
});
