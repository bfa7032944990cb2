import { all, anthem, card, creature, gains, readTwice, subtype } from '../../vocabulary/index.ts';

/** Clerics are watchful. */
export const akromasDevoted = card({
  name: "Akroma's Devoted",
  cost: '{3}{W}',
  type: 'Creature - Human Cleric',
  pt: '2/4',
  abilities: [anthem(all(creature, subtype('Cleric')), gains('vigilance'))],
  reading: readTwice('3d30ad369c'),
});
