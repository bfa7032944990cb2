import {
  all,
  card,
  color,
  creature,
  does,
  each,
  modifyPT,
  not,
  readTwice,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** Creatures that are not white shrink for a turn. */
export const holyLight = card({
  name: 'Holy Light',
  cost: '{2}{W}',
  type: 'Instant',
  spell: does(untilEndOfTurn(each(all(creature, not(color('W')))), modifyPT(-1, -1))),
  reading: readTwice('44dfb18b8e'),
});
