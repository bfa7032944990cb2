import { card, keywords, readTwice } from '../../vocabulary/index.ts';

/** A 1/1 Cat Knight with flying and double strike. */
export const skyhunterSkirmisher = card({
  name: 'Skyhunter Skirmisher',
  cost: '{1}{W}{W}',
  type: 'Creature - Cat Knight',
  pt: '1/1',
  abilities: keywords('flying', 'double strike'),
  reading: readTwice('8776c4f947'),
});
