import { card, chooseFrom, colorsAmong, readTwice, tapFor, youControl } from '../../vocabulary/index.ts';

/** Makes a colour of a permanent of its controller. */
export const meteorCrater = card({
  name: 'Meteor Crater',
  cost: '',
  type: 'Land',
  abilities: [tapFor(chooseFrom(colorsAmong(youControl)))],
  reading: readTwice('128d0f39f1'),
});
