import { addLandTypes, anthem, card, land, readTwice } from '../../vocabulary/index.ts';

/** Every land is a Swamp besides. */
export const urborgTombOfYawgmoth = card({
  name: 'Urborg, Tomb of Yawgmoth',
  cost: '',
  type: 'Legendary Land',
  abilities: [anthem(land, addLandTypes('Swamp'))],
  reading: readTwice('0841c98ca6'),
});
