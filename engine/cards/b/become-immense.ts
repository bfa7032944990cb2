import {
  card,
  creature,
  delve,
  does,
  modifyPT,
  readTwice,
  target,
  targets,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** A great bonus that the graveyard helps to pay for. */
export const becomeImmense = card({
  name: 'Become Immense',
  cost: '{5}{G}',
  type: 'Instant',
  abilities: [delve],
  spell: does(untilEndOfTurn(target(), modifyPT(6, 6)), targets(creature)),
  reading: readTwice('3b732424ef'),
});
