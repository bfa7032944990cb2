import { cantBeCountered, card, keywords, read } from '../../vocabulary/index.ts';

/** A huge creature that neither counters nor targets stop. */
export const carnageTyrant = card({
  name: 'Carnage Tyrant',
  cost: '{4}{G}{G}',
  type: 'Creature - Dinosaur',
  pt: '7/6',
  abilities: [cantBeCountered, ...keywords('trample', 'hexproof')],
  reading: read('f9e1d43b21'),
});
