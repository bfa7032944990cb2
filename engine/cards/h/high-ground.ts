import { all, card, creature, readTwice, rule, youControl } from '../../vocabulary/index.ts';

/** Each creature of yours blocks one more. */
export const highGround = card({
  name: 'High Ground',
  cost: '{W}',
  type: 'Enchantment',
  abilities: [rule({ kind: 'blocksMore', what: all(creature, youControl), more: 1 })],
  reading: readTwice('cdb358c629'),
});
