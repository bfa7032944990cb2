import { attached, card, creature, enchant, is, readTwice, rule } from '../../vocabulary/index.ts';

/** The enchanted creature does nothing. */
export const arrest = card({
  name: 'Arrest',
  cost: '{2}{W}',
  type: 'Enchantment - Aura',
  abilities: [
    enchant(creature),
    rule({
      kind: 'allOf',
      of: [
        { kind: 'cantAttack', what: is(attached) },
        { kind: 'cantBlock', what: is(attached) },
        { kind: 'cantActivate', of: is(attached), manaAbilitiesToo: true },
      ],
    }),
  ],
  reading: readTwice('30cb80a276'),
});
