import {
  all,
  card,
  creature,
  inZone,
  may,
  readTwice,
  returnToHand,
  targets,
  whenEnters,
  youOwn,
} from '../../vocabulary/index.ts';

/** A creature from the graveyard back to hand, at choice. */
export const gravedigger = card({
  name: 'Gravedigger',
  cost: '{3}{B}',
  type: 'Creature - Zombie',
  pt: '2/2',
  abilities: [whenEnters(may(returnToHand()), { targets: [targets(all(creature, inZone('graveyard'), youOwn))] })],
  reading: readTwice('513247b231'),
});
