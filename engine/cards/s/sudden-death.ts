import {
  card,
  creature,
  does,
  modifyPT,
  readTwice,
  splitSecond,
  target,
  targets,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** Weakens a creature, and nobody can respond. */
export const suddenDeath = card({
  name: 'Sudden Death',
  cost: '{1}{B}{B}',
  type: 'Instant',
  abilities: [splitSecond],
  spell: does(untilEndOfTurn(target(), modifyPT(-4, -4)), targets(creature)),
  reading: readTwice('d7688c1112'),
});
