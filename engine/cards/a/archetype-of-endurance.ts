import {
  all,
  anthem,
  cantHave,
  card,
  creature,
  gains,
  opponentControls,
  readTwice,
  youControl,
} from '../../vocabulary/index.ts';

/** Hexproof for its side alone. */
export const archetypeOfEndurance = card({
  name: 'Archetype of Endurance',
  cost: '{6}{G}{G}',
  type: 'Enchantment Creature - Boar',
  pt: '6/5',
  abilities: [
    anthem(all(creature, youControl), gains('hexproof')),
    anthem(all(creature, opponentControls), cantHave('hexproof')),
  ],
  reading: readTwice('5f12fb34c9'),
});
