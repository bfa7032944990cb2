import {
  addMana,
  anyOneColor,
  card,
  entersTapped,
  mana,
  readTwice,
  tapFor,
  whenEnters,
} from '../../vocabulary/index.ts';

/** Tapped, one mana of any colour as a trigger on entering, then colourless. */
export const crumblingVestige = card({
  name: 'Crumbling Vestige',
  cost: '',
  type: 'Land',
  abilities: [entersTapped, whenEnters(addMana(anyOneColor())), tapFor(mana('{C}'))],
  reading: readTwice('b7000b022b'),
});
