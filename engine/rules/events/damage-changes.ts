import { nodeAt } from '../../cards/records.ts';
import { contextOf, type Has, replacementsOf, rulesOf } from '../../characteristics/abilities.ts';
import { derive } from '../../characteristics/derive.ts';
import { context } from '../../evaluate/context.ts';
import { matches, recipientsOf } from '../../evaluate/expression.ts';
import type { Game, Proc } from '../../proc.ts';
import { incarnationOf, type ObjectId, type PlayerId, slotOf } from '../../state/ids.ts';
import { find, inGame, nowOrLast } from '../../state/read.ts';
import type { Choice, Shield } from '../../state/root.ts';
import { setShields } from '../../state/write.ts';
import type { ReplacementAbility } from '../../vocabulary/ability.ts';
import type { CounterKind } from '../../vocabulary/basics.ts';
import type { ShieldEffect } from '../../vocabulary/damage.ts';
import type { Effect } from '../../vocabulary/effect.ts';
import { anything, isSource } from '../../vocabulary/filter.ts';
import type { Replacement } from '../../vocabulary/replacement.ts';
import { asker, askForObjects, askValue } from '../ask.ts';
import { isWhose } from '../../evaluate/whose.ts';
import { isProtectedFrom } from '../protection.ts';
import { affectedPlayer } from './replacement.ts';

/** Damage that is to be dealt. */
export interface Damage {
  readonly from: ObjectId;
  readonly to: Choice;
  readonly amount: number;
  readonly combat: boolean;
}

/** What becomes of damage: what is left of it, what is put instead, and what is done right after it. */
export interface Changed {
  readonly damage: Damage;
  readonly counters: { readonly kind: CounterKind; readonly amount: number } | null;
  /** CR 615.5 */
  readonly afterwards: readonly Afterwards[];
}

export interface Afterwards {
  readonly has: Has<ReplacementAbility>;
  readonly effect: Effect;
  readonly to: Choice;
  readonly prevented: number;
}

/** What changes damage: an ability or a shield. */
type Changer =
  | {
      readonly kind: 'ability';
      readonly has: Has<ReplacementAbility> & { readonly replaces: Extract<Replacement, { kind: 'damage' }> };
    }
  | { readonly kind: 'shield'; readonly shield: Shield };

/**
 * Each effect applies once; the affected player or controller orders them, of what is dealt it by then. Where a shield takes a part
 * of the damage to something else, the parts go their own ways from there. CR 614.5, 615, 616.1
 */
export function* afterChanges(g: Game, asked: Damage, before: ReadonlySet<string> = NONE): Proc<readonly Changed[]> {
  const used = new Set(before);
  const parts: Changed[] = [];
  let changed: Changed = { damage: asked, counters: null, afterwards: [] };
  while (changed.damage.amount > 0 && changed.counters === null) {
    const { damage } = changed;
    const changers = changersOf(g, damage).filter((changer) => !used.has(keyOf(changer)));
    const next = yield* chooseChanger(g, damage, changers);
    if (next === null) break;
    used.add(keyOf(next));
    if (next.kind === 'ability') changed = byAbility(g, next.has, changed);
    else {
      const taken = takenBy(next.shield, damage);
      useUp(g, next.shield, taken);
      const left = { ...damage, amount: damage.amount - taken };
      const { onto } = next.shield;
      if (onto !== null && left.amount > 0) parts.push(...(yield* afterChanges(g, left, used)));
      changed = { ...changed, damage: onto === null ? left : { ...damage, to: onto, amount: taken } };
    }
  }
  return [...parts, changed];
}

const NONE: ReadonlySet<string> = new Set();

function changersOf(g: Game, damage: Damage): readonly Changer[] {
  const abilities = replacementsOf(g.root, 'damage')
    .filter((has) => isAbout(g, has, damage))
    .map((has): Changer => ({ kind: 'ability', has }));
  const shields = g.root.shields
    .filter((shield) => holdsOff(g, shield, damage))
    .map((shield): Changer => ({ kind: 'shield', shield }));
  const all = [...protectionFrom(g, damage), ...abilities, ...shields];
  return all.some(prevents) && isUnpreventable(g, damage) ? all.filter(doesMore) : all;
}

/** Protection prevents damage as an effect of the permanent would. CR 702.16e */
function protectionFrom(g: Game, { to, from }: Damage): readonly Changer[] {
  if (to.kind !== 'object' || !isProtectedFrom(g.root, to.id, from)) return [];
  const controller = affectedBy(g, to);
  return [{ kind: 'ability', has: { ...PROTECTION, source: to.id, controller } }];
}

