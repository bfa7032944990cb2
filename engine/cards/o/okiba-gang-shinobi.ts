import {
  card,
  dealsCombatDamage,
  discard,
  eventPlayer,
  isSource,
  ninjutsu,
  readTwice,
  triggered,
} from '../../vocabulary/index.ts';

/** Its damage discards two cards. */
export const okibaGangShinobi = card({
  name: 'Okiba-Gang Shinobi',
  cost: '{3}{B}{B}',
  type: 'Creature - Rat Ninja',
  pt: '3/2',
  abilities: [ninjutsu('{3}{B}'), triggered(dealsCombatDamage(isSource, 'player'), discard(2, eventPlayer))],
  reading: readTwice('d921efe2d1'),
});
