import {
  all,
  card,
  chooseFrom,
  couldProduce,
  land,
  opponentControls,
  readTwice,
  tapFor,
} from '../../vocabulary/index.ts';

/** Makes a colour that an opposing land could make. */
export const exoticOrchard = card({
  name: 'Exotic Orchard',
  cost: '',
  type: 'Land',
  abilities: [tapFor(chooseFrom(couldProduce(all(land, opponentControls), 'colors')))],
  reading: readTwice('549742fb78'),
});
