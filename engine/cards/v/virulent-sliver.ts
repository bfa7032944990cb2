import {
  anthem,
  card,
  dealsCombatDamage,
  eventPlayer,
  grants,
  isSource,
  putCounters,
  readTwice,
  subtype,
  triggered,
} from '../../vocabulary/index.ts';

/** Slivers poison whom they hit. */
export const virulentSliver = card({
  name: 'Virulent Sliver',
  cost: '{G}',
  type: 'Creature - Sliver',
  pt: '1/1',
  abilities: [
    anthem(
      subtype('Sliver'),
      grants(triggered(dealsCombatDamage(isSource, 'player'), putCounters('poison', 1, eventPlayer))),
    ),
  ],
  reading: readTwice('54f6d25d98'),
});
