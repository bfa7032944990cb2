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

/** Trample for its side alone. */
export const archetypeOfAggression = card({
  name: 'Archetype of Aggression',
  cost: '{1}{R}{R}',
  type: 'Enchantment Creature - Human Warrior',
  pt: '3/2',
  abilities: [
    anthem(all(creature, youControl), gains('trample')),
    anthem(all(creature, opponentControls), cantHave('trample')),
  ],
  reading: readTwice('e99a7c8503'),
});
