import { card, creature, does, permanent, readTwice, replacement, thisTurn } from '../../vocabulary/index.ts';

/** Creatures deal no damage this turn. */
export const etherealHaze = card({
  name: 'Ethereal Haze',
  cost: '{W}',
  type: 'Instant - Arcane',
  spell: does(
    thisTurn(
      replacement({
        kind: 'damage',
        permanents: permanent,
        players: 'anyone',
        from: creature,
        which: 'any',
        change: 'prevent',
      }),
    ),
  ),
  reading: readTwice('7d2a0324a6'),
});
