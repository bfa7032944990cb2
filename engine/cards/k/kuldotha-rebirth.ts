import {
  additionalCost,
  artifact,
  card,
  cost,
  createTokens,
  does,
  readTwice,
  sacrificeCost,
  tokenRecord,
} from '../../vocabulary/index.ts';

/** Three Goblins for an artifact. */
export const kuldothaRebirth = card({
  name: 'Kuldotha Rebirth',
  cost: '{R}',
  type: 'Sorcery',
  additionalCosts: [additionalCost(cost('', sacrificeCost(artifact)))],
  spell: does(createTokens('Goblin', 3)),
  tokens: { Goblin: tokenRecord('Creature - Goblin', '1/1', ['R']) },
  reading: readTwice('3f43a12f96'),
});
