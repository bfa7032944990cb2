import {
  all,
  anything,
  card,
  FREE_TERMS,
  instant,
  inZone,
  keywords,
  mayCastFree,
  readTwice,
  target,
  targets,
  whenEnters,
  you,
  youOwn,
} from '../../vocabulary/index.ts';

/** As it enters, an instant can be cast from the graveyard for nothing. */
export const torrentialGearhulk = card({
  name: 'Torrential Gearhulk',
  cost: '{4}{U}{U}',
  type: 'Artifact Creature - Construct',
  pt: '5/6',
  abilities: [
    ...keywords('flash'),
    whenEnters(mayCastFree(target(), anything, you, { terms: { ...FREE_TERMS, leaving: 'exile for graveyard' } }), {
      targets: [targets(all(instant, inZone('graveyard'), youOwn))],
    }),
  ],
  reading: readTwice('c014e398ef'),
});
