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

/** Hexproof for one creature of its caster, or for more each of them. */
export const mizziumSkin = card({
  name: 'Mizzium Skin',
  cost: '{U}',
  type: 'Instant',
  alternativeCosts: [
    overload(cost('{1}{U}'), does(untilEndOfTurn(each(all(creature, youControl)), modifyPT(0, 1), gains('hexproof')))),
  ],
  spell: does(untilEndOfTurn(target(), modifyPT(0, 1), gains('hexproof')), targets(all(creature, youControl))),
  reading: readTwice('bfcd7e8a0f'),
});
