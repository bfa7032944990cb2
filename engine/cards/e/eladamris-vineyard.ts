import { activePlayer, addMana, beginningOf, card, mana, readTwice, triggered } from '../../vocabulary/index.ts';

/** Two green for each player as their first main phase begins, wanted or not. */
export const eladamrisVineyard = card({
  name: "Eladamri's Vineyard",
  cost: '{G}',
  type: 'Enchantment',
  abilities: [triggered(beginningOf('precombat main', 'anyone'), addMana(mana('{G}{G}'), activePlayer))],
  reading: readTwice('6713451f26'),
});
