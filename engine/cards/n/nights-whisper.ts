import { card, does, draw, loseLife, readTwice, sequence, you } from '../../vocabulary/index.ts';

/** Two cards for two life. */
export const nightsWhisper = card({
  name: "Night's Whisper",
  cost: '{1}{B}',
  type: 'Sorcery',
  spell: does(sequence(draw(2), loseLife(2, you))),
  reading: readTwice('bc63abb667'),
});
