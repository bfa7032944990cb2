import {
  card,
  dealsCombatDamage,
  isSource,
  keywords,
  land,
  mayCastFreeFromHand,
  not,
  readTwice,
  triggered,
} from '../../vocabulary/index.ts';

/** As it hits a player, a spell from hand can be cast for nothing. */
export const maelstromArchangel = card({
  name: 'Maelstrom Archangel',
  cost: '{W}{U}{B}{R}{G}',
  type: 'Creature - Angel',
  pt: '5/5',
  abilities: [...keywords('flying'), triggered(dealsCombatDamage(isSource, 'player'), mayCastFreeFromHand(not(land)))],
  reading: readTwice('46a8d4d137'),
});
