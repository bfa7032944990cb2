import { addLandTypes, anthem, card, land, readTwice } from '../../vocabulary/index.ts';

/** Every land is a Forest too. */
export const yavimayaCradleOfGrowth = card({
  name: 'Yavimaya, Cradle of Growth',
  cost: '',
  type: 'Legendary Land',
  abilities: [anthem(land, addLandTypes('Forest'))],
  reading: readTwice('5cdfb03e2b'),
});
