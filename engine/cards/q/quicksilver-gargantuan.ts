import { card, creature, entersAsCopy, readTwice } from '../../vocabulary/index.ts';

/** A copy of a creature, but 7/7. */
export const quicksilverGargantuan = card({
  name: 'Quicksilver Gargantuan',
  cost: '{5}{U}{U}',
  type: 'Creature - Shapeshifter',
  pt: '7/7',
  abilities: [entersAsCopy(creature, [{ kind: 'setPT', power: 7, toughness: 7 }])],
  reading: readTwice('5714ef83a8'),
});
