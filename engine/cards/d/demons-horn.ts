import { card, casts, color, gainLife, may, readTwice, triggered } from '../../vocabulary/index.ts';

/** A life for each black spell. */
export const demonsHorn = card({
  name: "Demon's Horn",
  cost: '{2}',
  type: 'Artifact',
  abilities: [triggered(casts('anyone', color('B')), may(gainLife(1)))],
  reading: readTwice('0317dc3cd7'),
});
