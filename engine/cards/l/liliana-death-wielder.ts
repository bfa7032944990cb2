import {
  all,
  card,
  creature,
  destroy,
  each,
  inZone,
  loyaltyAbility,
  putCounters,
  putOntoBattlefield,
  readTwice,
  target,
  targets,
  withCounter,
  youOwn,
} from '../../vocabulary/index.ts';

/** Counters that wither, and the dead come back. */
export const lilianaDeathWielder = card({
  name: 'Liliana, Death Wielder',
  cost: '{5}{B}{B}',
  type: 'Legendary Planeswalker - Liliana',
  loyalty: 5,
  abilities: [
    loyaltyAbility(2, putCounters('-1/-1', 1, target()), [targets(creature, 0, 1)]),
    loyaltyAbility(-3, destroy(), [targets(all(creature, withCounter('-1/-1')))]),
    loyaltyAbility(-10, putOntoBattlefield(each(all(creature, inZone('graveyard'), youOwn)), 'you')),
  ],
  reading: readTwice('5b23aaf6df'),
});
