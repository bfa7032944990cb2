import {
  card,
  creature,
  does,
  draw,
  readTwice,
  sequence,
  setColors,
  tapThese,
  target,
  targets,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** A creature is white and taps; the spell replaces itself. */
export const niveousWisps = card({
  name: 'Niveous Wisps',
  cost: '{W}',
  type: 'Instant',
  spell: does(sequence(untilEndOfTurn(target(), setColors('W')), tapThese(), draw()), targets(creature)),
  reading: readTwice('780d83fed3'),
});
