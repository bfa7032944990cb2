import { anything, card, does, readTwice, rule, thisTurn } from '../../vocabulary/index.ts';

/** Opponents cast nothing for a turn. */
export const silence = card({
  name: 'Silence',
  cost: '{W}',
  type: 'Instant',
  spell: does(thisTurn(rule({ kind: 'cantCast', what: anything, who: 'opponent' }))),
  reading: readTwice('cd9d1f5227'),
});
