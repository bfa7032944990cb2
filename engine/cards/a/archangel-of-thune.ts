import {
  all,
  card,
  creature,
  each,
  keywords,
  putCounters,
  readTwice,
  triggered,
  youControl,
} from '../../vocabulary/index.ts';

/** Life makes creatures grow. */
export const archangelOfThune = card({
  name: 'Archangel of Thune',
  cost: '{3}{W}{W}',
  type: 'Creature - Angel',
  pt: '3/4',
  abilities: [
    ...keywords('flying', 'lifelink'),
    triggered({ kind: 'gainsLife', who: 'you' }, putCounters('+1/+1', 1, each(all(creature, youControl)))),
  ],
  reading: readTwice('fb3c3423db'),
});
