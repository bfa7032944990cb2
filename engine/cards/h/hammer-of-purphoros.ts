import {
  activated,
  all,
  anthem,
  card,
  cost,
  createTokens,
  creature,
  gains,
  land,
  readTwice,
  sacrificeCost,
  tap,
  tokenRecord,
  youControl,
} from '../../vocabulary/index.ts';

/** Haste for its controller's creatures; a Golem for a land. */
export const hammerOfPurphoros = card({
  name: 'Hammer of Purphoros',
  cost: '{1}{R}{R}',
  type: 'Legendary Enchantment Artifact',
  abilities: [
    anthem(all(creature, youControl), gains('haste')),
    activated(cost('{2}{R}', tap, sacrificeCost(land)), createTokens('Golem')),
  ],
  tokens: { Golem: tokenRecord('Enchantment Artifact Creature - Golem', '3/3') },
  reading: readTwice('8c701890d4'),
});
