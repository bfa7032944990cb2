import { activated, addMana, artifact, card, cost, mana, readTwice, sacrificeCost } from '../../vocabulary/index.ts';

/** Two colourless for each artifact, itself too. */
export const krarkClanIronworks = card({
  name: 'Krark-Clan Ironworks',
  cost: '{4}',
  type: 'Artifact',
  abilities: [activated(cost('', sacrificeCost(artifact)), addMana(mana('{C}{C}')))],
  reading: readTwice('967388d997'),
});
