import {
  activated,
  addMana,
  anyOneColor,
  card,
  cost,
  creature,
  readTwice,
  sacrificeCost,
} from '../../vocabulary/index.ts';

/** Any colour for each creature. */
export const phyrexianAltar = card({
  name: 'Phyrexian Altar',
  cost: '{3}',
  type: 'Artifact',
  abilities: [activated(cost('', sacrificeCost(creature)), addMana(anyOneColor()))],
  reading: readTwice('7ae010dabd'),
});
