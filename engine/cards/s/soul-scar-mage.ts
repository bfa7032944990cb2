import {
  all,
  card,
  countersInstead,
  creature,
  opponentControls,
  prowess,
  readTwice,
  replacement,
  youControl,
} from '../../vocabulary/index.ts';

/** Noncombat damage to opposing creatures becomes -1/-1 counters. */
export const soulScarMage = card({
  name: 'Soul-Scar Mage',
  cost: '{R}',
  type: 'Creature - Human Wizard',
  pt: '1/2',
  abilities: [
    prowess,
    replacement({
      kind: 'damage',
      permanents: all(creature, opponentControls),
      players: null,
      from: youControl,
      which: 'noncombat',
      change: countersInstead('-1/-1'),
    }),
  ],
  reading: readTwice('f45a69ae5b'),
});
