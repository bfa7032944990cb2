import type { History, Option, PermanentView, Ref, Seat, View } from '../../protocol/index.ts';
import type { Rule } from '../oracles/card-facts.ts';
import { ifKnown, isMeant, lastingFrom, ofRule, rulesStated, type StatedRule } from '../oracles/combat-rules.ts';
import type { Scene } from '../oracles/sight.ts';
import type { HappeningOf } from '../reading/happenings.ts';
import { scenesOf } from '../reading/scenes.ts';
import { hasType, isCreature, permanentIn, playerBehind } from '../reading/views.ts';
import { type Declaring, type DeclaringClauses, type Doing, judgeDeclared } from './declarations.ts';
import { declarationOf, type DeclaringSpan, declaringSpans, type Stands, type Telling } from './declared.ts';
import { checked, type Finding } from './finding.ts';

export const ATTACKER_CLAUSES: DeclaringClauses & { readonly taps: string } = {
  may: 'F1/who-may-attack',
  restrictions: 'F1/restrictions-together',
  requirements: 'F1/as-many-requirements-as-can-be',
  offered: 'F1/every-legal-attack-can-be-made',
  unpaid: 'F1/nobody-has-to-pay',
  taps: 'F1/attacking-taps',
};

const CR = { may: '508.1a', restrictions: '508.1c', requirements: '508.1d' };

/** How a declaration of attackers is told. */
export const ATTACKERS_TOLD: Telling = {
  step: 'declare attackers',
  earlier: 'beginning of combat',
  asks: 'attackers',
  does: 'attacked',
};

/** Every declaration of attackers of a history. */
export function* attackersDeclared(history: History): Generator<Finding> {
  const scenes = scenesOf(history);
  const lasting = lastingFrom(history);
  for (const span of declaringSpans(history, ATTACKERS_TOLD)) {
    const view = history.steps[span.ended]?.view;
    const stands = view === undefined ? null : declarationOf(history, span, view.active, ATTACKERS_TOLD);
    if (stands === null) continue;
    const { at, before, question } = stands;
    const attacked = span.happenings.flatMap((one) => (one.kind === 'attacked' ? [one] : []));
    yield* tapping(history, span, stands, attacked);
    if (before >= lasting) continue;
    const scene = scenes(before);
    const taken = attacked.map(({ object, defender }) => `${object}>${defender}`);
    const judged = ifKnown(() => {
      const declaring = attacking(scene);
      const shape = `${scene.view.players.length} | ${Math.min(4, declaring.doings.length)} | ${Math.min(3, taken.length)}`;
      return [...judgeDeclared(declaring, ATTACKER_CLAUSES, { at, question, taken, shape, cr: CR })];
    });
    yield* judged ?? [];
  }
}

/** Attackers are tapped, but for vigilance; that is no cost. What is tapped for mana besides is not looked at. CR 508.1f, 702.20b */
function* tapping(
  { steps }: History,
  { happenings }: DeclaringSpan,
  { at, before }: Stands,
  attacked: readonly HappeningOf<'attacked'>[],
): Generator<Finding> {
  const [earlier, later] = [steps[before]?.view, steps[at]?.view];
  if (earlier === undefined || later === undefined || happenings.some(({ kind }) => kind === 'activated')) return;
  for (const { object } of attacked) {
    const [was, is] = [permanentIn(earlier, object), permanentIn(later, object)];
    if (was === null || is === null || is.attacking === null) continue;
    const stays = was.keywords.includes('vigilance');
    yield* checked(is.tapped !== stays, ATTACKER_CLAUSES.taps, `${stays} | ${attacked.length}`, {
      cr: stays ? '702.20b' : '508.1f',
      at,
      expected: stays ? `${was.name} attacks without being tapped` : `${was.name} is tapped as it attacks`,
      found: is.tapped ? 'it is tapped' : 'it is untapped',
    });
  }
}

/** What the active player may declare, by these rules besides those that permanents state. Throws `UNKNOWN`. CR 508.1 */
export function attacking(scene: Scene, besides: readonly StatedRule[] = []): Declaring {
  const { view } = scene;
  const stated = [...rulesStated(scene), ...besides];
  const able = view.battlefield.filter((permanent) => canAttack(view, stated, permanent));
  const options = able.map((creature) =>
    defendersIn(view).flatMap((defender) =>
      canAttackThat(view, stated, creature, defender) ? [{ creature, defender }] : [],
    ),
  );
  const of = new Map<Option, Attacking>(options.flat().map((one) => [`${one.creature.ref}>${one.defender}`, one]));
  const meant = (done: readonly Doing[]): readonly Attacking[] =>
    done.flatMap((doing) => doing.options.flatMap((option) => of.get(option) ?? []));
  return {
    doings: options.map((own) =>
      own.map((one) => ({
        options: [`${one.creature.ref}>${one.defender}`],
        free: !ofRule(stated, 'attackCost').some(
          (cost) => isMeant(cost, cost.rule.what, one.creature) && isAimed(view, cost, one.defender),
        ),
      })),
    ),
    isAllowed: (done) => isAllowed(stated, meant(done)),
    obeyed: (done) => obeyed(view, stated, meant(done)),
  };
}

