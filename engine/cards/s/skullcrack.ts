import {
  anyTarget,
  anything,
  card,
  damage,
  does,
  planeswalker,
  readTwice,
  rule,
  sequence,
  targetAPlayerOr,
  thisTurn,
} from '../../vocabulary/index.ts';

/** Nobody gains life or prevents damage this turn. */
export const skullcrack = card({
  name: 'Skullcrack',
  cost: '{1}{R}',
  type: 'Instant',
  spell: does(
    sequence(
      thisTurn(rule({ kind: 'cantGainLife', who: 'anyone' })),
      thisTurn(rule({ kind: 'damageCantBePrevented', from: anything, which: 'any' })),
      damage(3, anyTarget()),
    ),
    targetAPlayerOr(planeswalker),
  ),
  reading: readTwice('8a7e6efb3c'),
});
