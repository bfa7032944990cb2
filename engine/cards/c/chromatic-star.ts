import {
  activated,
  addMana,
  anyOneColor,
  card,
  cost,
  draw,
  readTwice,
  sacrificeSource,
  tap,
  whenDies,
} from '../../vocabulary/index.ts';

/** Any colour; a card for going to the graveyard, however it goes. */
export const chromaticStar = card({
  name: 'Chromatic Star',
  cost: '{1}',
  type: 'Artifact',
  abilities: [activated(cost('{1}', tap, sacrificeSource), addMana(anyOneColor())), whenDies(draw())],
  reading: readTwice('0fe5965220'),
});
