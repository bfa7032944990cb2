import { anything, card, each, exile, inZone, readTwice, replacement, whenEnters } from '../../vocabulary/index.ts';

/** Nothing is in a graveyard and nothing gets there. */
export const restInPeace = card({
  name: 'Rest in Peace',
  cost: '{1}{W}',
  type: 'Enchantment',
  abilities: [
    whenEnters(exile(each(inZone('graveyard')))),
    replacement({ kind: 'moves', what: anything, from: 'anywhere', to: 'graveyard', instead: 'exile' }),
  ],
  reading: readTwice('3b5ec55250'),
});
