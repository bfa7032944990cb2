import { activated, card, cost, land, readTwice, tap, targets, untapThese } from '../../vocabulary/index.ts';

/** It untaps a land. */
export const leyDruid = card({
  name: 'Ley Druid',
  cost: '{2}{G}',
  type: 'Creature - Human Druid',
  pt: '1/1',
  abilities: [activated(cost('', tap), untapThese(), { targets: [targets(land)] })],
  reading: readTwice('64cd5301df'),
});
