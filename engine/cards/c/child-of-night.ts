import { card, keywords, readTwice } from '../../vocabulary/index.ts';

/** A 2/1 Vampire with lifelink. */
export const childOfNight = card({
  name: 'Child of Night',
  cost: '{1}{B}',
  type: 'Creature - Vampire',
  pt: '2/1',
  abilities: keywords('lifelink'),
  reading: readTwice('8701c4216a'),
});
