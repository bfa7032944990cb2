import {
  activated,
  addMana,
  anyOneColor,
  card,
  cost,
  draw,
  readTwice,
  sacrificeSource,
  sequence,
  tap,
} from '../../vocabulary/index.ts';

/** Any colour and a card in one ability, which is therefore no mana ability. CR 605.1a */
export const chromaticSphere = card({
  name: 'Chromatic Sphere',
  cost: '{1}',
  type: 'Artifact',
  abilities: [activated(cost('{1}', tap, sacrificeSource), sequence(addMana(anyOneColor()), draw()))],
  reading: readTwice('3f03dc1b68'),
});
