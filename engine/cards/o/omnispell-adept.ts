import {
  activated,
  all,
  any,
  card,
  cost,
  each,
  instant,
  inZone,
  mayCastFree,
  read,
  sorcery,
  tap,
  youOwn,
} from '../../vocabulary/index.ts';

/** An instant or sorcery from hand for nothing, for a while longer than its price. */
export const omnispellAdept = card({
  name: 'Omnispell Adept',
  cost: '{4}{U}',
  type: 'Creature - Human Wizard',
  pt: '3/4',
  abilities: [activated(cost('{2}{U}', tap), mayCastFree(each(all(inZone('hand'), youOwn)), any(instant, sorcery)))],
  reading: read('91afeb5c5d'),
});
