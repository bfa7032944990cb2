import { contextOf } from '../../characteristics/abilities.ts';
import { derive } from '../../characteristics/derive.ts';
import { NO_EVENT } from '../../evaluate/context.ts';
import { hasKeyword } from '../../evaluate/keywords.ts';
import type { Game, Proc } from '../../proc.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { find } from '../../state/read.ts';
import type { Characteristics } from '../../state/root.ts';
import { changeStatus, log, markDamage, removeCounters } from '../../state/write.ts';
import { happen } from '../happen.ts';
import { type PlannedCounters, planCounters, putPlanned } from './counters.ts';
import { type Afterwards, afterChanges, canBeDealt, type Changed, type Damage, sameChoice } from './damage-changes.ts';
import { gainLifeNow, loseLifeNow } from './life.ts';
import { inOrderOfShields } from './shield-order.ts';

export type { Damage };

/** Deals damage, all at once, as replacement and prevention effects have it. Answers what was dealt. CR 120.4 */
export function* dealDamage(g: Game, asked: readonly Damage[]): Proc<readonly Damage[]> {
  const changed: Changed[] = [];
  const possible = asked.filter(({ to, amount }) => amount > 0 && canBeDealt(g, to));
  for (const damage of yield* inOrderOfShields(g, possible)) changed.push(...(yield* afterChanges(g, damage)));
  const dealt = changed.flatMap(({ damage }) => (damage.amount > 0 && canBeDealt(g, damage.to) ? [damage] : []));
  const counters = yield* countersInstead(g, changed);
  const results = yield* resultsOf(g, dealt);
  happen(g, () => {
    const gains = lifelinkOf(g, dealt);
    for (const result of results) applyDamage(g, result);
    for (const { player, amount } of gains) gainLifeNow(g, player, amount);
    putPlanned(g, counters);
  });
  for (const { afterwards } of changed) for (const each of afterwards) yield* performAfterwards(g, each);
  return dealt;
}

/**
 * What is put on permanents instead of damage, all at the time of the damage. What several pieces of it put on one is one event: an effect
 * changes how many these are once. CR 614.5, 614.6, 614.16
 */
function* countersInstead(g: Game, changed: readonly Changed[]): Proc<readonly PlannedCounters[]> {
  const planned: PlannedCounters[] = [];
  let left = changed.flatMap(({ damage, counters }) => (counters === null ? [] : [{ to: damage.to, ...counters }]));
  for (let first = left[0]; first !== undefined; first = left[0]) {
    const { to, kind } = first;
    const together = left.filter((one) => one.kind === kind && sameChoice(one.to, to));
    const amount = together.reduce((sum, one) => sum + one.amount, 0);
    planned.push(...(yield* planCounters(g, [to], kind, amount, true)));
    left = left.filter((one) => !together.includes(one));
  }
  return planned;
}

/** CR 615.5 */
function* performAfterwards(g: Game, { has, effect, to, prevented }: Afterwards): Proc<void> {
  const object = to.kind === 'object' ? to.id : null;
  const player = to.kind === 'player' ? to.player : null;
  const event = { ...NO_EVENT, object, player, amount: prevented };
  yield* g.acts.perform(g, { ...contextOf(g.root, has), event }, effect);
}

/** What the sources with lifelink make their controllers gain: each once for all that it deals. CR 120.3f, 702.15e */
function lifelinkOf(
  g: Game,
  dealt: readonly Damage[],
): readonly { readonly player: PlayerId; readonly amount: number }[] {
  return [...new Set(dealt.map(({ from }) => from))].flatMap((from) => {
    const source = derive(g.root).characteristics(from);
    if (source === null || !hasKeyword(source, 'lifelink')) return [];
    const amount = dealt.reduce((sum, damage) => sum + (damage.from === from ? damage.amount : 0), 0);
    return [{ player: source.controller, amount }];
  });
}

/** Damage with what its source makes of it. */
interface Result {
  readonly damage: Damage;
  readonly source: Characteristics | null;
  /** Counters instead of marked damage or of lost life, as effects that change their number have it; null: none. CR 120.3b, 120.3d */
  readonly counters: readonly PlannedCounters[] | null;
}

/**
 * The damage of a source with wither or infect puts counters on creatures, and with infect on players; no effect puts them. What several
 * sources put on one at once is one event: an effect changes how many these are once. They stand with the first of them. CR 120.4c-d, 614.5
 */
function* resultsOf(g: Game, dealt: readonly Damage[]): Proc<readonly Result[]> {
  const inCounters = dealt.filter((damage) => isInCounters(g, damage));
  const results: Result[] = [];
  for (const damage of dealt) {
    const source = derive(g.root).characteristics(damage.from);
    const counters = inCounters.includes(damage) ? yield* countersWith(g, damage, inCounters) : null;
    results.push({ damage, source, counters });
  }
  return results;
}

/** The counters of all that is dealt to the same at once, with the first of it. */
function* countersWith(g: Game, damage: Damage, all: readonly Damage[]): Proc<readonly PlannedCounters[]> {
  const { to } = damage;
  const together = all.filter((other) => sameChoice(other.to, to));
  if (together[0] !== damage) return [];
  const amount = together.reduce((sum, one) => sum + one.amount, 0);
  return yield* planCounters(g, [to], to.kind === 'player' ? 'poison' : '-1/-1', amount, false);
}

function isInCounters(g: Game, { from, to }: Damage): boolean {
  const source = derive(g.root).characteristics(from);
  const infects = source !== null && hasKeyword(source, 'infect');
  const withers = infects || (source !== null && hasKeyword(source, 'wither'));
  return to.kind === 'player' ? infects : withers && isCreature(g, to.id);
}

function isCreature(g: Game, id: ObjectId): boolean {
  return derive(g.root).characteristics(id)?.types.includes('creature') ?? false;
}

/** The results of damage. CR 120.3 */
function applyDamage(g: Game, result: Result): void {
  const { damage, counters } = result;
  const { from, to, amount, combat } = damage;
  log(g, { kind: 'damage', from, to, amount, combat });
  if (to.kind === 'object') damagePermanent(g, to.id, result);
  else if (counters === null) loseLifeNow(g, to.player, amount);
  else putPlanned(g, counters);
}

function damagePermanent(g: Game, id: ObjectId, { damage: { amount }, source, counters }: Result): void {
  const seen = derive(g.root).characteristics(id) as Characteristics;
  if (seen.types.includes('planeswalker')) {
    const loyalty = find(g.root, id)?.counters.loyalty ?? 0;
    removeCounters(g, { kind: 'object', id }, 'loyalty', Math.min(loyalty, amount));
  }
  if (!seen.types.includes('creature')) return;
  const deadly = source !== null && hasKeyword(source, 'deathtouch');
  if (counters === null) markDamage(g, id, amount, deadly);
  else {
    putPlanned(g, counters);
    if (deadly) changeStatus(g, id, { deathtouched: true });
  }
}
