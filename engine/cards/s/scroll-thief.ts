import { card, dealsCombatDamage, draw, isSource, readTwice, triggered } from '../../vocabulary/index.ts';

/** A card whenever it hits a player. */
export const scrollThief = card({
  name: 'Scroll Thief',
  cost: '{2}{U}',
  type: 'Creature - Merfolk Rogue',
  pt: '1/3',
  abilities: [triggered(dealsCombatDamage(isSource, 'player'), draw())],
  reading: readTwice('076fa254f0'),
});
