import { card, cycling, readTwice, unearth } from '../../vocabulary/index.ts';

/** It can be cycled, and unearthed. */
export const visceraDragger = card({
  name: 'Viscera Dragger',
  cost: '{3}{B}',
  type: 'Creature - Zombie Ogre Warrior',
  pt: '3/3',
  abilities: [cycling('{2}'), unearth('{1}{B}')],
  reading: readTwice('b969a89338'),
});
