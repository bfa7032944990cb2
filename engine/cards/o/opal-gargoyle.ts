import { card, casts, creature, gains, readTwice, wakesAs } from '../../vocabulary/index.ts';

/** A Gargoyle that flies as soon as an opponent casts a creature. */
export const opalGargoyle = card({
  name: 'Opal Gargoyle',
  cost: '{1}{W}',
  type: 'Enchantment',
  abilities: [wakesAs('Gargoyle', casts('opponent', creature), 2, 2, gains('flying'))],
  reading: readTwice('654dc6ef97'),
});
