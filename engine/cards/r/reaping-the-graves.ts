import {
  all,
  card,
  creature,
  does,
  inZone,
  readTwice,
  returnToHand,
  storm,
  targets,
  youOwn,
} from '../../vocabulary/index.ts';

/** A creature card comes back to hand, copied for every spell before it. */
export const reapingTheGraves = card({
  name: 'Reaping the Graves',
  cost: '{2}{B}',
  type: 'Instant',
  abilities: [storm],
  spell: does(returnToHand(), targets(all(creature, inZone('graveyard'), youOwn))),
  reading: readTwice('9a0a781094'),
});
