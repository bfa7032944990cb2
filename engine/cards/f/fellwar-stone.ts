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
export const fellwarStone = card({
  name: 'Fellwar Stone',
  cost: '{2}',
  type: 'Artifact',
  abilities: [tapFor(chooseFrom(couldProduce(all(land, opponentControls), 'colors')))],
  reading: readTwice('549742fb78'),
});
