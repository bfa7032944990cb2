import type { Fault } from '../fault.ts';

/** Faults in what goading does. In the order of their ids. */
export const goadedFaults: readonly Fault[] = [
  {
    id: 'goaded-attacks-whomever',
    file: 'rules/combat/attack-options.ts',
    function: 'require',
    find: "const isThem = defender.kind === 'player' && isWhose(ctx, rule.whom, defender.player);",
    replacement:
      "const isThem = defender.kind === 'player' && (rule.whom === 'opponent' || isWhose(ctx, rule.whom, defender.player));",
    clause: 'goaded/attacks-others-if-able',
    property: 'goaded',
    origin: 'rules of combat',
    cr: ['701.15b'],
    says: 'A goaded creature may attack the player who goaded it though it could attack another.',
  },
  {
    id: 'goaded-until-the-turn-ends',
    file: 'rules/resolution/combat.ts',
    function: 'goad',
    find: "duration: 'until your next turn'",
    replacement: "duration: 'until end of turn'",
    clause: 'goaded/attacks-if-able',
    property: 'goaded',
    origin: 'rules of combat',
    cr: ['701.15a'],
    says: 'What is goaded is so for this turn only.',
  },
  {
    id: 'goads-the-first-only',
    file: 'rules/resolution/combat.ts',
    function: 'goad',
    find: 'objectsOf(ctx, effect.what)',
    replacement: 'objectsOf(ctx, effect.what).slice(0, 1)',
    clause: 'goaded/attacks-if-able',
    property: 'goaded',
    origin: 'rules of combat',
    cr: ['701.15a'],
    says: 'Of several creatures that are goaded only one is.',
  },
];
