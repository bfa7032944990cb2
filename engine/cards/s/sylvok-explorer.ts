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

/** A creature that makes a colour which an opposing land could make. */
export const sylvokExplorer = card({
  name: 'Sylvok Explorer',
  cost: '{1}{G}',
  type: 'Creature - Human Druid',
  pt: '1/1',
  abilities: [tapFor(chooseFrom(couldProduce(all(land, opponentControls), 'colors')))],
  reading: readTwice('549742fb78'),
});
