import {
  all,
  any,
  card,
  creature,
  exilesUntilItLeaves,
  opponentControls,
  planeswalker,
  readTwice,
  scry,
  whenEnters,
} from '../../vocabulary/index.ts';

/** Exiles a creature or planeswalker of an opponent for as long as it stays, and scries. */
export const prisonRealm = card({
  name: 'Prison Realm',
  cost: '{2}{W}',
  type: 'Enchantment',
  abilities: [exilesUntilItLeaves(all(any(creature, planeswalker), opponentControls)), whenEnters(scry(1))],
  reading: readTwice('2eb9056937'),
});
