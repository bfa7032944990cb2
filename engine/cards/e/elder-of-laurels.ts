import {
  activated,
  all,
  card,
  cost,
  count,
  creature,
  modifyPT,
  readTwice,
  target,
  targets,
  untilEndOfTurn,
  youControl,
} from '../../vocabulary/index.ts';

/** A creature is larger by the number of creatures. */
export const elderOfLaurels = card({
  name: 'Elder of Laurels',
  cost: '{2}{G}',
  type: 'Creature - Human Advisor',
  pt: '2/3',
  abilities: [
    activated(
      cost('{3}{G}'),
      untilEndOfTurn(target(), modifyPT(count(all(creature, youControl)), count(all(creature, youControl)))),
      { targets: [targets(creature)] },
    ),
  ],
  reading: readTwice('e25df63009'),
});
