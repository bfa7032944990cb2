import {
  card,
  chooseOneOrEntwine,
  cost,
  mode,
  permanent,
  readTwice,
  tapThese,
  targets,
  untapThese,
} from '../../vocabulary/index.ts';

/** Taps a permanent, untaps one, or both with entwine. */
export const dreamsGrip = card({
  name: "Dream's Grip",
  cost: '{U}',
  type: 'Instant',
  spell: chooseOneOrEntwine(
    cost('{1}'),
    mode('tap a permanent', tapThese(), targets(permanent)),
    mode('untap a permanent', untapThese(), targets(permanent)),
  ),
  reading: readTwice('9b80070d6d'),
});
