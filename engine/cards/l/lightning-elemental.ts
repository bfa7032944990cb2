import { card, keywords, readTwice } from '../../vocabulary/index.ts';

/** A 4/1 Elemental with haste. */
export const lightningElemental = card({
  name: 'Lightning Elemental',
  cost: '{3}{R}',
  type: 'Creature - Elemental',
  pt: '4/1',
  abilities: keywords('haste'),
  reading: readTwice('a2349ad383'),
});
