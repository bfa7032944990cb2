import { card, entersTapped, gainLife, mana, readTwice, tapFor, whenEnters } from '../../vocabulary/index.ts';

/** A slow Plains with two life. */
export const kabiraCrossroads = card({
  name: 'Kabira Crossroads',
  cost: '',
  type: 'Land',
  abilities: [entersTapped, whenEnters(gainLife(2)), tapFor(mana('{W}'))],
  reading: readTwice('f9a86da7b2'),
});
