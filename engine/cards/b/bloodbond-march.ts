import {
  all,
  card,
  casts,
  creature,
  each,
  eventObject,
  inZone,
  putOntoBattlefield,
  readTwice,
  representedByCard,
  sameNameAs,
  triggered,
} from '../../vocabulary/index.ts';

/** Creatures of one name come back together. */
export const bloodbondMarch = card({
  name: 'Bloodbond March',
  cost: '{2}{B}{G}',
  type: 'Enchantment',
  abilities: [
    triggered(
      casts('anyone', creature),
      putOntoBattlefield(each(all(inZone('graveyard'), representedByCard, sameNameAs(eventObject))), 'owner'),
    ),
  ],
  reading: readTwice('9de40811e3'),
});
