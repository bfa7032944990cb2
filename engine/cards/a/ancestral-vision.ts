import { card, cost, does, draw, readTwice, suspend, targetAPlayer, targetPlayer } from '../../vocabulary/index.ts';

/** Three cards, for those who wait. */
export const ancestralVision = card({
  name: 'Ancestral Vision',
  cost: '',
  type: 'Sorcery',
  colors: ['U'],
  abilities: [...suspend(4, cost('{U}'))],
  spell: does(draw(3, targetPlayer()), targetAPlayer),
  reading: readTwice('e668057d41'),
});
