import { card, does, land, opponents, readTwice, X } from '../../vocabulary/index.ts';

/** Opponents mill until X lands came, X being no less than 1. */
export const mindGrind = card({
  name: 'Mind Grind',
  cost: '{X}{U}{B}',
  type: 'Sorcery',
  leastX: 1,
  spell: does({ kind: 'millUntil', who: opponents, until: land, count: X }),
  reading: readTwice('0815866108'),
});
