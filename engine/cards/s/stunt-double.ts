import { card, creature, entersAsCopy, keywords, readTwice } from '../../vocabulary/index.ts';

/** A Clone at any time. */
export const stuntDouble = card({
  name: 'Stunt Double',
  cost: '{3}{U}',
  type: 'Creature - Shapeshifter',
  pt: '0/0',
  abilities: [...keywords('flash'), entersAsCopy(creature)],
  reading: readTwice('101a526802'),
});
