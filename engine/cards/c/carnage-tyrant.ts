import { cantBeCountered, card, keywords, readTwice } from '../../vocabulary/index.ts';

/** A huge creature that neither counters nor targets stop. */
export const carnageTyrant = card({
  name: 'Carnage Tyrant',
  cost: '{4}{G}{G}',
  type: 'Creature - Dinosaur',
  pt: '7/6',
  abilities: [cantBeCountered, ...keywords('trample', 'hexproof')],
  reading: readTwice('f9e1d43b21'),
});
