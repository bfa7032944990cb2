import { card, keywords, readTwice } from '../../vocabulary/index.ts';

/** A 1/1 Elf Scout with hexproof. */
export const gladecoverScout = card({
  name: 'Gladecover Scout',
  cost: '{G}',
  type: 'Creature - Elf Scout',
  pt: '1/1',
  abilities: keywords('hexproof'),
  reading: readTwice('c4368931a6'),
});