const PREVENTS_ALL: Extract<Replacement, { kind: 'damage' }> = {
  kind: 'damage',
  permanents: isSource,
  players: null,
  from: anything,
  which: 'any',
  change: 'prevent',
};

const PROTECTION = {
  address: 'protection',
  ability: { kind: 'replacement', replaces: PREVENTS_ALL, onlyIf: null },
  replaces: PREVENTS_ALL,
  x: null,
  bound: {},
} as const;

function isAbout(g: Game, has: Extract<Changer, { kind: 'ability' }>['has'], damage: Damage): boolean {
  const { permanents, players, from, which, change } = has.replaces;
  const ctx = contextOf(g.root, has);
  if ((which !== 'any' && damage.combat !== (which === 'combat')) || !matches(ctx, from, damage.from)) return false;
  const about =
    damage.to.kind === 'player'
      ? players !== null && isWhose(ctx, players, damage.to.player)
      : permanents !== null && matches(ctx, permanents, damage.to.id);
  if (!about || typeof change === 'string' || change.kind !== 'redirect') return about;
  const to = destination(g, has);
  return to !== null && canBeDealt(g, to) && !sameChoice(to, damage.to);
}

/** Whether the shield is for this damage now. What it would be dealt to instead has to be there still. CR 614.9, 615.9, 609.7b */
export function holdsOff(g: Game, shield: Shield, { to, from, combat }: Damage): boolean {
  if ((shield.combatOnly && !combat) || (shield.to !== null && !sameChoice(shield.to, to))) return false;
  if (shield.onto !== null && (sameChoice(shield.onto, to) || !canBeDealt(g, shield.onto))) return false;
  if (shield.from === null) return true;
  const { from: what } = nodeAt<ShieldEffect>(shield.address);
  const ctx = context(derive(g.root), shield.source, shield.controller);
  return isChosenSource(g, shield.from, from) && (what === null || matches(ctx, what, from));
}

/** The source that was chosen, or the permanent that a chosen spell became. CR 609.7a */
function isChosenSource(g: Game, chosen: ObjectId, from: ObjectId): boolean {
  if (chosen === from) return true;
  const became = slotOf(chosen) === slotOf(from) && incarnationOf(from) === incarnationOf(chosen) + 1;
  return became && nowOrLast(g.root, from)?.origin != null;
}

/** Damage is dealt to players, creatures, planeswalkers and battles only. CR 120.1 */
export function canBeDealt(g: Game, to: Choice): boolean {
  if (to.kind === 'player') return inGame(g.root, to.player);
  const seen = find(g.root, to.id)?.zone === 'battlefield' ? derive(g.root).characteristics(to.id) : null;
  return seen !== null && (seen.types.includes('creature') || seen.types.includes('planeswalker'));
}

/** CR 615.12 */
function isUnpreventable(g: Game, { from, combat }: Damage): boolean {
  return rulesOf(g.root, 'damageCantBePrevented').some(
    ({ rule, ctx }) => (rule.which === 'any' || combat === (rule.which === 'combat')) && matches(ctx, rule.from, from),
  );
}

function prevents(changer: Changer): boolean {
  if (changer.kind === 'shield') return changer.shield.onto === null;
  const { change } = changer.has.replaces;
  return change === 'prevent' || (typeof change === 'object' && change.kind.startsWith('prevent'));
}

/** Other than that it prevents damage. CR 615.12 */
function doesMore(changer: Changer): boolean {
  if (!prevents(changer)) return true;
  const change = changer.kind === 'ability' ? changer.has.replaces.change : 'prevent';
  return typeof change === 'object' && change.kind === 'preventAnd';
}

/** Shields have no name of their own; that one stands for itself. */
function keyOf(changer: Changer): string {
  if (changer.kind === 'ability') return `${changer.has.source}/${changer.has.address}`;
  return `shield ${changer.shield.made}`;
}

/** Effects of one sort give one result in any order, whichever is used up by it. */
function* chooseChanger(g: Game, damage: Damage, changers: readonly Changer[]): Proc<Changer | null> {
  if (new Set(changers.map((changer) => sortOf(g, changer))).size < 2) return changers[0] ?? null;
  const asking = {
    player: asker(g, affectedBy(g, damage.to)),
    purpose: 'replacement' as const,
    source: damage.from,
    cr: '616.1',
  };
  const told = (one: Changer): string => `${nameOf(g, one)}: ${verbOf(one)}`;
  const alike = changers.some((one) => changers.some((other) => told(one) === told(other) && differ(g, one, other)));
  const sources = [...new Set(changers.map(sourceOf))];
  const [source] = alike ? yield* askForObjects(g, asking, sources, 1, 1) : [undefined];
  const left = source === undefined ? changers : changers.filter((changer) => sourceOf(changer) === source);
  const chosen = yield* askValue(g, asking, [...new Set(left.map(told))]);
  return left.find((changer) => told(changer) === chosen) ?? null;
}

