import {
  card,
  draw,
  eachPlayer,
  loyaltyAbility,
  mill,
  readTwice,
  targetAPlayer,
  targetPlayer,
} from '../../vocabulary/index.ts';

/** A card for everyone, a card for one, twenty cards milled. */
export const jaceBeleren = card({
  name: 'Jace Beleren',
  cost: '{1}{U}{U}',
  type: 'Legendary Planeswalker - Jace',
  loyalty: 3,
  abilities: [
    loyaltyAbility(2, draw(1, eachPlayer)),
    loyaltyAbility(-1, draw(1, targetPlayer()), [targetAPlayer]),
    loyaltyAbility(-10, mill(20, targetPlayer()), [targetAPlayer]),
  ],
  reading: readTwice('8a5185904d'),
});
