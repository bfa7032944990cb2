import { card, convoke, entersWithCounters, readTwice, X } from '../../vocabulary/index.ts';

/** Enters with X counters, and creatures help to pay for X. */
export const worldsoulColossus = card({
  name: 'Worldsoul Colossus',
  cost: '{X}{G}{W}',
  type: 'Creature - Elemental',
  pt: '0/0',
  abilities: [convoke, entersWithCounters('+1/+1', X)],
  reading: readTwice('0c0c1ff238'),
});
