import { all, asEnters, basic, card, compare, count, land, readTwice, youControl } from '../../vocabulary/index.ts';

/** A Forest and a Plains, quick beside two basic lands. */
export const canopyVista = card({
  name: 'Canopy Vista',
  cost: '',
  type: 'Land - Forest Plains',
  abilities: [asEnters({ kind: 'tapped' }, compare(count(all(basic, land, youControl)), 'at most', 1))],
  reading: readTwice('c76fdaca64'),
});
