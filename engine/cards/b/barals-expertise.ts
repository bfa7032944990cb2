import {
  all,
  any,
  artifact,
  card,
  creature,
  does,
  land,
  manaValue,
  mayCastFreeFromHand,
  not,
  readTwice,
  returnToHand,
  sequence,
  targets,
} from '../../vocabulary/index.ts';

/** Returns up to three artifacts and creatures, and a spell from hand for nothing. */
export const baralsExpertise = card({
  name: "Baral's Expertise",
  cost: '{3}{U}{U}',
  type: 'Sorcery',
  spell: does(
    sequence(returnToHand(), mayCastFreeFromHand(all(not(land), manaValue('at most', 4)))),
    targets(any(artifact, creature), 0, 3),
  ),
  reading: readTwice('7194383c47'),
});
