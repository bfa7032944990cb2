import { all, any, card, creature, destroy, does, not, readTwice, subtype, targets } from '../../vocabulary/index.ts';

/** Destroys what is neither Angel, Demon, Devil nor Dragon. */
export const powerWordKill = card({
  name: 'Power Word Kill',
  cost: '{1}{B}',
  type: 'Instant',
  spell: does(
    destroy(),
    targets(all(creature, not(any(subtype('Angel'), subtype('Demon'), subtype('Devil'), subtype('Dragon'))))),
  ),
  reading: readTwice('8c3caabd35'),
});
