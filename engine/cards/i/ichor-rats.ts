import { card, eachPlayer, keywords, putCounters, readTwice, whenEnters } from '../../vocabulary/index.ts';

/** A poison counter for everyone. */
export const ichorRats = card({
  name: 'Ichor Rats',
  cost: '{1}{B}{B}',
  type: 'Creature - Phyrexian Rat',
  pt: '2/1',
  abilities: [...keywords('infect'), whenEnters(putCounters('poison', 1, eachPlayer))],
  reading: readTwice('9d145ffc5a'),
});
