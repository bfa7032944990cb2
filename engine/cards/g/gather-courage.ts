import {
  card,
  convoke,
  creature,
  does,
  modifyPT,
  readTwice,
  target,
  targets,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** A small bonus that a green creature may pay for. */
export const gatherCourage = card({
  name: 'Gather Courage',
  cost: '{G}',
  type: 'Instant',
  abilities: [convoke],
  spell: does(untilEndOfTurn(target(), modifyPT(2, 2)), targets(creature)),
  reading: readTwice('18af9f3789'),
});
