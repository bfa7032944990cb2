import {
  anyOneTarget,
  anyTarget,
  card,
  compare,
  damage,
  does,
  isSource,
  readTwice,
  rule,
  X,
} from '../../vocabulary/index.ts';

/** Damage that nothing stops once X is five. */
export const banefire = card({
  name: 'Banefire',
  cost: '{X}{R}',
  type: 'Sorcery',
  abilities: [
    rule(
      {
        kind: 'allOf',
        of: [
          { kind: 'cantBeCountered', what: isSource },
          { kind: 'damageCantBePrevented', from: isSource, which: 'any' },
        ],
      },
      compare(X, 'at least', 5),
      'stack',
    ),
  ],
  spell: does(damage(X, anyTarget()), anyOneTarget),
  reading: readTwice('d4f262b532'),
});
