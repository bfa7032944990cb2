import {
  activated,
  card,
  cost,
  creature,
  modifyPT,
  readTwice,
  sacrificeCost,
  source,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** It eats creatures. */
export const nantukoHusk = card({
  name: 'Nantuko Husk',
  cost: '{2}{B}',
  type: 'Creature - Zombie Insect',
  pt: '2/2',
  abilities: [activated(cost('', sacrificeCost(creature)), untilEndOfTurn(source, modifyPT(2, 2)))],
  reading: readTwice('a4cf857dd9'),
});
