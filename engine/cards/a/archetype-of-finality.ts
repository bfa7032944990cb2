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

/** Deathtouch for its side alone. */
export const archetypeOfFinality = card({
  name: 'Archetype of Finality',
  cost: '{4}{B}{B}',
  type: 'Enchantment Creature - Gorgon',
  pt: '2/3',
  abilities: [
    anthem(all(creature, youControl), gains('deathtouch')),
    anthem(all(creature, opponentControls), cantHave('deathtouch')),
  ],
  reading: readTwice('c5b3131b3d'),
});
