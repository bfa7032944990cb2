import { card, mayPlayLandsFrom, readTwice, rule, youOwn } from '../../vocabulary/index.ts';

/** One more land a turn, and lands from the top of the library, which is seen. */
export const oracleOfMulDaya = card({
  name: 'Oracle of Mul Daya',
  cost: '{3}{G}',
  type: 'Creature - Elf Shaman',
  pt: '2/2',
  abilities: [
    rule({ kind: 'extraLandPlays', who: 'you', count: 1 }),
    rule({ kind: 'topCardSeen', by: 'anyone' }),
    rule(mayPlayLandsFrom('library', youOwn)),
  ],
  reading: readTwice('fbdab6bda1'),
});
