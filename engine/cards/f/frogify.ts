import { card, creature, enchant, enchantedGets, readTwice, setBasePT, setColors } from '../../vocabulary/index.ts';

/** The enchanted creature is a blue 1/1 Frog and nothing else. */
export const frogify = card({
  name: 'Frogify',
  cost: '{1}{U}',
  type: 'Enchantment - Aura',
  abilities: [
    enchant(creature),
    enchantedGets(
      { kind: 'loseAll' },
      setColors('U'),
      { kind: 'setTypes', types: ['creature'], subtypes: ['Frog'] },
      setBasePT(1, 1),
    ),
  ],
  reading: readTwice('b82074b84a'),
});
