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
export const loxodonGatekeeper = card({
  name: 'Loxodon Gatekeeper',
  cost: '{2}{W}{W}',
  type: 'Creature - Elephant Soldier',
  pt: '2/3',
  abilities: [
    replacement({
      kind: 'enters',
      what: all(any(artifact, creature, land), opponentControls),
      change: { kind: 'tapped' },
    }),
  ],
  reading: readTwice('7bea0fe383'),
});
