import {
  card,
  chooseModes,
  counterIt,
  creature,
  gainLife,
  mode,
  modifyPT,
  readTwice,
  spell,
  target,
  targets,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** Five life, or a counter, or a small creature's end. */
export const dromarsCharm = card({
  name: "Dromar's Charm",
  cost: '{W}{U}{B}',
  type: 'Instant',
  spell: chooseModes(
    1,
    1,
    mode('you gain 5 life', gainLife(5)),
    mode('counter a spell', counterIt(), targets(spell)),
    mode('a creature gets -2/-2', untilEndOfTurn(target(), modifyPT(-2, -2)), targets(creature)),
  ),
  reading: readTwice('1d51e457b1'),
});
