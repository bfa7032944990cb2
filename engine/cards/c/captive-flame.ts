import {
  activated,
  card,
  cost,
  creature,
  modifyPT,
  readTwice,
  target,
  targets,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** Red mana makes a creature stronger. */
export const captiveFlame = card({
  name: 'Captive Flame',
  cost: '{2}{R}',
  type: 'Enchantment',
  abilities: [activated(cost('{R}'), untilEndOfTurn(target(), modifyPT(1, 0)), { targets: [targets(creature)] })],
  reading: readTwice('794f10d34f'),
});