function differ(g: Game, one: Changer, other: Changer): boolean {
  return sortOf(g, one) !== sortOf(g, other);
}

/** What it comes to: those of one sort can stand for each other. */
function sortOf(g: Game, changer: Changer): string {
  const verb = verbOf(changer);
  if (changer.kind === 'shield') return `${verb} ${JSON.stringify(changer.shield.onto)}`;
  const { change } = changer.has.replaces;
  if (typeof change === 'string') return change === 'prevent' ? `${verb} null` : verb;
  if (change.kind === 'redirect') return `${verb} ${JSON.stringify(destination(g, changer.has))}`;
  return change.kind === 'preventAnd' ? `${verb} ${keyOf(changer)}` : verb;
}

function sourceOf(changer: Changer): ObjectId {
  return changer.kind === 'ability' ? changer.has.source : changer.shield.source;
}

function nameOf(g: Game, changer: Changer): string {
  return derive(g.root).characteristics(sourceOf(changer))?.name ?? 'an effect';
}

function verbOf(changer: Changer): string {
  if (changer.kind === 'shield') {
    const { amount, onto } = changer.shield;
    const verb = onto === null ? 'prevent' : 'redirect';
    return amount === 'all' ? verb : `${verb} the next ${amount === 'next' ? 'damage' : amount}`;
  }
  const { change } = changer.has.replaces;
  if (typeof change === 'string') return change;
  switch (change.kind) {
    case 'plus':
      return `${change.amount} more`;
    case 'preventSome':
      return `prevent ${change.amount}`;
    case 'preventAnd':
      return 'prevent';
    case 'redirect':
      return 'redirect';
    case 'counters':
      return `${change.counter} counters`;
  }
}

function byAbility(g: Game, has: Extract<Changer, { kind: 'ability' }>['has'], changed: Changed): Changed {
  const { damage } = changed;
  const { change } = has.replaces;
  const dealt = (amount: number): Changed => ({ ...changed, damage: { ...damage, amount } });
  if (change === 'double') return dealt(damage.amount * 2);
  if (change === 'prevent') return dealt(0);
  switch (change.kind) {
    case 'plus':
      return dealt(damage.amount + change.amount);
    case 'preventSome':
      return dealt(Math.max(0, damage.amount - change.amount));
    case 'preventAnd': {
      const prevented = isUnpreventable(g, damage) ? 0 : damage.amount;
      const after: Afterwards = { has, effect: change.effect, to: damage.to, prevented };
      return { ...dealt(damage.amount - prevented), afterwards: [...changed.afterwards, after] };
    }
    case 'redirect':
      return { ...changed, damage: { ...damage, to: destination(g, has) ?? damage.to } };
    case 'counters':
      return { ...dealt(0), counters: { kind: change.counter, amount: damage.amount } };
  }
}

function destination(g: Game, has: Extract<Changer, { kind: 'ability' }>['has']): Choice | null {
  const { change } = has.replaces;
  if (typeof change === 'string' || change.kind !== 'redirect') return null;
  return recipientsOf(contextOf(g.root, has), change.to)[0] ?? null;
}

/** A shield that is smaller than the damage takes that much of it. CR 615.7, 615.8 */
function takenBy({ amount }: Shield, damage: Damage): number {
  return typeof amount === 'number' ? Math.min(amount, damage.amount) : damage.amount;
}

function useUp(g: Game, shield: Shield, taken: number): void {
  if (shield.amount === 'all') return;
  const left = shield.amount === 'next' ? 0 : shield.amount - taken;
  setShields(
    g,
    g.root.shields.flatMap((other) =>
      other.made !== shield.made ? [other] : left > 0 ? [{ ...other, amount: left }] : [],
    ),
  );
}

export function affectedBy(g: Game, to: Choice): PlayerId {
  return to.kind === 'player' ? to.player : affectedPlayer(g.root, to.id);
}

export function sameChoice(one: Choice, two: Choice): boolean {
  if (one.kind === 'player') return two.kind === 'player' && one.player === two.player;
  return two.kind === 'object' && one.id === two.id;
}
