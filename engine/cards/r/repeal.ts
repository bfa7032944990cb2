import {
  all,
  card,
  does,
  draw,
  land,
  manaValue,
  not,
  readTwice,
  returnToHand,
  sequence,
  targets,
  X,
} from '../../vocabulary/index.ts';

/** A permanent of mana value X goes back, and a card. */
export const repeal = card({
  name: 'Repeal',
  cost: '{X}{U}',
  type: 'Instant',
  spell: does(sequence(returnToHand(), draw()), targets(all(not(land), manaValue('exactly', X)))),
  reading: readTwice('3798253e09'),
});
