import {
  card,
  cost,
  creature,
  enchant,
  enchantedGets,
  isSource,
  mayCastFrom,
  modifyPT,
  readTwice,
  rule,
  USUAL_TERMS,
} from '../../vocabulary/index.ts';

/** An Aura that can be cast from the graveyard for another cost. */
export const raffinesGuidance = card({
  name: "Raffine's Guidance",
  cost: '{W}',
  type: 'Enchantment - Aura',
  abilities: [
    enchant(creature),
    enchantedGets(modifyPT(1, 1)),
    rule(
      mayCastFrom('graveyard', isSource, {
        terms: { ...USUAL_TERMS, cost: { kind: 'instead', cost: cost('{2}{W}') } },
      }),
      null,
      'graveyard',
    ),
  ],
  reading: readTwice('3466297c79'),
});
