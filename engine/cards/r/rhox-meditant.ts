import { all, card, color, draw, exists, readTwice, whenEnters, youControl } from '../../vocabulary/index.ts';

/** A card, with a green permanent. */
export const rhoxMeditant = card({
  name: 'Rhox Meditant',
  cost: '{3}{W}',
  type: 'Creature - Rhino Monk',
  pt: '2/4',
  abilities: [whenEnters(draw(), { onlyIf: exists(all(color('G'), youControl)) })],
  reading: readTwice('10f55f0477'),
});
