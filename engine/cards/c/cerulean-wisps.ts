import {
  card,
  creature,
  does,
  draw,
  readTwice,
  sequence,
  setColors,
  target,
  targets,
  untapThese,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** A creature is blue and untaps; the spell replaces itself. */
export const ceruleanWisps = card({
  name: 'Cerulean Wisps',
  cost: '{U}',
  type: 'Instant',
  spell: does(sequence(untilEndOfTurn(target(), setColors('U')), untapThese(), draw()), targets(creature)),
  reading: readTwice('91acd67eb1'),
});
