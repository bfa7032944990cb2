import {
  all,
  bound,
  card,
  creature,
  delayed,
  does,
  gainControl,
  gains,
  is,
  opponentControls,
  readTwice,
  remember,
  sequence,
  tapThese,
  target,
  targets,
  untapThese,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** A creature for the turn, tapped as it goes back. */
export const rayOfCommand = card({
  name: 'Ray of Command',
  cost: '{3}{U}',
  type: 'Instant',
  spell: does(
    sequence(
      untapThese(),
      gainControl(target(), 'until end of turn'),
      untilEndOfTurn(target(), gains('haste')),
      remember(target(), 'taken'),
      delayed({ kind: 'losesControl', what: is(bound('taken')) }, tapThese(bound('taken')), ['taken']),
    ),
    targets(all(creature, opponentControls)),
  ),
  reading: readTwice('4cd1ac361b'),
});
