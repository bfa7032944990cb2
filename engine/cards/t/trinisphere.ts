import { anything, card, matches, readTwice, rule, source, untapped } from '../../vocabulary/index.ts';

/** Every spell costs three mana at least, while it is untapped. */
export const trinisphere = card({
  name: 'Trinisphere',
  cost: '{3}',
  type: 'Artifact',
  abilities: [rule({ kind: 'minimumSpellCost', what: anything, mana: 3 }, matches(source, untapped))],
  reading: readTwice('cc306c1e71'),
});
