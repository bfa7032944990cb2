import { anthem, anyOneColor, card, grants, read, subtype, tapFor } from '../../vocabulary/index.ts';

/** Every Sliver makes any colour. */
export const gemhideSliver = card({
  name: 'Gemhide Sliver',
  cost: '{1}{G}',
  type: 'Creature - Sliver',
  pt: '1/1',
  abilities: [anthem(subtype('Sliver'), grants(tapFor(anyOneColor())))],
  reading: read('79c38538d4'),
});
