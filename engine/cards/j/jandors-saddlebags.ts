import { activated, card, cost, creature, readTwice, tap, targets, untapThese } from '../../vocabulary/index.ts';

/** Untaps a creature. */
export const jandorsSaddlebags = card({
  name: "Jandor's Saddlebags",
  cost: '{2}',
  type: 'Artifact',
  abilities: [activated(cost('{3}', tap), untapThese(), { targets: [targets(creature)] })],
  reading: readTwice('fc8353f91c'),
});
