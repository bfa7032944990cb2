import { card, draw, readTwice, replacement } from '../../vocabulary/index.ts';

/** Two cards for each card its controller would draw. */
export const thoughtReflection = card({
  name: 'Thought Reflection',
  cost: '{4}{U}{U}{U}',
  type: 'Enchantment',
  abilities: [replacement({ kind: 'draws', who: 'you', exceptFirst: false, optional: false, instead: draw(2) })],
  reading: readTwice('e6a9c7dbae'),
});
