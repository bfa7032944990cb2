import { addressOf } from '../../cards/records.ts';
import { derive } from '../../characteristics/derive.ts';
import type { Context } from '../../evaluate/context.ts';
import { amountOf, matches, recipientsOf } from '../../evaluate/expression.ts';
import type { Game, Proc } from '../../proc.ts';
import type { ObjectId } from '../../state/ids.ts';
import { atSlot, find } from '../../state/read.ts';
import type { Bindings, Choice, Root, Shield } from '../../state/root.ts';
import { setRegenerating, setShields, tick } from '../../state/write.ts';
import type { ShieldAmount, ShieldEffect } from '../../vocabulary/damage.ts';
import { asker, askForObjects } from '../ask.ts';

/** One shield for each recipient. A source is chosen as the effect begins; where there is none to choose nothing begins. CR 609.7a, 615.7, 615.11 */
export function* makeShields(g: Game, ctx: Context, effect: ShieldEffect): Proc<void> {
  const from = effect.from === null ? null : yield* chooseSource(g, ctx, effect.from);
  if (effect.from !== null && from === null) return;
  const onto = effect.kind === 'preventDamage' ? null : recipientsOf(ctx, effect.onto)[0];
  if (onto === undefined) return;
  const shielded = effect.to === 'anyone' ? [null] : recipientsOf(ctx, effect.to);
  for (const to of shielded) addShield(g, ctx, effect, { to, from, onto });
}

function addShield(g: Game, ctx: Context, effect: ShieldEffect, of: Pick<Shield, 'to' | 'from' | 'onto'>): void {
  const amount = heldBy(ctx, effect.amount);
  if (amount === 0) return;
  const { combatOnly } = effect;
  const { controller, source } = ctx;
  const shield = { ...of, made: g.root.clock, amount, combatOnly, controller, source, address: addressOf(effect) };
  setShields(g, [...g.root.shields, shield]);
  tick(g);
}

function heldBy(ctx: Context, amount: ShieldAmount): Shield['amount'] {
  return amount === 'all' || amount === 'next' ? amount : Math.max(0, amountOf(ctx, amount));
}

/** CR 609.7a, 120.7 */
function* chooseSource(g: Game, ctx: Context, what: ShieldEffect['from'] & object): Proc<ObjectId | null> {
  const seen = { ...ctx, sight: derive(g.root) };
  const options = possibleSources(g.root).filter((id) => id !== ctx.source || isPermanent(g.root, id));
  const asking = {
    player: asker(g, ctx.controller),
    purpose: 'source of damage' as const,
    source: ctx.source,
    cr: '609.7a',
  };
  const matching = options.filter((id) => matches(seen, what, id));
  return (yield* askForObjects(g, asking, matching, 1, 1))[0] ?? null;
}

function isPermanent(root: Root, id: ObjectId): boolean {
  return find(root, id)?.zone === 'battlefield';
}

/** Permanents, spells, and what objects on the stack, shields and delayed triggers refer to, though it may be gone. */
function possibleSources(root: Root): readonly ObjectId[] {
  const stack = root.stack.map((slot) => atSlot(root, slot));
  const referred = [
    ...stack.flatMap(({ ability, spell }) => [
      ...(ability === null ? [] : [ability.source, ...(ability.event.object === null ? [] : [ability.event.object])]),
      ...idsIn((ability ?? spell)?.targets.flat() ?? []),
      ...boundIn((ability ?? spell)?.bound ?? {}),
    ]),
    ...root.delayed.flatMap(({ source, bound }) => [source, ...boundIn(bound)]),
    ...root.lasting.flatMap(({ source, bound }) => [source, ...boundIn(bound)]),
    ...root.shields.flatMap(({ to, onto, from, source }) => [
      ...idsIn([to, onto]),
      source,
      ...(from === null ? [] : [from]),
    ]),
  ];
  const known = referred.filter((id) => find(root, id) !== null || root.lastKnown[id] !== undefined);
  const spells = stack.flatMap(({ id, kind }) => (kind === 'ability' ? [] : [id]));
  return [...new Set([...root.battlefield.map((slot) => atSlot(root, slot).id), ...spells, ...known])];
}

function idsIn(choices: readonly (Choice | null)[]): readonly ObjectId[] {
  return choices.flatMap((choice) => (choice?.kind === 'object' ? [choice.id] : []));
}

function boundIn(bound: Bindings): readonly ObjectId[] {
  return Object.values(bound).flatMap((each) => (each.kind === 'objects' ? each.ids : []));
}

/** CR 701.19a */
export function beginRegenerating(g: Game, ids: readonly ObjectId[]): void {
  const there = ids.filter((id) => find(g.root, id)?.zone === 'battlefield');
  setRegenerating(g, [...g.root.regenerating, ...there]);
}
