import {
  attacking,
  card,
  cost,
  creature,
  keywords,
  matches,
  readTwice,
  rule,
  source,
  untapped,
} from '../../vocabulary/index.ts';

/** Untapped it makes attacks cost mana, attacking it makes blocks cost mana. */
export const archangelOfTithes = card({
  name: 'Archangel of Tithes',
  cost: '{1}{W}{W}{W}',
  type: 'Creature - Angel',
  pt: '3/5',
  abilities: [
    ...keywords('flying'),
    rule(
      { kind: 'attackCost', what: creature, whom: 'you', planeswalkersToo: true, cost: cost('{1}'), times: 1 },
      matches(source, untapped),
    ),
    rule({ kind: 'blockCost', what: creature, cost: cost('{1}') }, matches(source, attacking)),
  ],
  reading: readTwice('9fecbf7f0d'),
});
