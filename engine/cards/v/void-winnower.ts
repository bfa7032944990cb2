import { all, card, evenManaValue, opponentControls, readTwice, rule } from '../../vocabulary/index.ts';

/** Opponents do without what is even. */
export const voidWinnower = card({
  name: 'Void Winnower',
  cost: '{9}',
  type: 'Creature - Eldrazi',
  pt: '11/9',
  abilities: [
    rule({ kind: 'cantCast', what: evenManaValue, who: 'opponent' }),
    rule({ kind: 'cantBlock', what: all(opponentControls, evenManaValue) }),
  ],
  reading: readTwice('d5cb4aa5a4'),
});
