import {
  all,
  card,
  cost,
  creature,
  damage,
  does,
  each,
  not,
  overload,
  readTwice,
  target,
  targets,
  withKeyword,
  X,
  youControl,
} from '../../vocabulary/index.ts';

/** X damage to a creature on the ground; its overload cost has {X} twice. */
export const streetSpasm = card({
  name: 'Street Spasm',
  cost: '{X}{R}',
  type: 'Instant',
  alternativeCosts: [
    overload(cost('{X}{X}{R}{R}'), does(damage(X, each(all(creature, not(withKeyword('flying')), not(youControl)))))),
  ],
  spell: does(damage(X, target()), targets(all(creature, not(withKeyword('flying')), not(youControl)))),
  reading: readTwice('a9622146f6'),
});
