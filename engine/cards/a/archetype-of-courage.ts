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

/** First strike for its side alone. */
export const archetypeOfCourage = card({
  name: 'Archetype of Courage',
  cost: '{1}{W}{W}',
  type: 'Enchantment Creature - Human Soldier',
  pt: '2/2',
  abilities: [
    anthem(all(creature, youControl), gains('first strike')),
    anthem(all(creature, opponentControls), cantHave('first strike')),
  ],
  reading: readTwice('c3802f36f2'),
});
