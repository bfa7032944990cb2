import {
  card,
  dealsCombatDamage,
  eventPlayer,
  exileTop,
  is,
  isSource,
  keywords,
  linked,
  mayPlayFrom,
  readTwice,
  rule,
  triggered,
} from '../../vocabulary/index.ts';

/** As it hits a player it exiles their top card; what it exiled can be played. */
export const nightveilSpecter = card({
  name: 'Nightveil Specter',
  cost: '{U/B}{U/B}{U/B}',
  type: 'Creature - Specter',
  pt: '2/3',
  abilities: [
    ...keywords('flying'),
    triggered(dealsCombatDamage(isSource, 'player'), exileTop(1, 'exiled', eventPlayer)),
    rule(mayPlayFrom('exile', is(linked('exiled')))),
  ],
  reading: readTwice('5d391c4604'),
});
