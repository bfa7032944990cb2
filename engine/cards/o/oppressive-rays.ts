import { attachedBySource, card, cost, creature, enchant, readTwice, rule } from '../../vocabulary/index.ts';

/** A creature's attacks, blocks and abilities cost mana. */
export const oppressiveRays = card({
  name: 'Oppressive Rays',
  cost: '{W}',
  type: 'Enchantment - Aura',
  abilities: [
    enchant(creature),
    rule({
      kind: 'allOf',
      of: [
        {
          kind: 'attackCost',
          what: attachedBySource,
          whom: 'anyone',
          planeswalkersToo: true,
          cost: cost('{3}'),
          times: 1,
        },
        { kind: 'blockCost', what: attachedBySource, cost: cost('{3}') },
      ],
    }),
    rule({ kind: 'abilityCost', of: attachedBySource, by: 'anyone', generic: 3 }),
  ],
  reading: readTwice('5af66eb0e4'),
});
