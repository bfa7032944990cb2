import type { History, Option, PermanentView, Ref, Seat, View } from '../../protocol/index.ts';
import {
  ifKnown,
  isMeant,
  isProtected,
  lastingFrom,
  ofRule,
  rulesStated,
  type StatedRule,
} from '../oracles/combat-rules.ts';
import type { Scene } from '../oracles/sight.ts';
import { scenesOf } from '../reading/scenes.ts';
import { hasType, isCreature, permanentIn, playerBehind } from '../reading/views.ts';
import { controls } from './attackers.ts';
import { type Declaring, type DeclaringClauses, type Doing, judgeDeclared } from './declarations.ts';
import { declarationOf, type DeclaringSpan, declaringSpans, type Stands, type Telling } from './declared.ts';
import type { Finding } from './finding.ts';

export const BLOCKER_CLAUSES: DeclaringClauses = {
  may: 'F2/who-may-block-what',
  restrictions: 'F2/restrictions-together',
  requirements: 'F2/as-many-requirements-as-can-be',
  offered: 'F2/every-legal-block-can-be-made',
  unpaid: 'F2/nobody-has-to-pay',
};

const CR = { may: '509.1a', restrictions: '509.1b', requirements: '509.1c' };

const TOLD: Telling = {
  step: 'declare blockers',
  earlier: 'declare attackers',
  asks: 'blockers',
  does: 'blocked',
};

/** Every declaration of blockers of a history, of each defending player by itself. CR 509.1, 802.4 */
export function* blockersDeclared(history: History): Generator<Finding> {
  const scenes = scenesOf(history);
  const lasting = lastingFrom(history);
  for (const span of declaringSpans(history, TOLD)) {
    const view = history.steps[span.at - 1]?.view;
    if (view === undefined) continue;
    for (const seat of attackedIn(view)) {
      const stands = declarationOf(history, span, seat, TOLD);
      if (stands !== null && stands.before < lasting) yield* declared(span, seat, stands, scenes(stands.before));
    }
  }
}

/** Nothing where a view does not show enough. */
function declared(
  { happenings }: DeclaringSpan,
  seat: Seat,
  { at, question }: Stands,
  scene: Scene,
): readonly Finding[] {
  const { view } = scene;
  if (isAttackOnNothing(view)) return [];
  const taken = happenings.flatMap((one): readonly Option[] =>
    one.kind === 'blocked' && permanentIn(view, one.object)?.controller === seat
      ? [`${one.object}>${one.attacker}`]
      : [],
  );
  const attacks = view.battlefield.filter(({ attacking }) => attacking !== null).length;
  const judged = ifKnown(() => {
    const declaring = blocking(scene, seat);
    const shape = `${Math.min(4, declaring.doings.length)} | ${Math.min(4, attacks)} | ${Math.min(3, taken.length)}`;
    return [...judgeDeclared(declaring, BLOCKER_CLAUSES, { at, question, taken, shape, cr: CR })];
  });
  return judged ?? [];
}

/** Whom it attacked is not shown, and that player may block it still. CR 506.4c */
function isAttackOnNothing({ battlefield }: View): boolean {
  return battlefield.some(({ attacking }) => attacking === 'nothing');
}

/** Who is attacked, or controls what is. */
function attackedIn(view: View): readonly Seat[] {
  const seats = view.battlefield.flatMap(({ attacking }) => seatAttacked(view, attacking) ?? []);
  return [...new Set(seats)];
}

function seatAttacked(view: View, defender: Ref | null): Seat | null {
  if (defender === null || defender === 'nothing') return null;
  return playerBehind(view, defender);
}

/** What a player may declare. Throws `UNKNOWN`. CR 509.1 */
function blocking(scene: Scene, seat: Seat): Declaring {
  const { view } = scene;
  const stated = rulesStated(scene);
  const attackers = view.battlefield.filter(({ attacking }) => seatAttacked(view, attacking) === seat);
  const able = view.battlefield.filter((permanent) => canBlock(stated, permanent, seat));
  const doings = able.map((blocker) => {
    const own = attackers.filter((attacker) => canBlockIt(scene, stated, blocker, attacker));
    const free = !ofRule(stated, 'blockCost').some((cost) => isMeant(cost, cost.rule.what, blocker));
    return setsOf(own, mostBlocked(stated, blocker, own.length)).map(
      (set): Blocking => ({ blocker, attackers: set, free, options: set.map(({ ref }) => `${blocker.ref}>${ref}`) }),
    );
  });
  const known = doings.flat();
  const meant = (done: readonly Doing[]): readonly Blocking[] =>
    done.flatMap((one) => known.find((each) => each === one) ?? []);
  return {
    doings,
    isAllowed: (done) => isAllowed(stated, meant(done), attackers),
    obeyed: (done) => obeyed(stated, meant(done), attackers),
  };
}

interface Blocking extends Doing {
  readonly blocker: PermanentView;
  readonly attackers: readonly PermanentView[];
}

