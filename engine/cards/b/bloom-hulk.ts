import { card, proliferate, readTwice, whenEnters } from '../../vocabulary/index.ts';

/** It proliferates. */
export const bloomHulk = card({
  name: 'Bloom Hulk',
  cost: '{3}{G}',
  type: 'Creature - Plant Elemental',
  pt: '4/4',
  abilities: [whenEnters(proliferate)],
  reading: readTwice('0cb2801252'),
});
