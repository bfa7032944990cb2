import {
  all,
  card,
  cost,
  creature,
  does,
  each,
  gains,
  modifyPT,
  overload,
  readTwice,
  target,
  targets,
  untilEndOfTurn,
  youControl,
} from '../../vocabulary/index.ts';

/** First strike for one creature of its caster, or for more each of them. */
export const weaponSurge = card({
  name: 'Weapon Surge',
  cost: '{R}',
  type: 'Instant',
  alternativeCosts: [
    overload(
      cost('{1}{R}'),
      does(untilEndOfTurn(each(all(creature, youControl)), modifyPT(1, 0), gains('first strike'))),
    ),
  ],
  spell: does(untilEndOfTurn(target(), modifyPT(1, 0), gains('first strike')), targets(all(creature, youControl))),
  reading: readTwice('4d3684c915'),
});
