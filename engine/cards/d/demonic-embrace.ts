import {
  alsoTypes,
  card,
  cost,
  creature,
  discardCost,
  enchant,
  enchantedGets,
  gains,
  inZone,
  isSource,
  mayCastFrom,
  modifyPT,
  payLife,
  readTwice,
  rule,
  USUAL_TERMS,
} from '../../vocabulary/index.ts';

/** An Aura that can be cast from the graveyard for life and a card besides. */
export const demonicEmbrace = card({
  name: 'Demonic Embrace',
  cost: '{1}{B}{B}',
  type: 'Enchantment - Aura',
  abilities: [
    enchant(creature),
    enchantedGets(modifyPT(3, 1), gains('flying'), alsoTypes([], ['Demon'])),
    rule(
      mayCastFrom('graveyard', isSource, {
        terms: { ...USUAL_TERMS, besides: cost('', payLife(3), discardCost(inZone('hand'))) },
      }),
      null,
      'graveyard',
    ),
  ],
  reading: readTwice('e2204d8ebb'),
});
