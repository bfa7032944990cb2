import {
  card,
  does,
  draw,
  loseLife,
  putCounters,
  readTwice,
  sequence,
  targetAPlayer,
  targetPlayer,
} from '../../vocabulary/index.ts';

/** Three cards, dearly paid for in life and poison. */
export const caressOfPhyrexia = card({
  name: 'Caress of Phyrexia',
  cost: '{3}{B}{B}',
  type: 'Sorcery',
  spell: does(
    sequence(draw(3, targetPlayer()), loseLife(3, targetPlayer()), putCounters('poison', 3, targetPlayer())),
    targetAPlayer,
  ),
  reading: readTwice('08eacbf5d8'),
});
