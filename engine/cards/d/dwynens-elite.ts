import {
  all,
  card,
  createTokens,
  exists,
  other,
  readTwice,
  subtype,
  tokenRecord,
  whenEnters,
  youControl,
} from '../../vocabulary/index.ts';

/** Two Elves, where there was one. */
export const dwynensElite = card({
  name: "Dwynen's Elite",
  cost: '{1}{G}',
  type: 'Creature - Elf Warrior',
  pt: '2/2',
  abilities: [whenEnters(createTokens('Elf'), { onlyIf: exists(all(other, subtype('Elf'), youControl)) })],
  tokens: { Elf: tokenRecord('Creature - Elf Warrior', '1/1', ['G']) },
  reading: readTwice('f52678b2a4'),
});
