import {
  all,
  any,
  artifact,
  card,
  creature,
  land,
  opponentControls,
  readTwice,
  replacement,
} from '../../vocabulary/index.ts';

/** Artifacts, creatures and lands of opponents enter tapped. */
export const kismet = card({
  name: 'Kismet',
  cost: '{3}{W}',
  type: 'Enchantment',
  abilities: [
    replacement({
      kind: 'enters',
      what: all(any(artifact, creature, land), opponentControls),
      change: { kind: 'tapped' },
    }),
  ],
  reading: readTwice('7bea0fe383'),
});
