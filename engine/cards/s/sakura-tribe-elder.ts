import {
  activated,
  all,
  basic,
  card,
  cost,
  land,
  readTwice,
  sacrificeSource,
  search,
  sequence,
  shuffle,
} from '../../vocabulary/index.ts';

/** Gives itself up for a basic land. */
export const sakuraTribeElder = card({
  name: 'Sakura-Tribe Elder',
  cost: '{1}{G}',
  type: 'Creature - Snake Shaman',
  pt: '1/1',
  abilities: [activated(cost('', sacrificeSource), sequence(search(all(basic, land), 'battlefield', true), shuffle()))],
  reading: readTwice('c3112d2ce6'),
});
