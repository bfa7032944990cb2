import { activated, card, cost, draw, oneOf, readTwice, sacrificeSource, tap, tapFor } from '../../vocabulary/index.ts';

/** White, black or green, or a card for all three. */
export const abzanBanner = card({
  name: 'Abzan Banner',
  cost: '{3}',
  type: 'Artifact',
  abilities: [tapFor(oneOf('W', 'B', 'G')), activated(cost('{W}{B}{G}', tap, sacrificeSource), draw())],
  reading: readTwice('33725f76a7'),
});
