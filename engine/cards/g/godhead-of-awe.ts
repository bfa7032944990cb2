import { all, anthem, card, creature, keywords, other, readTwice, setBasePT } from '../../vocabulary/index.ts';

/** Beside it every creature is small, with all its abilities. */
export const godheadOfAwe = card({
  name: 'Godhead of Awe',
  cost: '{W/U}{W/U}{W/U}{W/U}{W/U}',
  type: 'Creature - Spirit Avatar',
  pt: '4/4',
  abilities: [...keywords('flying'), anthem(all(other, creature), setBasePT(1, 1))],
  reading: readTwice('fec72c8cd8'),
});
