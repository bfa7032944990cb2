import {
  card,
  creature,
  does,
  draw,
  modifyPT,
  readTwice,
  sequence,
  setColors,
  target,
  targets,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** A creature is green and stronger for the turn; the spell replaces itself. */
export const viridescentWisps = card({
  name: 'Viridescent Wisps',
  cost: '{G}',
  type: 'Instant',
  spell: does(sequence(untilEndOfTurn(target(), setColors('G'), modifyPT(1, 0)), draw()), targets(creature)),
  reading: readTwice('5108292349'),
});
