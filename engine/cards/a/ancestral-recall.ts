import { card, does, draw, readTwice, targetAPlayer, targetPlayer } from '../../vocabulary/index.ts';

/** Three cards for one mana. */
export const ancestralRecall = card({
  name: 'Ancestral Recall',
  cost: '{U}',
  type: 'Instant',
  spell: does(draw(3, targetPlayer()), targetAPlayer),
  reading: readTwice('4052c0f4f2'),
});
