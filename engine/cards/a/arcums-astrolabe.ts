import {
  activated,
  addMana,
  anyOneColor,
  card,
  cost,
  draw,
  readTwice,
  tap,
  whenEnters,
} from '../../vocabulary/index.ts';

/** A card for snow mana, then one mana into any colour. */
export const arcumsAstrolabe = card({
  name: "Arcum's Astrolabe",
  cost: '{S}',
  type: 'Snow Artifact',
  abilities: [whenEnters(draw()), activated(cost('{1}', tap), addMana(anyOneColor()))],
  reading: readTwice('6608a5121a'),
});
