import { artifact, card, readTwice, rule } from '../../vocabulary/index.ts';

/** Artifacts lie idle. */
export const collectorOuphe = card({
  name: 'Collector Ouphe',
  cost: '{1}{G}',
  type: 'Creature - Ouphe',
  pt: '2/2',
  abilities: [rule({ kind: 'cantActivate', of: artifact, manaAbilitiesToo: true })],
  reading: readTwice('66d992dd5f'),
});
