import { contextOf, type Has, replacementsOf } from '../../characteristics/abilities.ts';
import { derive } from '../../characteristics/derive.ts';
import { hasKeyword, matches } from '../../evaluate/expression.ts';
import type { Game, Proc } from '../../proc.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { find, inGame } from '../../state/read.ts';
import type { Characteristics, Choice, Shield } from '../../state/root.ts';
import { log, markDamage, removeCounters, setShields } from '../../state/write.ts';
import type { ReplacementAbility } from '../../vocabulary/ability.ts';
import type { Replacement } from '../../vocabulary/replacement.ts';
import { ask, asker, askValue, picked } from '../ask.ts';
import { happen } from '../happen.ts';
import { isWhose } from '../triggers/match.ts';
import { gainLifeNow, loseLifeNow } from './life.ts';
import { affectedPlayer } from './replacement.ts';

/** Damage that is to be dealt. */
export interface Damage {
  readonly from: ObjectId;
  readonly to: Choice;
  readonly amount: number;
  readonly combat: boolean;
}

/** Deals damage, all at once, as replacement and prevention effects have it. CR 120.4 */
export function* dealDamage(g: Game, asked: readonly Damage[]): Proc<void> {
  const dealt: Damage[] = [];
  const possible = asked.filter(({ to, amount }) => amount > 0 && canBeDealt(g, to));
  for (const damage of yield* inOrderOfPrevention(g, possible)) {
    const changed = yield* afterChanges(g, damage);
    if (changed.amount > 0) dealt.push(changed);
  }
  happen(g, () => {
    const gains = lifelinkOf(g, dealt);
    for (const damage of dealt) applyDamage(g, damage);
    for (const { player, amount } of gains) gainLifeNow(g, player, amount);
  });
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

/** Damage is dealt to players, creatures, planeswalkers and battles only. CR 120.1 */
function canBeDealt(g: Game, to: Choice): boolean {
  if (to.kind === 'player') return inGame(g.root, to.player);
  const seen = find(g.root, to.id) === null ? null : derive(g.root).characteristics(to.id);
  return seen !== null && (seen.types.includes('creature') || seen.types.includes('planeswalker'));
}

/** The results of damage. CR 120.3 */
function applyDamage(g: Game, { from, to, amount, combat }: Damage): void {
  const source = derive(g.root).characteristics(from);
  log(g, { kind: 'damage', from, to, amount, combat });
  if (to.kind === 'player') loseLifeNow(g, to.player, amount);
  else damagePermanent(g, to.id, amount, source);
}

function damagePermanent(g: Game, id: ObjectId, amount: number, source: Characteristics | null): void {
  const seen = derive(g.root).characteristics(id) as Characteristics;
  if (seen.types.includes('planeswalker')) {
    const loyalty = find(g.root, id)?.counters.loyalty ?? 0;
    removeCounters(g, { kind: 'object', id }, 'loyalty', Math.min(loyalty, amount));
  }
  if (seen.types.includes('creature')) markDamage(g, id, amount, source !== null && hasKeyword(source, 'deathtouch'));
}

/**
 * Where a shield cannot prevent all that would be dealt at one time, the player or the permanent's controller chooses which
 * damage it prevents: what comes first in this order. CR 615.7
 */
function* inOrderOfPrevention(g: Game, asked: readonly Damage[]): Proc<readonly Damage[]> {
  let ordered = asked;
  const shielded = g.root.shields.map((shield) => shield.to);
  for (const [index, to] of shielded.entries()) {
    const here = ordered.filter((damage) => sameChoice(damage.to, to));
    const sources = [...new Set(here.map((damage) => damage.from))];
    const again = shielded.slice(0, index).some((other) => sameChoice(other, to));
    if (again || sources.length < 2 || !fallsShort(g, to, here)) continue;
    const items = sources.map((id) => ({ kind: 'object' as const, id }));
    const player = asker(g, affectedBy(g, to));
    const answer = yield* ask(g, { kind: 'order', player, purpose: 'replacement', source: null, cr: '615.7', items });
    const first = picked(answer).flatMap((at) => here.filter((damage) => damage.from === sources[at]));
    ordered = [...first, ...ordered.filter((damage) => !here.includes(damage))];
  }
  return ordered;
}

function fallsShort(g: Game, to: Choice, damages: readonly Damage[]): boolean {
  const shields = g.root.shields.filter((shield) => sameChoice(shield.to, to));
  const held = shields.reduce((sum, { amount }) => sum + (amount === 'all' ? Number.POSITIVE_INFINITY : amount), 0);
  return damages.reduce((sum, { amount }) => sum + amount, 0) > held;
}

function affectedBy(g: Game, to: Choice): PlayerId {
  return to.kind === 'player' ? to.player : affectedPlayer(g.root, to.id);
}

/** What prevents or doubles: an ability or a shield. */
type Changer =
  | {
      readonly kind: 'ability';
      readonly has: Has<ReplacementAbility> & { readonly replaces: Extract<Replacement, { kind: 'damage' }> };
    }
  | { readonly kind: 'shield'; readonly shield: Shield };

/** Each effect applies once; the affected player or controller orders them. CR 614.5, 615, 616.1 */
function* afterChanges(g: Game, asked: Damage): Proc<Damage> {
  const used = new Set<Shield | string>();
  let damage = asked;
  while (damage.amount > 0) {
    const changers = changersOf(g, damage).filter((changer) => !used.has(keyOf(changer)));
    const next = yield* chooseChanger(g, damage, changers);
    if (next === null) return damage;
    used.add(keyOf(next));
    damage = applyChanger(g, next, damage);
  }
  return damage;
}

function changersOf(g: Game, damage: Damage): readonly Changer[] {
  const abilities = replacementsOf(g.root, 'damage')
    .filter((has) => isAbout(g, has, damage))
    .map((has): Changer => ({ kind: 'ability', has }));
  const shields = g.root.shields
    .filter((shield) => sameChoice(shield.to, damage.to) && (!shield.combatOnly || damage.combat))
    .map((shield): Changer => ({ kind: 'shield', shield }));
  return [...abilities, ...shields];
}

function isAbout(g: Game, has: Extract<Changer, { kind: 'ability' }>['has'], damage: Damage): boolean {
  const { permanents, players, from, combatOnly } = has.replaces;
  const ctx = contextOf(g.root, has);
  if ((combatOnly && !damage.combat) || !matches(ctx, from, damage.from)) return false;
  if (damage.to.kind === 'player') return players !== null && isWhose(ctx, players, damage.to.player);
  return permanents !== null && matches(ctx, permanents, damage.to.id);
}

function keyOf(changer: Changer): Shield | string {
  return changer.kind === 'ability' ? `${changer.has.source}/${changer.has.address}` : changer.shield;
}

/** Doubling alone or preventing all alone gives one result in any order, whichever is used up by it. */
function* chooseChanger(g: Game, damage: Damage, changers: readonly Changer[]): Proc<Changer | null> {
  const words = changers.map((changer) => `${nameOf(g, changer)}: ${verbOf(changer)}`);
  const differ = new Set(changers.map(verbOf)).size > 1;
  if (!differ) return changers[0] ?? null;
  const asking = {
    player: asker(g, affectedBy(g, damage.to)),
    purpose: 'replacement' as const,
    source: damage.from,
    cr: '616.1',
  };
  const chosen = yield* askValue(g, asking, [...new Set(words)]);
  return changers[words.indexOf(chosen ?? '')] ?? null;
}

function nameOf(g: Game, changer: Changer): string {
  const source = changer.kind === 'ability' ? changer.has.source : changer.shield.source;
  return derive(g.root).characteristics(source)?.name ?? 'an effect';
}

function verbOf(changer: Changer): string {
  if (changer.kind === 'ability') return changer.has.replaces.change;
  return changer.shield.amount === 'all' ? 'prevent' : `prevent the next ${changer.shield.amount}`;
}

function applyChanger(g: Game, changer: Changer, damage: Damage): Damage {
  if (changer.kind === 'ability')
    return { ...damage, amount: changer.has.replaces.change === 'double' ? damage.amount * 2 : 0 };
  const { shield } = changer;
  if (shield.amount === 'all') return { ...damage, amount: 0 };
  const prevented = Math.min(shield.amount, damage.amount);
  const left = { ...shield, amount: shield.amount - prevented };
  setShields(
    g,
    g.root.shields.flatMap((other) => (other !== shield ? [other] : left.amount > 0 ? [left] : [])),
  );
  return { ...damage, amount: damage.amount - prevented };
}

export function sameChoice(one: Choice, two: Choice): boolean {
  if (one.kind === 'player') return two.kind === 'player' && one.player === two.player;
  return two.kind === 'object' && one.id === two.id;
}
