import {
  activated,
  card,
  cost,
  mana,
  putCountersCost,
  readTwice,
  source,
  tapFor,
  untapThese,
} from '../../vocabulary/index.ts';

/** Green; untaps for a counter, at a cost without the untap symbol. */
export const devotedDruid = card({
  name: 'Devoted Druid',
  cost: '{1}{G}',
  type: 'Creature - Elf Druid',
  pt: '0/2',
  abilities: [tapFor(mana('{G}')), activated(cost('', putCountersCost('-1/-1')), untapThese(source))],
  reading: readTwice('b3ed7c99e9'),
});
