import {
  activated,
  addMana,
  anyOneColor,
  card,
  cost,
  damage,
  entersTapped,
  mana,
  readTwice,
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
  reading: readTwice('976374689f'),
});
