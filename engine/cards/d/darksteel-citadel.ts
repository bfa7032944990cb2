import { card, keywords, mana, readTwice, tapFor } from '../../vocabulary/index.ts';

/** An artifact land that nothing destroys. */
export const darksteelCitadel = card({
  name: 'Darksteel Citadel',
  cost: '',
  type: 'Artifact Land',
  abilities: [...keywords('indestructible'), tapFor(mana('{C}'))],
  reading: readTwice('bb052a7a55'),
});
