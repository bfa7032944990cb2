import { alsoTypes, anthem, any, card, readTwice, setBasePT, setColors, subtype } from '../../vocabulary/index.ts';

/** Forests and Saprolings are both at once, green and 1/1. */
export const lifeAndLimb = card({
  name: 'Life and Limb',
  cost: '{3}{G}',
  type: 'Enchantment',
  abilities: [
    anthem(
      any(subtype('Forest'), subtype('Saproling')),
      alsoTypes(['creature', 'land'], ['Saproling', 'Forest']),
      setColors('G'),
      setBasePT(1, 1),
    ),
  ],
  reading: readTwice('dde0217896'),
});
