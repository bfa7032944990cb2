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

/** Flying for its side alone. */
export const archetypeOfImagination = card({
  name: 'Archetype of Imagination',
  cost: '{4}{U}{U}',
  type: 'Enchantment Creature - Human Wizard',
  pt: '3/2',
  abilities: [
    anthem(all(creature, youControl), gains('flying')),
    anthem(all(creature, opponentControls), cantHave('flying')),
  ],
  reading: readTwice('146480cedd'),
});
