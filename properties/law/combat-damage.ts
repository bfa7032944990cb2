import type { History, PermanentView, Ref, View } from '../../protocol/index.ts';
import { ifKnown, isMeant, isProtected, ofRule, rulesStated } from '../oracles/combat-rules.ts';
import { hasType, permanentIn } from '../reading/views.ts';
import { damageResults } from './combat-results.ts';
import { type DamageStep, damageSteps, fightersIn, objectOf, strikesFirst } from './damage-steps.ts';
import { checked, type Finding } from './finding.ts';

export const DAMAGE_CLAUSES = {
  steps: 'F3/two-steps-for-first-strike',
  strikes: 'F3/each-strikes-in-its-step',
  unblocked: 'F3/unblocked-to-what-is-attacked',
  blocked: 'F3/blocked-to-its-blockers',
  excess: 'F3/lethal-damage-before-excess',
  through: 'F3/excess-may-go-on',
  blockers: 'F3/blockers-to-what-they-block',
  results: 'F3/results-of-combat-damage',
  priority: 'F3/priority-in-each-step',
} as const;

/** Every combat damage step of a history. CR 510 */
export function* combatDamage(history: History): Generator<Finding> {
  for (const step of damageSteps(history)) yield* judgedStep(step);
}

function* judgedStep(step: DamageStep): Generator<Finding> {
  yield* twoSteps(step);
  const dealers = ifKnown(() => dealersIn(step));
  if (dealers === null) return;
  yield* strangers(step, dealers);
  for (const dealer of dealers)
    yield* dealer.creature.attacking === null ? blocking(step, dealer) : attacking(step, dealers, dealer);
  yield* damageResults(step, DAMAGE_CLAUSES.results);
}

/** CR 510.3, 510.4 */
function* twoSteps({ at, view, isFirst, priority, hasIdleStriker }: DamageStep): Generator<Finding> {
  const step = isFirst ? 'first-strike damage' : 'combat damage';
  if (priority !== null)
    yield* checked(priority === step, DAMAGE_CLAUSES.priority, `${step} | ${fightersIn(view).length}`, {
      cr: '510.3',
      at,
      expected: `players have priority in the ${step} step`,
      found: `the next priority is in the ${priority} step`,
    });
  if (view.step !== 'declare blockers' || hasIdleStriker) return;
  const first = fightersIn(view).some(strikesFirst);
  yield* checked(first === isFirst, DAMAGE_CLAUSES.steps, `${first} | ${fightersIn(view).length > 2}`, {
    cr: '510.4',
    at,
    expected: first ? 'a damage step for first and double strike comes first' : 'there is one damage step',
    found: isFirst ? 'a first damage step began' : 'the damage step of all began',
  });
}

interface Dealer {
  readonly creature: PermanentView;
  readonly amount: number;
}

/** Who assigns damage in this step, and how much. Throws `UNKNOWN`. CR 510.1a, 702.7b-c */
function dealersIn({ view, scene, isFirst, struck }: DamageStep): readonly Dealer[] {
  const byToughness = ofRule(rulesStated(scene), 'assignsByToughness');
  const fighters = fightersIn(view).filter((one) => {
    if (isFirst) return strikesFirst(one);
    return struck === null || !struck.has(objectOf(one)) || one.keywords.includes('double strike');
  });
  return fighters.map((creature) => {
    const tough = byToughness.some((one) => isMeant(one, one.rule.what, creature));
    return { creature, amount: Math.max(0, (tough ? creature.toughness : creature.power) ?? 0) };
  });
}

function* strangers({ at, dealt, isFirst, struck }: DamageStep, dealers: readonly Dealer[]): Generator<Finding> {
  if (struck === null && !isFirst) return;
  const stranger = dealt.find(({ from }) => !dealers.some(({ creature }) => creature.ref === from));
  yield* checked(stranger === undefined, DAMAGE_CLAUSES.strikes, `${isFirst} | ${dealers.length}`, {
    cr: '702.7b',
    at,
    expected: `damage in this step comes from ${dealers.map(({ creature }) => creature.name).join(', ') || 'nothing'}`,
    found: `${stranger?.from} deals damage`,
  });
}

function* attacking(step: DamageStep, dealers: readonly Dealer[], { creature, amount }: Dealer): Generator<Finding> {
  const { view, blocked } = step;
  const defender = creature.attacking === 'nothing' ? null : creature.attacking;
  const blockers = view.battlefield.filter(({ blocking: of }) => of.includes(creature.ref));
  const trample = creature.keywords.includes('trample');
  if (!blocked.has(creature.ref)) {
    const to = defender === null ? [] : [defender];
    yield* deals(step, { creature, amount }, to, DAMAGE_CLAUSES.unblocked, '510.1b');
    return;
  }
  const to = [...blockers.map(({ ref }) => ref), ...(trample && defender !== null ? [defender] : [])];
  yield* deals(step, { creature, amount }, to, DAMAGE_CLAUSES.blocked, blockers.length === 0 ? '702.19d' : '510.1c');
  if (trample && defender !== null && blockers.length > 0)
    yield* excess(step, dealers, { creature, amount }, blockers, defender);
}

