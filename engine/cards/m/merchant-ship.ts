import {
  card,
  gainLife,
  goesUnblocked,
  isSource,
  readTwice,
  rule,
  sacrificedWithout,
  subtype,
  triggered,
} from '../../vocabulary/index.ts';

/** Life for an attack that nobody blocks; it goes without an Island. */
export const merchantShip = card({
  name: 'Merchant Ship',
  cost: '{U}',
  type: 'Creature - Human',
  pt: '0/2',
  abilities: [
    rule({ kind: 'cantAttackUnlessControls', what: isSource, controls: subtype('Island') }),
    triggered(goesUnblocked(isSource), gainLife(2)),
    sacrificedWithout(subtype('Island')),
  ],
  reading: readTwice('139407482a'),
});
