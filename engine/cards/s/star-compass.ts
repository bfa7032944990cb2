import {
  all,
  basic,
  card,
  chooseFrom,
  couldProduce,
  entersTapped,
  land,
  readTwice,
  tapFor,
  youControl,
} from '../../vocabulary/index.ts';

/** Makes a colour that a basic land of its controller could make. */
export const starCompass = card({
  name: 'Star Compass',
  cost: '{2}',
  type: 'Artifact',
  abilities: [entersTapped, tapFor(chooseFrom(couldProduce(all(basic, land, youControl), 'colors')))],
  reading: readTwice('0f79b0072e'),
});
