import type { Fault } from '../fault.ts';

const PROPERTY = 'targets';
const TARGETS = 'rules/casting/targets.ts';

/** Faults in what can be chosen as a target. In the order of their ids. */
export const targetFaults: readonly Fault[] = [
  {
    id: 'activated-abilities-are-no-targets',
    file: 'evaluate/comparing.ts',
    function: 'isStackAbility',
    find: "if (of === 'either') return true;",
    replacement: '',
    clause: 'targets/all-that-it-asks-for',
    property: PROPERTY,
    origin: 'mutation',
    cr: ['601.2c', '113.7'],
    says: 'What can target any ability can target triggered ones only.',
  },
  {
    id: 'first-word-of-the-target-only',
    file: TARGETS,
    function: 'legalTargets',
    find: 'matching(ctx, spec.what)',
    replacement: "matching(ctx, spec.what.kind === 'all' ? { ...spec.what, of: spec.what.of.slice(0, 1) } : spec.what)",
    clause: 'targets/what-it-asks-for',
    property: PROPERTY,
    origin: 'clause of targets',
    cr: ['115.1', '601.2c'],
    says: 'A spell that asks for a creature that is so takes any creature as its target.',
  },
  {
    id: 'hexproof-against-its-controller',
    file: TARGETS,
    function: 'mayBeTarget',
    find: "seen.controller !== ctx.controller && hasKeyword(seen, 'hexproof')",
    replacement: "hasKeyword(seen, 'hexproof')",
    clause: 'targets/hexproof-is-for-opponents',
    property: PROPERTY,
    origin: 'clause of targets',
    cr: ['702.11b'],
    says: 'A player cannot target their own permanent that has hexproof.',
  },
  {
    id: 'opponents-things-first',
    file: TARGETS,
    function: 'legalTargets',
    find: 'matching(ctx, spec.what).filter((id) => mayBeTarget(ctx, id, self))',
    replacement: `((may: readonly ObjectId[]) => {
          const theirs = may.filter((id) => ctx.sight.characteristics(id)?.controller !== ctx.controller);
          return theirs.length > 0 ? theirs : may;
        })(matching(ctx, spec.what).filter((id) => mayBeTarget(ctx, id, self)))`,
    clause: 'targets/all-that-it-asks-for',
    property: PROPERTY,
    origin: 'clause of targets',
    cr: ['601.2c'],
    says: 'A player can choose an own permanent as a target only where no opponent has one.',
  },
  {
    id: 'own-player-as-opponent',
    file: TARGETS,
    function: 'playersToChoose',
    find: "which === 'any' || player !== controller",
    replacement: "which === 'any' || which === 'opponent'",
    clause: 'targets/the-players-it-asks-for',
    property: PROPERTY,
    origin: 'clause of targets',
    cr: ['102.2', '115.1'],
    says: 'A player can be the target of an own spell that asks for an opponent.',
  },
  {
    id: 'shroud-like-hexproof',
    file: TARGETS,
    function: 'mayBeTarget',
    find: "if (hasKeyword(seen, 'shroud')) return false;",
    replacement: "if (seen.controller !== ctx.controller && hasKeyword(seen, 'shroud')) return false;",
    clause: 'targets/shroud-is-for-all',
    property: PROPERTY,
    origin: 'clause of targets',
    cr: ['702.18a'],
    says: 'A player can target their own permanent that has shroud.',
  },
];
