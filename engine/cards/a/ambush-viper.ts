import { card, keywords, readTwice } from '../../vocabulary/index.ts';

/** A 2/1 Snake with flash and deathtouch. */
export const ambushViper = card({
  name: 'Ambush Viper',
  cost: '{1}{G}',
  type: 'Creature - Snake',
  pt: '2/1',
  abilities: keywords('flash', 'deathtouch'),
  reading: readTwice('dd758e4498'),
});
