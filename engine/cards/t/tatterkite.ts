import { card, isSource, keywords, readTwice, rule } from '../../vocabulary/index.ts';

/** No counters stay on it. */
export const tatterkite = card({
  name: 'Tatterkite',
  cost: '{3}',
  type: 'Artifact Creature - Scarecrow',
  pt: '2/1',
  abilities: [...keywords('flying'), rule({ kind: 'cantHaveCounters', counter: 'any', what: isSource })],
  reading: readTwice('d7ad0d879f'),
});
