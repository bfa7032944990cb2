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

/** Cats attack beside it. */
export const leoninWarleader = card({
  name: 'Leonin Warleader',
  cost: '{2}{W}{W}',
  type: 'Creature - Cat Soldier',
  pt: '4/4',
  abilities: [triggered(attacks(isSource), createAttackers('Cat', 2))],
  tokens: { Cat: tokenRecord('Creature - Cat', '1/1', ['W'], keywords('lifelink')) },
  reading: readTwice('44f2c7208d'),
});
