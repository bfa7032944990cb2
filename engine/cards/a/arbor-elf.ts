import { activated, card, cost, readTwice, subtype, tap, targets, untapThese } from '../../vocabulary/index.ts';

/** Untaps a Forest. */
export const arborElf = card({
  name: 'Arbor Elf',
  cost: '{G}',
  type: 'Creature - Elf Druid',
  pt: '1/1',
  abilities: [activated(cost('', tap), untapThese(), { targets: [targets(subtype('Forest'))] })],
  reading: readTwice('883630e022'),
});