interface Attacking {
  readonly creature: PermanentView;
  readonly defender: Ref;
}

function canAttack(view: View, stated: readonly StatedRule[], permanent: PermanentView): boolean {
  const { controller, tapped, held, keywords } = permanent;
  if (controller !== view.active || !isCreature(permanent) || tapped) return false;
  if (!held && !keywords.includes('haste')) return false;
  if (keywords.includes('defender') && !speaksOf(stated, 'asThoughNoDefender', permanent)) return false;
  return !speaksOf(stated, 'cantAttack', permanent);
}

function speaksOf(
  stated: readonly StatedRule[],
  kind: 'asThoughNoDefender' | 'cantAttack',
  permanent: PermanentView,
): boolean {
  return ofRule(stated, kind).some((one) => isMeant(one, one.rule.what, permanent));
}

/** CR 508.1b, 802.3 */
function defendersIn(view: View): readonly Ref[] {
  const players = view.players.filter(({ seat, inGame }) => inGame && seat !== view.active);
  const walkers = view.battlefield.filter(
    (permanent) => hasType(permanent, 'planeswalker') && players.some(({ seat }) => seat === permanent.controller),
  );
  return [...players.map(({ seat }) => `p${seat}`), ...walkers.map(({ ref }) => ref)];
}

function canAttackThat(view: View, stated: readonly StatedRule[], creature: PermanentView, defender: Ref): boolean {
  const barred = ofRule(stated, 'cantAttackThem').some(
    (one) => isMeant(one, one.rule.what, creature) && isAimed(view, one, defender),
  );
  const needs = ofRule(stated, 'cantAttackUnlessControls').filter((one) => isMeant(one, one.rule.what, creature));
  return !barred && needs.every((one) => controls(view, one, one.rule.controls, playerBehind(view, defender)));
}

/** Whether a player controls a permanent that is meant. */
export function controls(view: View, stated: StatedRule, what: Parameters<typeof isMeant>[1], seat: Seat): boolean {
  return view.battlefield.some((permanent) => permanent.controller === seat && isMeant(stated, what, permanent));
}

type Aimed = Extract<Rule, { readonly planeswalkersToo: boolean }>;

function isAimed(view: View, { rule, sight }: StatedRule<Aimed>, defender: Ref): boolean {
  if (permanentIn(view, defender) !== null && !rule.planeswalkersToo) return false;
  return isWhose(rule.whom, sight.you, playerBehind(view, defender));
}

function isWhose(whom: Aimed['whom'], you: Seat, seat: Seat): boolean {
  return whom === 'anyone' || (whom === 'you') === (seat === you);
}

/** CR 508.1c, 506.5 */
function isAllowed(stated: readonly StatedRule[], all: readonly Attacking[]): boolean {
  const limits = ofRule(stated, 'attackLimit').every(({ rule, sight }) => {
    const counted = all.filter(({ defender }) => rule.whom === 'anyone' || defender === `p${sight.you}`);
    return counted.length <= rule.most;
  });
  const company = ofRule(stated, 'attacksWith').every((one) =>
    all.every(({ creature }) => {
      if (!isMeant(one, one.rule.what, creature)) return true;
      const others = all.filter((other) => other.creature !== creature && isMeant(one, one.rule.which, other.creature));
      return others.length >= one.rule.others;
    }),
  );
  const alone = ofRule(stated, 'attacksAlone').every(
    (one) => all.length < 2 || all.every(({ creature }) => !isMeant(one, one.rule.what, creature)),
  );
  return limits && company && alone;
}

/** CR 508.1d */
function obeyed(view: View, stated: readonly StatedRule[], all: readonly Attacking[]): number {
  let count = 0;
  for (const { creature, defender } of all) {
    count += ofRule(stated, 'mustAttack').filter((one) => isMeant(one, one.rule.what, creature)).length;
    count += ofRule(stated, 'mustAttackThem').filter(
      (one) =>
        permanentIn(view, defender) === null &&
        isWhose(one.rule.whom, one.sight.you, playerBehind(view, defender)) &&
        isMeant(one, one.rule.what, creature),
    ).length;
  }
  const drawn = ofRule(stated, 'mustBeAttacked').filter(({ sight }) =>
    all.some(({ defender }) => playerBehind(view, defender) === sight.you),
  );
  return count + drawn.length;
}
