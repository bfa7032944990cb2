import {
  activated,
  all,
  card,
  cost,
  creature,
  destroy,
  readTwice,
  tap,
  tapped,
  targets,
} from '../../vocabulary/index.ts';

/** Kills what is tapped. */
export const royalAssassin = card({
  name: 'Royal Assassin',
  cost: '{1}{B}{B}',
  type: 'Creature - Human Assassin',
  pt: '1/1',
  abilities: [activated(cost('', tap), destroy(), { targets: [targets(all(creature, tapped))] })],
  reading: readTwice('3750892f50'),
});
