import { activated, card, cost, creature, draw, readTwice, sacrificeCost, tap } from '../../vocabulary/index.ts';

/** A card for a creature. */
export const phyrexianVault = card({
  name: 'Phyrexian Vault',
  cost: '{3}',
  type: 'Artifact',
  abilities: [activated(cost('{2}', tap, sacrificeCost(creature)), draw())],
  reading: readTwice('ba04cd637a'),
});
