import { activated, addMana, anyOneColor, card, cost, keywords, readTwice } from '../../vocabulary/index.ts';

/** Turns two mana into one of any colour, without tapping. */
export const signpostScarecrow = card({
  name: 'Signpost Scarecrow',
  cost: '{4}',
  type: 'Artifact Creature - Scarecrow',
  pt: '2/4',
  abilities: [...keywords('vigilance'), activated(cost('{2}'), addMana(anyOneColor()))],
  reading: readTwice('a2527016b4'),
});
