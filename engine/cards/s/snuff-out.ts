import {
  all,
  alternativeCost,
  card,
  color,
  cost,
  creature,
  destroyForGood,
  does,
  exists,
  not,
  payLife,
  readTwice,
  subtype,
  targets,
  youControl,
} from '../../vocabulary/index.ts';

/** Destroys a creature that is not black, for mana or, beside a Swamp, for life. */
export const snuffOut = card({
  name: 'Snuff Out',
  cost: '{3}{B}',
  type: 'Instant',
  alternativeCosts: [alternativeCost(cost('', payLife(4)), exists(all(subtype('Swamp'), youControl)))],
  spell: does(destroyForGood(), targets(all(creature, not(color('B'))))),
  reading: readTwice('b4bb0d5c61'),
});
