import {
  all,
  card,
  creature,
  does,
  each,
  modifyPT,
  opponentControls,
  readTwice,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** Creatures of opponents are weaker for a turn. */
export const cowerInFear = card({
  name: 'Cower in Fear',
  cost: '{1}{B}{B}',
  type: 'Instant',
  spell: does(untilEndOfTurn(each(all(creature, opponentControls)), modifyPT(-1, -1))),
  reading: readTwice('755c622b7a'),
});
