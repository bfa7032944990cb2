import {
  activated,
  addMana,
  anyCombination,
  card,
  cost,
  draw,
  entersTapped,
  readTwice,
  sacrificeSource,
  tap,
  whenDies,
} from '../../vocabulary/index.ts';

/** Enters tapped; two mana of any colours, and a card for going to the graveyard. */
export const terrarion = card({
  name: 'Terrarion',
  cost: '{1}',
  type: 'Artifact',
  abilities: [entersTapped, activated(cost('{2}', tap, sacrificeSource), addMana(anyCombination(2))), whenDies(draw())],
  reading: readTwice('4afb716564'),
});
