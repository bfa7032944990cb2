import { activated, addMana, artifact, card, cost, mana, read, sacrificeCost } from '../../vocabulary/index.ts';

/** Two colourless for each artifact, itself too. */
export const krarkClanIronworks = card({
  name: 'Krark-Clan Ironworks',
  cost: '{4}',
  type: 'Artifact',
  abilities: [activated(cost('', sacrificeCost(artifact)), addMana(mana('{C}{C}')))],
  reading: read('967388d997'),
});
