import { all, artifact, card, does, draw, greatest, readTwice, youControl } from '../../vocabulary/index.ts';

/** As many cards as the dearest artifact has mana value. */
export const oneWithTheMachine = card({
  name: 'One with the Machine',
  cost: '{3}{U}',
  type: 'Sorcery',
  spell: does(draw(greatest('mana value', all(artifact, youControl)))),
  reading: readTwice('c563954623'),
});
