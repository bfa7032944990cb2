import { attached, card, creature, enchant, is, readTwice, rule } from '../../vocabulary/index.ts';

/** The enchanted creature takes no part in combat. */
export const pacifism = card({
  name: 'Pacifism',
  cost: '{1}{W}',
  type: 'Enchantment - Aura',
  abilities: [
    enchant(creature),
    rule({
      kind: 'allOf',
      of: [
        { kind: 'cantAttack', what: is(attached) },
        { kind: 'cantBlock', what: is(attached) },
      ],
    }),
  ],
  reading: readTwice('8cc3eb8a82'),
});
