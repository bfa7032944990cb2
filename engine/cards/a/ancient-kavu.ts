import { activated, card, cost, readTwice, setColors, source, untilEndOfTurn } from '../../vocabulary/index.ts';

/** It becomes colourless. */
export const ancientKavu = card({
  name: 'Ancient Kavu',
  cost: '{3}{R}',
  type: 'Creature - Kavu',
  pt: '3/3',
  abilities: [activated(cost('{2}'), untilEndOfTurn(source, setColors()))],
  reading: readTwice('8ca550ba59'),
});
