import {
  all,
  basic,
  card,
  does,
  each,
  land,
  readTwice,
  targetAPlayer,
  targetPlayerControls,
  untapThese,
} from '../../vocabulary/index.ts';

/** Untaps all basic lands of a player. */
export const earlyHarvest = card({
  name: 'Early Harvest',
  cost: '{1}{G}{G}',
  type: 'Instant',
  spell: does(untapThese(each(all(basic, land, targetPlayerControls))), targetAPlayer),
  reading: readTwice('e3e28c52f1'),
});
