import {
  activated,
  anyOneTarget,
  anyTarget,
  anything,
  card,
  cost,
  damage,
  exileFromGraveyardCost,
  readTwice,
  tap,
} from '../../vocabulary/index.ts';

/** Two damage for two cards of the graveyard. */
export const grimLavamancer = card({
  name: 'Grim Lavamancer',
  cost: '{R}',
  type: 'Creature - Human Wizard',
  pt: '1/1',
  abilities: [
    activated(cost('{R}', tap, exileFromGraveyardCost(anything, 2)), damage(2, anyTarget()), {
      targets: [anyOneTarget],
    }),
  ],
  reading: readTwice('d952539aa8'),
});
