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
export const frozenAether = card({
  name: 'Frozen Aether',
  cost: '{3}{U}',
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
