import {
  card,
  cost,
  gainLife,
  keywords,
  multikicker,
  readTwice,
  times,
  timesPaid,
  whenEnters,
} from '../../vocabulary/index.ts';

/** Life by how often it was kicked. */
export const lightkeeperOfEmeria = card({
  name: 'Lightkeeper of Emeria',
  cost: '{3}{W}',
  type: 'Creature - Angel',
  pt: '2/4',
  additionalCosts: [multikicker(cost('{W}'))],
  abilities: [...keywords('flying'), whenEnters(gainLife(times(2, timesPaid('kicker'))))],
  reading: readTwice('cfa9d1aba9'),
});
