import {
  card,
  chooseFrom,
  choosesColor,
  chosenColor,
  entersTapped,
  readTwice,
  tapFor,
} from '../../vocabulary/index.ts';

/** A snow artifact for one colour. */
export const coldsteelHeart = card({
  name: 'Coldsteel Heart',
  cost: '{2}',
  type: 'Snow Artifact',
  abilities: [entersTapped, choosesColor, tapFor(chooseFrom(chosenColor('color')))],
  reading: readTwice('570862e6c1'),
});
