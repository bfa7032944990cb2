import {
  activated,
  card,
  cost,
  creature,
  discardCost,
  draw,
  enchant,
  enchantedGets,
  grants,
  inZone,
  readTwice,
  tap,
} from '../../vocabulary/index.ts';

/** The enchanted creature turns cards into others. */
export const epiphanyStorm = card({
  name: 'Epiphany Storm',
  cost: '{R}',
  type: 'Enchantment - Aura',
  abilities: [
    enchant(creature),
    enchantedGets(grants(activated(cost('{R}', tap, discardCost(inZone('hand'))), draw()))),
  ],
  reading: readTwice('da0fd90e15'),
});
