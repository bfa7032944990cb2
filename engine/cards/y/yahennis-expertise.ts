import {
  all,
  card,
  creature,
  does,
  each,
  land,
  manaValue,
  mayCastFreeFromHand,
  modifyPT,
  not,
  readTwice,
  sequence,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** Weakens all creatures, and a spell from hand for nothing. */
export const yahennisExpertise = card({
  name: "Yahenni's Expertise",
  cost: '{2}{B}{B}',
  type: 'Sorcery',
  spell: does(
    sequence(
      untilEndOfTurn(each(creature), modifyPT(-3, -3)),
      mayCastFreeFromHand(all(not(land), manaValue('at most', 3))),
    ),
  ),
  reading: readTwice('bcbd20ccf4'),
});
