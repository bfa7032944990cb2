import { card, keywords, readTwice, shuffledInsteadOfGraveyard } from '../../vocabulary/index.ts';

/** Goes back into the library wherever it would go to a graveyard from. */
export const darksteelColossus = card({
  name: 'Darksteel Colossus',
  cost: '{11}',
  type: 'Artifact Creature - Golem',
  pt: '11/11',
  abilities: [...keywords('trample', 'indestructible'), shuffledInsteadOfGraveyard()],
  reading: readTwice('89b78948c5'),
});
