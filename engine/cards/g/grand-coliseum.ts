import {
  activated,
  addMana,
  anyOneColor,
  card,
  cost,
  damage,
  entersTapped,
  mana,
  read,
  sequence,
  tap,
  tapFor,
  you,
} from '../../vocabulary/index.ts';

/** Enters tapped; colourless, or any colour with 1 damage. */
export const grandColiseum = card({
  name: 'Grand Coliseum',
  cost: '',
  type: 'Land',
  abilities: [
    entersTapped,
    tapFor(mana('{C}')),
    activated(cost('', tap), sequence(addMana(anyOneColor()), damage(1, you))),
  ],
  reading: read('976374689f'),
});
