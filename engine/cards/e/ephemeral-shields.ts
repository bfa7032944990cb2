import {
  card,
  convoke,
  creature,
  does,
  gains,
  readTwice,
  target,
  targets,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** Creatures pay for keeping one of them whole. */
export const ephemeralShields = card({
  name: 'Ephemeral Shields',
  cost: '{1}{W}',
  type: 'Instant',
  abilities: [convoke],
  spell: does(untilEndOfTurn(target(), gains('indestructible')), targets(creature)),
  reading: readTwice('5f533946ee'),
});
