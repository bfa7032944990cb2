import {
  all,
  any,
  card,
  chooseFrom,
  colorsAmong,
  creature,
  legendary,
  planeswalker,
  readTwice,
  tapFor,
  youControl,
} from '../../vocabulary/index.ts';

/** Makes a colour of its controller's legendary creatures and planeswalkers. */
export const moxAmber = card({
  name: 'Mox Amber',
  cost: '{0}',
  type: 'Legendary Artifact',
  abilities: [tapFor(chooseFrom(colorsAmong(all(legendary, any(creature, planeswalker), youControl))))],
  reading: readTwice('692d3059a3'),
});
