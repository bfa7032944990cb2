import { activated, addMana, card, cost, discardCost, inZone, mana, readTwice, tap } from '../../vocabulary/index.ts';

/** A card and one black for three black. */
export const bogWitch = card({
  name: 'Bog Witch',
  cost: '{2}{B}',
  type: 'Creature - Human Spellshaper',
  pt: '1/1',
  abilities: [activated(cost('{B}', tap, discardCost(inZone('hand'))), addMana(mana('{B}{B}{B}')))],
  reading: readTwice('80f5975cd6'),
});
