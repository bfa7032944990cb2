import {
  all,
  attackedThisTurn,
  card,
  creature,
  does,
  each,
  extraCombatAndMain,
  readTwice,
  sequence,
  untapThese,
} from '../../vocabulary/index.ts';

/** What has attacked may do so again. */
export const relentlessAssault = card({
  name: 'Relentless Assault',
  cost: '{2}{R}{R}',
  type: 'Sorcery',
  spell: does(sequence(untapThese(each(all(creature, attackedThisTurn))), extraCombatAndMain())),
  reading: readTwice('5c6e45f847'),
});
