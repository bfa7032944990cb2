import { all, card, counterIt, does, readTwice, spell, targetingAPlayer, targets } from '../../vocabulary/index.ts';

/** A spell that targets a player is countered. */
export const outwit = card({
  name: 'Outwit',
  cost: '{U}',
  type: 'Instant',
  spell: does(counterIt(), targets(all(spell, targetingAPlayer))),
  reading: readTwice('d0d38e6723'),
});
