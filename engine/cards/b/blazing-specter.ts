import {
  card,
  dealsCombatDamage,
  discard,
  eventPlayer,
  isSource,
  keywords,
  readTwice,
  triggered,
} from '../../vocabulary/index.ts';

/** A card for each hit. */
export const blazingSpecter = card({
  name: 'Blazing Specter',
  cost: '{2}{B}{R}',
  type: 'Creature - Specter',
  pt: '2/2',
  abilities: [
    ...keywords('flying', 'haste'),
    triggered(dealsCombatDamage(isSource, 'player'), discard(1, eventPlayer)),
  ],
  reading: readTwice('670d27118c'),
});
