import { card, discard, eventPlayer, goesUnblocked, isSource, readTwice, triggered } from '../../vocabulary/index.ts';

/** Unblocked it has a card discarded. */
export const abyssalNightstalker = card({
  name: 'Abyssal Nightstalker',
  cost: '{3}{B}',
  type: 'Creature - Nightstalker',
  pt: '2/2',
  abilities: [triggered(goesUnblocked(isSource), discard(1, eventPlayer))],
  reading: readTwice('54c1c730fb'),
});
