import { card, readTwice, rule } from '../../vocabulary/index.ts';

/** One spell a turn for each player. */
export const eidolonOfRhetoric = card({
  name: 'Eidolon of Rhetoric',
  cost: '{2}{W}',
  type: 'Enchantment Creature - Spirit',
  pt: '1/4',
  abilities: [rule({ kind: 'spellLimit', who: 'anyone', perTurn: 1 })],
  reading: readTwice('5c1e9c617a'),
});
