import {
  attacks,
  card,
  createAttackers,
  isSource,
  keywords,
  readTwice,
  tokenRecord,
  triggered,
} from '../../vocabulary/index.ts';

/** A bird attacks beside it. */
export const falconerAdept = card({
  name: 'Falconer Adept',
  cost: '{3}{W}',
  type: 'Creature - Human Soldier',
  pt: '2/3',
  abilities: [triggered(attacks(isSource), createAttackers('Bird'))],
  tokens: { Bird: tokenRecord('Creature - Bird', '1/1', ['W'], keywords('flying')) },
  reading: readTwice('db8dc5a583'),
});