function* blocking(step: DamageStep, dealer: Dealer): Generator<Finding> {
  const to = dealer.creature.blocking.filter((ref) => permanentIn(step.view, ref)?.attacking !== null);
  yield* deals(step, dealer, to, DAMAGE_CLAUSES.blockers, '510.1d');
}

/** All of its damage goes to these; what is kept by protection is not dealt. */
function* deals(
  step: DamageStep,
  { creature, amount }: Dealer,
  to: readonly Ref[],
  clause: string,
  cr: string,
): Generator<Finding> {
  const kept = ifKnown(() => to.filter((ref) => isKept(step, ref, creature)));
  if (kept === null) return;
  const own = step.dealt.filter(({ from }) => from === creature.ref);
  const sum = own.reduce((all, damage) => all + damage.amount, 0);
  const most = to.length === kept.length ? 0 : amount;
  const isRight =
    own.every((damage) => to.includes(damage.to) && !kept.includes(damage.to)) &&
    (kept.length === 0 ? sum === most : sum <= most);
  const isOfStrikes = step.struck !== null && !step.isFirst && sum === 0 && most > 0;
  const shape = `${to.length} | ${Math.min(4, amount)} | ${creature.attacking === null ? '' : creature.attacking[0]} | ${kept.length > 0}`;
  yield* checked(isRight, isOfStrikes ? DAMAGE_CLAUSES.strikes : clause, shape, {
    cr: isOfStrikes ? '702.7c' : cr,
    at: step.at,
    expected: `${creature.name} deals ${most} to ${to.join(', ') || 'nothing'}`,
    found: own.map((damage) => `${damage.amount} to ${damage.to}`).join(', ') || 'it deals none',
  });
}

/** Throws `UNKNOWN`. CR 702.16e */
function isKept({ view, scene }: DamageStep, ref: Ref, source: PermanentView): boolean {
  const permanent = permanentIn(view, ref);
  return permanent !== null && isProtected(scene, permanent, source);
}

/** CR 702.19b, 702.2c */
function* excess(
  step: DamageStep,
  dealers: readonly Dealer[],
  { creature, amount }: Dealer,
  blockers: readonly PermanentView[],
  defender: Ref,
): Generator<Finding> {
  const kept = ifKnown(() =>
    blockers.some((blocker) => step.view.battlefield.some((other) => isKept(step, blocker.ref, other))),
  );
  if (kept !== false) return;
  const onward = step.dealt.filter(({ from, to }) => from === creature.ref && to === defender);
  const short = blockers.filter((blocker) => !isLethal(step, blocker));
  const deadly = isDeadly(creature);
  if (onward.length > 0)
    yield* checked(short.length === 0, DAMAGE_CLAUSES.excess, `${blockers.length} | ${deadly} | ${defender[0]}`, {
      cr: '702.19b',
      at: step.at,
      expected: `${creature.name} deals damage to ${defender} only if each blocker is assigned lethal damage`,
      found: `${short.map(({ name }) => name).join(', ')} got less`,
    });
  const [only] = blockers;
  if (only === undefined || blockers.length > 1 || amount < 1) return;
  const given = dealers.filter((other) => other.creature !== creature && hasToGiveAllTo(step, other, only));
  const sum = given.reduce((all, other) => all + other.amount, only.damage);
  const helped = given.some((other) => other.amount > 0 && isDeadly(other.creature));
  if (!helped && !(deadly && amount > 1) && sum + amount - 1 < (only.toughness ?? 0)) return;
  const isAsked = step.divided.includes(creature.ref) || onward.length > 0;
  yield* checked(isAsked, DAMAGE_CLAUSES.through, `${deadly} | ${given.length} | ${amount > 3}`, {
    cr: deadly ? '702.2c' : '702.19b',
    at: step.at,
    expected: `damage of ${creature.name} may go on to ${defender}`,
    found: 'its controller was not asked',
  });
}

const isDeadly = ({ keywords }: PermanentView): boolean => keywords.includes('deathtouch');

/** Whether it is an attacker of the same player that can assign its damage to this blocker only. */
function hasToGiveAllTo({ view }: DamageStep, { creature }: Dealer, blocker: PermanentView): boolean {
  return (
    blocker.blocking.includes(creature.ref) && !creature.keywords.includes('trample') && isOnlyBlocker(view, creature)
  );
}

function isOnlyBlocker({ battlefield }: View, attacker: PermanentView): boolean {
  return battlefield.filter(({ blocking: of }) => of.includes(attacker.ref)).length === 1;
}

function isLethal({ view, dealt }: DamageStep, blocker: PermanentView): boolean {
  const own = dealt.filter(({ to }) => to === blocker.ref);
  if (own.some(({ from }) => permanentIn(view, from)?.keywords.includes('deathtouch') === true)) return true;
  const sum = own.reduce((all, { amount }) => all + amount, blocker.damage);
  return sum >= (blocker.toughness ?? 0) || !hasType(blocker, 'creature');
}
