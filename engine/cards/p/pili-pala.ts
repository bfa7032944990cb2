import { activated, addMana, anyOneColor, card, cost, keywords, readTwice, untap } from '../../vocabulary/index.ts';

/** Any colour for two mana and its untapping. */
export const piliPala = card({
  name: 'Pili-Pala',
  cost: '{2}',
  type: 'Artifact Creature - Scarecrow',
  pt: '1/1',
  abilities: [...keywords('flying'), activated(cost('{2}', untap), addMana(anyOneColor()))],
  reading: readTwice('55239ba6ce'),
});
