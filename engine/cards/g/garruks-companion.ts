import { card, keywords, readTwice } from '../../vocabulary/index.ts';

/** A 3/2 Beast with trample. */
export const garruksCompanion = card({
  name: "Garruk's Companion",
  cost: '{G}{G}',
  type: 'Creature - Beast',
  pt: '3/2',
  abilities: keywords('trample'),
  reading: readTwice('25612a13b0'),
});
