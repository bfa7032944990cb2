import {
  card,
  creature,
  does,
  draw,
  gains,
  readTwice,
  sequence,
  setColors,
  target,
  targets,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** A creature is red and hasty for the turn; the spell replaces itself. */
export const crimsonWisps = card({
  name: 'Crimson Wisps',
  cost: '{R}',
  type: 'Instant',
  spell: does(sequence(untilEndOfTurn(target(), setColors('R'), gains('haste')), draw()), targets(creature)),
  reading: readTwice('7c51d70cfd'),
});
