import { anything, card, mayBeginOnBattlefield, readTwice, rule } from '../../vocabulary/index.ts';

/** Its controller casts everything as though it had flash; it may be there from the start. */
export const leylineOfAnticipation = card({
  name: 'Leyline of Anticipation',
  cost: '{2}{U}{U}',
  type: 'Enchantment',
  abilities: [mayBeginOnBattlefield, rule({ kind: 'asThoughFlash', what: anything, who: 'you' })],
  reading: readTwice('2bbdd2e7f7'),
});
