import { card, keywords, readTwice } from '../../vocabulary/index.ts';

/** A 6/6 Dinosaur with trample. */
export const colossalDreadmaw = card({
  name: 'Colossal Dreadmaw',
  cost: '{4}{G}{G}',
  type: 'Creature - Dinosaur',
  pt: '6/6',
  abilities: keywords('trample'),
  reading: readTwice('25612a13b0'),
});
