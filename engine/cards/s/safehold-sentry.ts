import { activated, card, cost, modifyPT, readTwice, source, untap, untilEndOfTurn } from '../../vocabulary/index.ts';

/** Untaps as a cost and grows tougher for the turn. */
export const safeholdSentry = card({
  name: 'Safehold Sentry',
  cost: '{1}{W}',
  type: 'Creature - Elf Warrior',
  pt: '2/2',
  abilities: [activated(cost('{2}{W}', untap), untilEndOfTurn(source, modifyPT(0, 2)))],
  reading: readTwice('f8882a1603'),
});
