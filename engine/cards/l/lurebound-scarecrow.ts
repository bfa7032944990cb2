import { card, choosesColor, ofChosenColor, readTwice, sacrificedWithout } from '../../vocabulary/index.ts';

/** It stays beside a permanent of the chosen colour. */
export const lureboundScarecrow = card({
  name: 'Lurebound Scarecrow',
  cost: '{3}',
  type: 'Artifact Creature - Scarecrow',
  pt: '4/4',
  abilities: [choosesColor, sacrificedWithout(ofChosenColor('color'))],
  reading: readTwice('5eb0745603'),
});
