import {
  activated,
  all,
  card,
  cost,
  each,
  exile,
  inZone,
  readTwice,
  sacrificeSource,
  tap,
  targetAPlayer,
  targetPlayerControls,
} from '../../vocabulary/index.ts';

/** A graveyard is exiled. */
export const tormodsCrypt = card({
  name: "Tormod's Crypt",
  cost: '{0}',
  type: 'Artifact',
  abilities: [
    activated(cost('', tap, sacrificeSource), exile(each(all(inZone('graveyard'), targetPlayerControls))), {
      targets: [targetAPlayer],
    }),
  ],
  reading: readTwice('905aa95d64'),
});
