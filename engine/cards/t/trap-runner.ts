import {
  activated,
  afterBlockers,
  all,
  attacking,
  becomeBlocked,
  card,
  cost,
  creature,
  readTwice,
  tap,
  targets,
  unblocked,
} from '../../vocabulary/index.ts';

/** It has unblocked attackers become blocked. */
export const trapRunner = card({
  name: 'Trap Runner',
  cost: '{2}{W}{W}',
  type: 'Creature - Human Soldier',
  pt: '2/3',
  abilities: [
    activated(cost('', tap), becomeBlocked(), {
      targets: [targets(all(creature, attacking, unblocked))],
      onlyIf: afterBlockers,
    }),
  ],
  reading: readTwice('1dec594b3a'),
});
