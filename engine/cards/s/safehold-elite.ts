import { card, persist, readTwice } from '../../vocabulary/index.ts';

/** It persists. */
export const safeholdElite = card({
  name: 'Safehold Elite',
  cost: '{1}{G/W}',
  type: 'Creature - Elf Scout',
  pt: '2/2',
  abilities: [persist],
  reading: readTwice('74d0487704'),
});
