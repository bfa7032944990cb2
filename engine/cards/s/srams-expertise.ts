import {
  all,
  card,
  createTokens,
  does,
  land,
  manaValue,
  mayCastFreeFromHand,
  not,
  readTwice,
  sequence,
  tokenRecord,
} from '../../vocabulary/index.ts';

/** Three Servos, and a spell from hand for nothing. */
export const sramsExpertise = card({
  name: "Sram's Expertise",
  cost: '{2}{W}{W}',
  type: 'Sorcery',
  spell: does(sequence(createTokens('Servo', 3), mayCastFreeFromHand(all(not(land), manaValue('at most', 3))))),
  tokens: { Servo: tokenRecord('Artifact Creature - Servo', '1/1') },
  reading: readTwice('3c5e05dd04'),
});
