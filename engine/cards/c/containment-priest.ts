import {
  all,
  card,
  creature,
  hasBeenCast,
  keywords,
  nontoken,
  not,
  readTwice,
  replacement,
} from '../../vocabulary/index.ts';

/** Creatures that were not cast are exiled instead of entering. */
export const containmentPriest = card({
  name: 'Containment Priest',
  cost: '{1}{W}',
  type: 'Creature - Human Cleric',
  pt: '2/2',
  abilities: [
    ...keywords('flash'),
    replacement({ kind: 'enters', what: all(creature, nontoken, not(hasBeenCast)), change: { kind: 'exiledInstead' } }),
  ],
  reading: readTwice('96db375b85'),
});
