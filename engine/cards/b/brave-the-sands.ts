import { all, anthem, card, creature, gains, readTwice, rule, youControl } from '../../vocabulary/index.ts';

/** Each creature of yours is watchful and blocks one more. */
export const braveTheSands = card({
  name: 'Brave the Sands',
  cost: '{1}{W}',
  type: 'Enchantment',
  abilities: [
    anthem(all(creature, youControl), gains('vigilance')),
    rule({ kind: 'blocksMore', what: all(creature, youControl), more: 1 }),
  ],
  reading: readTwice('9671e15963'),
});
