import { card, does, draw, mill, readTwice, sequence, targetAPlayer, targetPlayer } from '../../vocabulary/index.ts';

/** Two cards milled and one drawn. */
export const thoughtScour = card({
  name: 'Thought Scour',
  cost: '{U}',
  type: 'Instant',
  spell: does(sequence(mill(2, targetPlayer()), draw()), targetAPlayer),
  reading: readTwice('2f7abbde19'),
});
