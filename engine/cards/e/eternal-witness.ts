import {
  all,
  card,
  inZone,
  may,
  readTwice,
  returnToHand,
  targets,
  whenEnters,
  youOwn,
} from '../../vocabulary/index.ts';

/** A card comes back to hand. */
export const eternalWitness = card({
  name: 'Eternal Witness',
  cost: '{1}{G}{G}',
  type: 'Creature - Human Shaman',
  pt: '2/1',
  abilities: [whenEnters(may(returnToHand()), { targets: [targets(all(inZone('graveyard'), youOwn))] })],
  reading: readTwice('0cfe5fe56b'),
});
