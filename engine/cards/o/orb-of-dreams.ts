import { card, permanent, read, replacement } from '../../vocabulary/index.ts';

/** Permanents enter tapped. */
export const orbOfDreams = card({
  name: 'Orb of Dreams',
  cost: '{3}',
  type: 'Artifact',
  abilities: [replacement({ kind: 'enters', what: permanent, change: { kind: 'tapped' } })],
  reading: read('471e22fecb'),
});
