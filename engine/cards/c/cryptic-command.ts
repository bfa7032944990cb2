import {
  all,
  card,
  chooseModes,
  counterIt,
  creature,
  draw,
  each,
  mode,
  opponentControls,
  permanent,
  readTwice,
  returnToHand,
  spell,
  tapThese,
  targets,
} from '../../vocabulary/index.ts';

/** Two out of four: counter, return, tap, draw. */
export const crypticCommand = card({
  name: 'Cryptic Command',
  cost: '{1}{U}{U}{U}',
  type: 'Instant',
  spell: chooseModes(
    2,
    2,
    mode('counter a spell', counterIt(), targets(spell)),
    mode('return a permanent to hand', returnToHand(), targets(permanent)),
    mode('tap the creatures of your opponents', tapThese(each(all(creature, opponentControls)))),
    mode('draw a card', draw()),
  ),
  reading: readTwice('4ccb40c0a3'),
});
