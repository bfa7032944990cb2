import {
  card,
  dealsCombatDamage,
  draw,
  isSource,
  may,
  ninjutsu,
  readTwice,
  triggered,
} from '../../vocabulary/index.ts';

/** Its damage draws a card. */
export const ninjaOfTheDeepHours = card({
  name: 'Ninja of the Deep Hours',
  cost: '{3}{U}',
  type: 'Creature - Human Ninja',
  pt: '2/2',
  abilities: [ninjutsu('{1}{U}'), triggered(dealsCombatDamage(isSource, 'player'), may(draw()))],
  reading: readTwice('bd44e43933'),
});
