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

/** An Elf that makes a colour which an opposing land could make. */
export const quirionExplorer = card({
  name: 'Quirion Explorer',
  cost: '{1}{G}',
  type: 'Creature - Elf Druid Scout',
  pt: '1/1',
  abilities: [tapFor(chooseFrom(couldProduce(all(land, opponentControls), 'colors')))],
  reading: readTwice('549742fb78'),
});
