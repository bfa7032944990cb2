import {
  anyOneColor,
  becomesTapped,
  card,
  damage,
  isSource,
  readTwice,
  tapFor,
  triggered,
  you,
} from '../../vocabulary/index.ts';

/** Any colour; hurts its controller whenever it becomes tapped, for whatever reason. */
export const cityOfBrass = card({
  name: 'City of Brass',
  cost: '',
  type: 'Land',
  abilities: [triggered(becomesTapped(isSource), damage(1, you)), tapFor(anyOneColor())],
  reading: readTwice('8d758269d2'),
});
