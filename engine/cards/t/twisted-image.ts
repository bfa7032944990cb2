import {
  card,
  creature,
  does,
  draw,
  readTwice,
  sequence,
  target,
  targets,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** Power and toughness change places for the turn; it replaces itself. */
export const twistedImage = card({
  name: 'Twisted Image',
  cost: '{U}',
  type: 'Instant',
  spell: does(sequence(untilEndOfTurn(target(), { kind: 'switchPT' }), draw()), targets(creature)),
  reading: readTwice('28c6134fa6'),
});
