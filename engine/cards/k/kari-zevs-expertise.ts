import {
  all,
  any,
  card,
  creature,
  does,
  gainControl,
  gains,
  land,
  manaValue,
  mayCastFreeFromHand,
  not,
  readTwice,
  sequence,
  subtype,
  target,
  targets,
  untapThese,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** A creature or Vehicle for the turn, and a small spell from hand for nothing. */
export const kariZevsExpertise = card({
  name: "Kari Zev's Expertise",
  cost: '{1}{R}{R}',
  type: 'Sorcery',
  spell: does(
    sequence(
      gainControl(target(), 'until end of turn'),
      untapThese(),
      untilEndOfTurn(target(), gains('haste')),
      mayCastFreeFromHand(all(not(land), manaValue('at most', 2))),
    ),
    targets(any(creature, subtype('Vehicle'))),
  ),
  reading: readTwice('a8dd8b1aee'),
});
