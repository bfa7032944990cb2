import {
  addMana,
  all,
  amountOf,
  card,
  count,
  does,
  land,
  opponentControls,
  readTwice,
  tapped,
} from '../../vocabulary/index.ts';

/** A red for each tapped land of the opponents. */
export const manaGeyser = card({
  name: 'Mana Geyser',
  cost: '{3}{R}{R}',
  type: 'Sorcery',
  spell: does(addMana(amountOf('R', count(all(land, tapped, opponentControls))))),
  reading: readTwice('ab0f0554db'),
});
