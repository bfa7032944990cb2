import {
  activated,
  all,
  card,
  cost,
  creature,
  modifyPT,
  other,
  readTwice,
  sacrificeCost,
  source,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** It feeds on other creatures for a turn. */
export const bloodBairn = card({
  name: 'Blood Bairn',
  cost: '{2}{B}',
  type: 'Creature - Vampire',
  pt: '2/2',
  abilities: [activated(cost('', sacrificeCost(all(other, creature))), untilEndOfTurn(source, modifyPT(2, 2)))],
  reading: readTwice('f7cf03858e'),
});
