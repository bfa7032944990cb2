import {
  anyOneTarget,
  anyTarget,
  card,
  createTokens,
  damage,
  loyaltyAbility,
  readTwice,
  rule,
  tokenRecord,
  whenDies,
} from '../../vocabulary/index.ts';

/** Opponents gain no life; two Devils that burn as they die. */
export const tibaltRakishInstigator = card({
  name: 'Tibalt, Rakish Instigator',
  cost: '{2}{R}',
  type: 'Legendary Planeswalker - Tibalt',
  loyalty: 5,
  abilities: [rule({ kind: 'cantGainLife', who: 'opponent' }), loyaltyAbility(-2, createTokens('Devil'))],
  tokens: {
    Devil: tokenRecord(
      'Creature - Devil',
      '1/1',
      ['R'],
      [whenDies(damage(1, anyTarget()), { targets: [anyOneTarget] })],
    ),
  },
  reading: readTwice('ff2135142c'),
});
