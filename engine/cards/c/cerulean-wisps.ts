import {
  card,
  creature,
  does,
  draw,
  read,
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
  reading: read('91acd67eb1'),
});
