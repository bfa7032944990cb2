import { beginningOf, card, keywords, putCounters, readTwice, triggered, you } from '../../vocabulary/index.ts';

/** It poisons its controller too. */
export const phyrexianVatmother = card({
  name: 'Phyrexian Vatmother',
  cost: '{2}{B}{B}',
  type: 'Creature - Phyrexian Horror',
  pt: '4/5',
  abilities: [...keywords('infect'), triggered(beginningOf('upkeep', 'you'), putCounters('poison', 1, you))],
  reading: readTwice('8d3444cf6b'),
});
