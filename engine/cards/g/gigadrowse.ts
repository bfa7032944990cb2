import {
  card,
  cost,
  does,
  permanent,
  readTwice,
  replicate,
  replicated,
  tapThese,
  targets,
} from '../../vocabulary/index.ts';

/** Taps permanents, one for each payment. */
export const gigadrowse = card({
  name: 'Gigadrowse',
  cost: '{U}',
  type: 'Instant',
  additionalCosts: [replicate(cost('{U}'))],
  abilities: [replicated],
  spell: does(tapThese(), targets(permanent)),
  reading: readTwice('b40cd35800'),
});
