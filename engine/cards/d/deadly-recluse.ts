import { card, keywords, readTwice } from '../../vocabulary/index.ts';

/** A 1/2 Spider with reach and deathtouch. */
export const deadlyRecluse = card({
  name: 'Deadly Recluse',
  cost: '{1}{G}',
  type: 'Creature - Spider',
  pt: '1/2',
  abilities: keywords('reach', 'deathtouch'),
  reading: readTwice('43525306fb'),
});