function mostBlocked(stated: readonly StatedRule[], blocker: PermanentView, all: number): number {
  const more = ofRule(stated, 'blocksMore').filter((one) => isMeant(one, one.rule.what, blocker));
  return more.reduce((sum, { rule }) => sum + (rule.more === 'any' ? all : rule.more), 1);
}

function setsOf(all: readonly PermanentView[], most: number): readonly (readonly PermanentView[])[] {
  const [first, ...others] = all;
  if (first === undefined || most <= 0) return [];
  return [[first], ...setsOf(others, most - 1).map((set) => [first, ...set]), ...setsOf(others, most)];
}

function canBlock(stated: readonly StatedRule[], permanent: PermanentView, seat: Seat): boolean {
  if (permanent.controller !== seat || !isCreature(permanent) || permanent.tapped) return false;
  return !ofRule(stated, 'cantBlock').some((one) => isMeant(one, one.rule.what, permanent));
}

/** CR 509.1b, 702 */
function canBlockIt(
  scene: Scene,
  stated: readonly StatedRule[],
  blocker: PermanentView,
  attacker: PermanentView,
): boolean {
  if (EVADED.some((isEvaded) => isEvaded(attacker, blocker))) return false;
  if (isProtected(scene, attacker, blocker)) return false;
  return !(
    ofRule(stated, 'cantBeBlocked').some((one) => isMeant(one, one.rule.what, attacker)) ||
    ofRule(stated, 'cantBeBlockedBy').some(
      (one) => isMeant(one, one.rule.what, attacker) && isMeant(one, one.rule.by, blocker),
    ) ||
    ofRule(stated, 'canBlockOnly').some(
      (one) => isMeant(one, one.rule.what, blocker) && !isMeant(one, one.rule.attackers, attacker),
    ) ||
    ofRule(stated, 'cantBeBlockedWhileControls').some(
      (one) =>
        isMeant(one, one.rule.what, attacker) && controls(scene.view, one, one.rule.controls, blocker.controller),
    )
  );
}

const has = ({ keywords }: PermanentView, keyword: string): boolean => keywords.includes(keyword);

const EVADED: readonly ((attacker: PermanentView, blocker: PermanentView) => boolean)[] = [
  (attacker, blocker) => has(attacker, 'flying') && !has(blocker, 'flying') && !has(blocker, 'reach'),
  (attacker, blocker) => has(attacker, 'shadow') !== has(blocker, 'shadow'),
  (attacker, blocker) => has(attacker, 'horsemanship') && !has(blocker, 'horsemanship'),
  (attacker, blocker) => has(attacker, 'fear') && !hasType(blocker, 'artifact') && !blocker.colors.includes('B'),
  (attacker, blocker) =>
    has(attacker, 'intimidate') &&
    !hasType(blocker, 'artifact') &&
    !attacker.colors.some((color) => blocker.colors.includes(color)),
  (attacker, blocker) => has(attacker, 'skulk') && (blocker.power ?? 0) > (attacker.power ?? 0),
];

/** CR 509.1b, 702.111b */
function isAllowed(
  stated: readonly StatedRule[],
  all: readonly Blocking[],
  attackers: readonly PermanentView[],
): boolean {
  const company = ofRule(stated, 'blocksWith').every((one) =>
    all.every(({ blocker }) => {
      if (!isMeant(one, one.rule.what, blocker)) return true;
      const others = all.filter((other) => other.blocker !== blocker && isMeant(one, one.rule.which, other.blocker));
      return others.length >= one.rule.others;
    }),
  );
  const limits = ofRule(stated, 'blockLimit').every(({ rule }) => all.length <= rule.most);
  const numbers = attackers.every((attacker) => {
    const count = all.filter((one) => one.attackers.includes(attacker)).length;
    const said = ofRule(stated, 'numberOfBlockers').filter((one) => isMeant(one, one.rule.what, attacker));
    const least = Math.max(has(attacker, 'menace') ? 2 : 1, ...said.map(({ rule }) => rule.least));
    return count === 0 || (count >= least && said.every(({ rule }) => rule.most === null || count <= rule.most));
  });
  return company && limits && numbers;
}

/** CR 509.1c */
function obeyed(stated: readonly StatedRule[], all: readonly Blocking[], attackers: readonly PermanentView[]): number {
  let count = 0;
  for (const { blocker, attackers: blocked } of all) {
    count += ofRule(stated, 'mustBlock').filter((one) => isMeant(one, one.rule.what, blocker)).length;
    for (const one of ofRule(stated, 'mustBlockThese')) {
      if (isMeant(one, one.rule.what, blocker))
        count += blocked.filter((attacker) => isMeant(one, one.rule.attackers, attacker)).length;
    }
  }
  for (const attacker of attackers) {
    if (!all.some((one) => one.attackers.includes(attacker))) continue;
    count += ofRule(stated, 'mustBeBlocked').filter((one) => isMeant(one, one.rule.what, attacker)).length;
  }
  return count;
}
