import { card, count, gainLife, mana, readTwice, subtype, tapFor, whenEnters } from '../../vocabulary/index.ts';

/** A life for each Locus. */
export const glimmerpost = card({
  name: 'Glimmerpost',
  cost: '',
  type: 'Land - Locus',
  abilities: [whenEnters(gainLife(count(subtype('Locus')))), tapFor(mana('{C}'))],
  reading: readTwice('2588c8b800'),
});
