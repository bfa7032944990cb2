import {
  addMana,
  all,
  anyOneTarget,
  anyTarget,
  card,
  damage,
  each,
  loyaltyAbility,
  mana,
  modifyPT,
  readTwice,
  subtype,
  untilEndOfTurn,
  youControl,
} from '../../vocabulary/index.ts';

/** Elementals, mana, damage. */
export const chandraNovicePyromancer = card({
  name: 'Chandra, Novice Pyromancer',
  cost: '{3}{R}',
  type: 'Legendary Planeswalker - Chandra',
  loyalty: 5,
  abilities: [
    loyaltyAbility(1, untilEndOfTurn(each(all(subtype('Elemental'), youControl)), modifyPT(2, 0))),
    loyaltyAbility(-1, addMana(mana('{R}{R}'))),
    loyaltyAbility(-2, damage(2, anyTarget()), [anyOneTarget]),
  ],
  reading: readTwice('3729ac782d'),
});
