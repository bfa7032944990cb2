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

/** A creature for the turn, untapped first and then hasty. */
export const threaten = card({
  name: 'Threaten',
  cost: '{2}{R}',
  type: 'Sorcery',
  spell: does(
    sequence(untapThese(), gainControl(target(), 'until end of turn'), untilEndOfTurn(target(), gains('haste'))),
    targets(creature),
  ),
  reading: readTwice('39555bd569'),
});
