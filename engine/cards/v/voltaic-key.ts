import { activated, artifact, card, cost, readTwice, tap, targets, untapThese } from '../../vocabulary/index.ts';

/** Untaps an artifact. */
export const voltaicKey = card({
  name: 'Voltaic Key',
  cost: '{1}',
  type: 'Artifact',
  abilities: [activated(cost('{1}', tap), untapThese(), { targets: [targets(artifact)] })],
  reading: readTwice('111d96854b'),
});
