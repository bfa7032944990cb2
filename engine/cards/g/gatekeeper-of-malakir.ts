import {
  card,
  cost,
  creature,
  kicked,
  kicker,
  readTwice,
  sacrifice,
  targetAPlayer,
  targetPlayer,
  whenEnters,
} from '../../vocabulary/index.ts';

/** When kicked it has a player sacrifice a creature. */
export const gatekeeperOfMalakir = card({
  name: 'Gatekeeper of Malakir',
  cost: '{B}{B}',
  type: 'Creature - Vampire Warrior',
  pt: '2/2',
  additionalCosts: [kicker(cost('{B}'))],
  abilities: [whenEnters(sacrifice(targetPlayer(), creature), { onlyIf: kicked, targets: [targetAPlayer] })],
  reading: readTwice('afbc819ea6'),
});
