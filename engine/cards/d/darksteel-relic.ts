import { card, keywords, readTwice } from '../../vocabulary/index.ts';

/** Nothing destroys it, and it does nothing. */
export const darksteelRelic = card({
  name: 'Darksteel Relic',
  cost: '{0}',
  type: 'Artifact',
  abilities: keywords('indestructible'),
  reading: readTwice('455cab4820'),
});
