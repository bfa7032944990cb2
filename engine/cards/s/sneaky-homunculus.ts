import { card, isSource, not, power, readTwice, rule } from '../../vocabulary/index.ts';

/** It meets the weak only. */
export const sneakyHomunculus = card({
  name: 'Sneaky Homunculus',
  cost: '{1}{U}',
  type: 'Creature - Homunculus Illusion',
  pt: '1/1',
  abilities: [
    rule({
      kind: 'allOf',
      of: [
        { kind: 'canBlockOnly', what: isSource, attackers: not(power('at least', 2)) },
        { kind: 'cantBeBlockedBy', what: isSource, by: power('at least', 2) },
      ],
    }),
  ],
  reading: readTwice('622417a1b3'),
});
