import { card, cascade, keywords, readTwice } from '../../vocabulary/index.ts';

/** A large creature with cascade. */
export const annoyedAltisaur = card({
  name: 'Annoyed Altisaur',
  cost: '{5}{G}{G}',
  type: 'Creature - Dinosaur',
  pt: '6/5',
  abilities: [...keywords('reach', 'trample'), cascade()],
  reading: readTwice('0452e0d6f9'),
});
