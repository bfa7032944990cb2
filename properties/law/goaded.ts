import type { History } from '../../protocol/index.ts';
import type { Filter, Rule } from '../oracles/card-facts.ts';
import { ifKnown, type StatedRule } from '../oracles/combat-rules.ts';
import type { Scene } from '../oracles/sight.ts';
import { type Goad, goadsIn } from '../reading/goads.ts';
import { scenesOf } from '../reading/scenes.ts';
import { permanentIn } from '../reading/views.ts';
import { ATTACKERS_TOLD, attacking } from './attackers.ts';
import { doingsTaken, everyDeclaration, mostObeyed } from './declarations.ts';
import { declarationOf, declaringSpans } from './declared.ts';
import { checked, type Finding } from './finding.ts';

export const CLAUSE = {
  attacks: 'goaded/attacks-if-able',
  others: 'goaded/attacks-others-if-able',
} as const;

/** Declarations of attackers while a creature is goaded. CR 701.15b */
export function* goadedAttacks(history: History): Generator<Finding> {
  const scenes = scenesOf(history);
  const goads = goadsIn(history, scenes);
  for (const span of declaringSpans(history, ATTACKERS_TOLD)) {
    const view = history.steps[span.ended]?.view;
    const stands = view === undefined ? null : declarationOf(history, span, view.active, ATTACKERS_TOLD);
    if (stands === null || stands.before >= goads.known) continue;
    const taken = span.happenings.flatMap((one) => (one.kind === 'attacked' ? [`${one.object}>${one.defender}`] : []));
    const scene = scenes(stands.before);
    const goaded = goads
      .at(stands.before)
      .filter(({ creature }) => permanentIn(scene.view, creature)?.controller === scene.view.active);
    if (goaded.length === 0 || goaded.some((goad) => hasLeft(scene, goad))) continue;
    yield* ifKnown(() => [...judge(scene, goaded, taken, stands.at)]) ?? [];
  }
}

/** For how long it lasts then is another matter. CR 800.4k */
function hasLeft({ view }: Scene, { by }: Goad): boolean {
  return view.players.every(({ seat, inGame }) => seat !== by || !inGame);
}

function* judge(scene: Scene, goads: readonly Goad[], taken: readonly string[], at: number): Generator<Finding> {
  const attack = goads.map((goad) => stating(scene, goad, (what) => ({ kind: 'mustAttack', what })));
  const others = goads.map((goad) =>
    stating(scene, goad, (what) => ({ kind: 'mustAttackThem', what, whom: 'opponent' })),
  );
  const what = taken.join(', ') || 'nobody';
  const shape = `${scene.view.players.length} | ${goads.length} | ${Math.min(3, taken.length)}`;
  const plainly = obeyedBy(scene, [], taken);
  const attacks = obeyedBy(scene, attack, taken);
  if (plainly === null || attacks === null || plainly.found < plainly.most) return;
  if (attacks.most > plainly.most)
    yield* checked(attacks.found >= attacks.most, CLAUSE.attacks, shape, {
      cr: '701.15b',
      at,
      expected: 'each goaded creature attacks that can',
      found: what,
    });
  const all = attacks.found < attacks.most ? null : obeyedBy(scene, [...attack, ...others], taken);
  if (all === null || all.most === attacks.most) return;
  yield* checked(all.found >= all.most, CLAUSE.others, shape, {
    cr: '701.15b',
    at,
    expected: 'each goaded creature attacks another player than who goaded it, if it can',
    found: what,
  });
}

/** How many requirements are obeyed with these, and by how many declarations could be; null where that is not gone through. */
function obeyedBy(
  scene: Scene,
  besides: readonly StatedRule[],
  taken: readonly string[],
): { readonly found: number; readonly most: number } | null {
  const declaring = attacking(scene, besides);
  const done = doingsTaken(declaring, taken);
  const every = everyDeclaration(declaring);
  if (done === null || every === null) return null;
  return { found: declaring.obeyed(done), most: mostObeyed(declaring, every) };
}

/** A rule about the creature, seen by the player who goaded it. */
function stating(scene: Scene, { creature, by }: Goad, rule: (what: Filter) => Rule): StatedRule {
  return { rule: rule({ kind: 'isSource' }), sight: { scene, you: by, source: creature, bound: null } };
}
