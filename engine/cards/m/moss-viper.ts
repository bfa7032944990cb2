import { card, keywords, readTwice } from '../../vocabulary/index.ts';

/** A 1/1 Snake with deathtouch. */
export const mossViper = card({
  name: 'Moss Viper',
  cost: '{G}',
  type: 'Creature - Snake',
  pt: '1/1',
  abilities: keywords('deathtouch'),
  reading: readTwice('344d4bec5f'),
});
