import { card, permanent, readTwice, replacement } from '../../vocabulary/index.ts';

/** Permanents enter tapped. */
export const orbOfDreams = card({
  name: 'Orb of Dreams',
  cost: '{3}',
  type: 'Artifact',
  abilities: [replacement({ kind: 'enters', what: permanent, change: { kind: 'tapped' } })],
  reading: readTwice('471e22fecb'),
});
