import { card, keywords, read } from '../../vocabulary/index.ts';

/** A 1/1 Elf Scout with hexproof. */
export const gladecoverScout = card({
  name: 'Gladecover Scout',
  cost: '{G}',
  type: 'Creature - Elf Scout',
  pt: '1/1',
  abilities: keywords('hexproof'),
  reading: read('c4368931a6'),
});
