import {
  card,
  creature,
  does,
  gainControl,
  gains,
  readTwice,
  sequence,
  target,
  targets,
  untapThese,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** A creature for the turn, untapped and hasty. */
export const actOfTreason = card({
  name: 'Act of Treason',
  cost: '{2}{R}',
  type: 'Sorcery',
  spell: does(
    sequence(gainControl(target(), 'until end of turn'), untapThese(), untilEndOfTurn(target(), gains('haste'))),
    targets(creature),
  ),
  reading: readTwice('0ade38d4cd'),
});
