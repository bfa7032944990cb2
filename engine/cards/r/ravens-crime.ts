import { card, discard, does, readTwice, retrace, targetAPlayer, targetPlayer } from '../../vocabulary/index.ts';

/** A card, again for each land. */
export const ravensCrime = card({
  name: "Raven's Crime",
  cost: '{B}',
  type: 'Sorcery',
  abilities: [retrace],
  spell: does(discard(1, targetPlayer()), targetAPlayer),
  reading: readTwice('447c6e500e'),
});
