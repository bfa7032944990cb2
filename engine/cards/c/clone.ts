import { card, creature, entersAsCopy, readTwice } from '../../vocabulary/index.ts';

/** Any creature, at choice, as it enters. */
export const clone = card({
  name: 'Clone',
  cost: '{3}{U}',
  type: 'Creature - Shapeshifter',
  pt: '0/0',
  abilities: [entersAsCopy(creature)],
  reading: readTwice('cf86bee6fb'),
});
