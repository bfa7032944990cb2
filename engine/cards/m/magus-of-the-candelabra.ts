import { activated, card, cost, land, readTwice, tap, targets, untapThese, X } from '../../vocabulary/index.ts';

/** Untaps X lands. */
export const magusOfTheCandelabra = card({
  name: 'Magus of the Candelabra',
  cost: '{G}',
  type: 'Creature - Human Wizard',
  pt: '1/2',
  abilities: [activated(cost('{X}', tap), untapThese(), { targets: [targets(land, X)] })],
  reading: readTwice('4442e3e031'),
});
