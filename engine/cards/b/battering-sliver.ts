import { anthem, card, gains, readTwice, subtype } from '../../vocabulary/index.ts';

/** Slivers trample. */
export const batteringSliver = card({
  name: 'Battering Sliver',
  cost: '{5}{R}',
  type: 'Creature - Sliver',
  pt: '4/4',
  abilities: [anthem(subtype('Sliver'), gains('trample'))],
  reading: readTwice('2565f2db00'),
});
