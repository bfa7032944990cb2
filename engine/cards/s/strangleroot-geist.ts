import { card, keywords, readTwice, undying } from '../../vocabulary/index.ts';

/** A fast one that comes back bigger, once. */
export const stranglerootGeist = card({
  name: 'Strangleroot Geist',
  cost: '{G}{G}',
  type: 'Creature - Spirit',
  pt: '2/1',
  abilities: [...keywords('haste'), undying],
  reading: readTwice('d6b28dfd57'),
});
