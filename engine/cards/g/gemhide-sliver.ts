import { anthem, anyOneColor, card, grants, readTwice, subtype, tapFor } from '../../vocabulary/index.ts';

/** Every Sliver makes any colour. */
export const gemhideSliver = card({
  name: 'Gemhide Sliver',
  cost: '{1}{G}',
  type: 'Creature - Sliver',
  pt: '1/1',
  abilities: [anthem(subtype('Sliver'), grants(tapFor(anyOneColor())))],
  reading: readTwice('79c38538d4'),
});
