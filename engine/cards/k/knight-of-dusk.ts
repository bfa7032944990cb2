import {
  activated,
  all,
  blockingSource,
  card,
  cost,
  creature,
  destroy,
  readTwice,
  targets,
} from '../../vocabulary/index.ts';

/** Destroys what blocks it. */
export const knightOfDusk = card({
  name: 'Knight of Dusk',
  cost: '{1}{B}{B}',
  type: 'Creature - Human Knight',
  pt: '2/2',
  abilities: [activated(cost('{B}{B}'), destroy(), { targets: [targets(all(creature, blockingSource))] })],
  reading: readTwice('9e4db1d28a'),
});
