import { artifact, card, devour, keywords, readTwice } from '../../vocabulary/index.ts';

/** It devours artifacts. */
export const caprichrome = card({
  name: 'Caprichrome',
  cost: '{3}{W}',
  type: 'Artifact Creature - Goat',
  pt: '2/2',
  abilities: [...keywords('flash', 'vigilance'), devour(1, artifact)],
  reading: readTwice('572271a978'),
});
