import {
  activated,
  all,
  attacking,
  card,
  cost,
  creature,
  modifyPT,
  readTwice,
  tap,
  target,
  targets,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** An attacker is larger. */
export const anointerOfChampions = card({
  name: 'Anointer of Champions',
  cost: '{W}',
  type: 'Creature - Human Cleric',
  pt: '1/1',
  abilities: [
    activated(cost('', tap), untilEndOfTurn(target(), modifyPT(1, 1)), {
      targets: [targets(all(creature, attacking))],
    }),
  ],
  reading: readTwice('c52cb4e300'),
});
