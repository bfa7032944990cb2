import { activated, card, cost, land, readTwice, tap, targets, untapThese, X } from '../../vocabulary/index.ts';

/** X lands untap. */
export const candelabraOfTawnos = card({
  name: 'Candelabra of Tawnos',
  cost: '{1}',
  type: 'Artifact',
  abilities: [activated(cost('{X}', tap), untapThese(), { targets: [targets(land, X)] })],
  reading: readTwice('4442e3e031'),
});
