import { attachedBySource, card, cost, creature, enchant, readTwice, rule } from '../../vocabulary/index.ts';

/** A creature's attacks cost mana. */
export const brainwash = card({
  name: 'Brainwash',
  cost: '{W}',
  type: 'Enchantment - Aura',
  abilities: [
    enchant(creature),
    rule({
      kind: 'attackCost',
      what: attachedBySource,
      whom: 'anyone',
      planeswalkersToo: true,
      cost: cost('{3}'),
      times: 1,
    }),
  ],
  reading: readTwice('6628b461c5'),
});
