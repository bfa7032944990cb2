import {
  all,
  card,
  dealsCombatDamage,
  each,
  inZone,
  isSource,
  keywords,
  land,
  mayCastFree,
  not,
  readTwice,
  triggered,
  youOwn,
} from '../../vocabulary/index.ts';

/** As it hits a player, a spell from hand can be cast for nothing. */
export const maelstromArchangel = card({
  name: 'Maelstrom Archangel',
  cost: '{W}{U}{B}{R}{G}',
  type: 'Creature - Angel',
  pt: '5/5',
  abilities: [
    ...keywords('flying'),
    triggered(dealsCombatDamage(isSource, 'player'), mayCastFree(each(all(inZone('hand'), youOwn)), not(land))),
  ],
  reading: readTwice('46a8d4d137'),
});
