import {
  all,
  anthem,
  card,
  createTokens,
  modifyPT,
  readTwice,
  subtype,
  tokenRecord,
  whenEnters,
  youControl,
} from '../../vocabulary/index.ts';

/** Two Zombies, and all of them larger. */
export const lilianasMastery = card({
  name: "Liliana's Mastery",
  cost: '{3}{B}{B}',
  type: 'Enchantment',
  abilities: [anthem(all(subtype('Zombie'), youControl), modifyPT(1, 1)), whenEnters(createTokens('Zombie', 2))],
  tokens: { Zombie: tokenRecord('Creature - Zombie', '2/2', ['B']) },
  reading: readTwice('6702ca700b'),
});
