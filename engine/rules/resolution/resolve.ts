import { abilityAt, recordAt, recordOf } from '../../cards/records.ts';
import { rulesOf } from '../../characteristics/abilities.ts';
import { derive } from '../../characteristics/derive.ts';
import { copiableOf } from '../../characteristics/copiable.ts';
import { colorsSpentOf } from '../../evaluate/colors.ts';
import { type Context, context, linksOf } from '../../evaluate/context.ts';
import { holds } from '../../evaluate/expression.ts';
import type { Game, Proc } from '../../proc.ts';
import type { ObjectId } from '../../state/ids.ts';
import { find, nowOrLast } from '../../state/read.ts';
import type { AbilityState, Choice, GameObject, Origin, Root, SpellState } from '../../state/root.ts';
import { log } from '../../state/write.ts';
import type { ActivatedAbility, TargetSpec, TriggeredAbility } from '../../vocabulary/ability.ts';
import type { Effect } from '../../vocabulary/effect.ts';
import type { SpellAbility } from '../../vocabulary/record.ts';
import { isLegalTarget } from '../casting/targets.ts';
import { spellAbility, spellContext, targetsOfSpell } from '../casting/ways.ts';
import { moveOf, moveOne } from '../events/move.ts';
import { happen } from '../happen.ts';
import { triggeredAt } from '../triggers/detect.ts';
import { targetsOfAbility } from './copy-on-stack.ts';
import { setHaste } from './riders.ts';

/** The top object of the stack resolves. CR 608.1 */
export function* resolveTop(g: Game): Proc<void> {
  const slot = g.root.stack[g.root.stack.length - 1];
  const object = slot === undefined ? null : g.root.objects[slot];
  if (object === null || object === undefined) return;
  if (object.ability !== null) yield* resolveAbility(g, object, object.ability);
  else if (object.spell !== null) yield* resolveSpell(g, object, object.spell);
}

/** Targets that are still legal; null where there were some and none is legal. CR 608.2b */
function stillLegal(
  ctx: Context,
  specs: readonly TargetSpec[],
  chosen: readonly (readonly Choice[])[],
  self: ObjectId,
): readonly (readonly Choice[])[] | null {
  const legal = chosen.map((choices, index) => {
    const spec = specs[index];
    return spec === undefined
      ? []
      : choices.filter((choice) => isLegalTarget({ ...ctx, targets: chosen }, spec, choice, self));
  });
  const had = chosen.some((choices) => choices.length > 0);
  return had && legal.every((choices) => choices.length === 0) ? null : legal;
}

/** The division goes with the targets that are left. */
function divisionOf(
  state: { readonly targets: readonly (readonly Choice[])[]; readonly division: readonly (readonly number[])[] },
  legal: readonly (readonly Choice[])[],
): readonly (readonly number[])[] {
  return state.division.map((amounts, index) =>
    amounts.filter((_, at) => legal[index]?.includes(state.targets[index]?.[at] as Choice)),
  );
}

/** CR 608.2 */
function* resolveAbility(g: Game, object: GameObject, state: AbilityState): Proc<void> {
  const { effect, onlyIf, resolvesAnyway } = abilityText(state);
  const own = linksOf(derive(g.root), state.source, recordAt(state.address));
  const origin = nowOrLast(g.root, state.source)?.origin ?? null;
  const base = context(derive(g.root), state.source, object.controller, {
    colorsSpent: colorsSpentOf(origin?.manaSpent ?? []),
    x: state.x,
    paid: state.paid,
    event: state.event,
    bound: { ...own, ...state.bound },
    links: own,
  });
  const legal =
    stillLegal(base, targetsOfAbility(state), state.targets, object.id) ??
    (resolvesAnyway ? state.targets.map(() => []) : null);
  const did = !holds(base, onlyIf) ? 'failed its condition' : legal === null ? 'had no legal target' : 'resolved';
  if (did === 'resolved' && legal !== null)
    yield* g.acts.perform(g, { ...base, targets: legal, division: divisionOf(state, legal) }, effect);
  happen(g, () => log(g, { kind: 'resolved', object: object.id, did }));
  if (find(g.root, object.id) !== null) yield* moveOne(g, moveOf(object.id, 'graveyard', 'resolution'));
}

function abilityText(state: AbilityState): Pick<TriggeredAbility, 'effect' | 'onlyIf' | 'resolvesAnyway'> {
  if (state.of !== 'activated') return triggeredAt({ address: state.address, of: state.of });
  // The condition of an activated ability limits its activation, not its resolution. CR 602.5b
  return { effect: (abilityAt(state.address) as ActivatedAbility).effect, onlyIf: null, resolvesAnyway: false };
}

function* resolveSpell(g: Game, object: GameObject, state: SpellState): Proc<void> {
  const instructed = spellAbility(recordOf(copiableOf(object).record), state.paid);
  const { x, paid, bound } = state;
  const colorsSpent = colorsSpentOf(state.manaSpent);
  const ctx = spellContext(g.root, object.id, object.controller, { x, paid, bound, colorsSpent });
  const legal = stillLegal(ctx, targetsOfSpell(g.root, object.id, state.modes, state.paid), state.targets, object.id);
  if (legal === null) {
    happen(g, () => log(g, { kind: 'resolved', object: object.id, did: 'had no legal target' }));
    yield* moveOne(g, moveOf(object.id, 'graveyard', 'resolution'));
  } else if (instructed !== null) yield* resolveInstantOrSorcery(g, object, state, ctx, instructed, legal);
  else yield* becomePermanent(g, object, state);
}

/** Its instructions in order, then it goes to its owner's graveyard, or elsewhere instead. CR 608.2n, 702.27a */
function* resolveInstantOrSorcery(
  g: Game,
  object: GameObject,
  state: SpellState,
  ctx: Context,
  instructed: SpellAbility,
  legal: readonly (readonly Choice[])[],
): Proc<void> {
  const division = divisionOf(state, legal);
  for (const part of instructions(instructed, state.modes)) {
    const targets = legal.slice(part.from, part.from + part.count);
    yield* g.acts.perform(
      g,
      { ...ctx, targets, division: division.slice(part.from, part.from + part.count) },
      part.effect,
    );
  }
  happen(g, () => log(g, { kind: 'resolved', object: object.id, did: 'resolved' }));
  if (find(g.root, object.id) === null) return;
  const asItResolves = (state.paid.buyback ?? 0) > 0 ? 'buyback' : null;
  yield* moveOne(g, moveOf(object.id, 'graveyard', 'resolution', { asItResolves }));
}

/** The instructions with the places of their targets among all of the spell's. */
function instructions(
  spell: SpellAbility,
  modes: readonly number[],
): readonly { readonly effect: Effect; readonly from: number; readonly count: number }[] {
  if (spell.modes === null) return [{ effect: spell.effect, from: 0, count: spell.targets.length }];
  let from = 0;
  return modes.flatMap((index) => {
    const mode = spell.modes?.of[index];
    if (mode === undefined) return [];
    const part = { effect: mode.effect, from, count: mode.targets.length };
    from += part.count;
    return [part];
  });
}

/** A permanent spell becomes a permanent; a copy of one becomes a token. It knows how it was cast. CR 608.3, 400.7d */
function* becomePermanent(g: Game, object: GameObject, state: SpellState): Proc<void> {
  const origin: Origin = { x: state.x, paid: state.paid, manaSpent: state.manaSpent, castBy: state.castBy };
  const attachedTo = isAura(g.root, object.id) ? (state.targets[0]?.[0] ?? null) : null;
  const besides = doneAsItResolves(g.root, object.id);
  const id = yield* moveOne(
    g,
    moveOf(object.id, 'battlefield', 'resolution', { under: object.controller, origin, attachedTo }),
  );
  if (id !== null && state.haste) setHaste(g, id, 'forever');
  if (id !== null && state.hasteWhileControlled) setHaste(g, id, 'for as long as you control the source');
  if (id !== null) {
    const ctx = context(derive(g.root), id, object.controller, { x: state.x, paid: state.paid });
    for (const effect of besides) yield* g.acts.perform(g, ctx, effect);
  }
  happen(g, () => log(g, { kind: 'resolved', object: object.id, did: 'resolved' }));
}

/** CR 702.109a, 702.152a */
function doneAsItResolves(root: Root, spell: ObjectId): readonly Effect[] {
  return rulesOf(root, 'asItResolves').flatMap(({ rule, ctx }) => (ctx.source === spell ? [rule.then] : []));
}

function isAura(root: Root, id: ObjectId): boolean {
  return derive(root).characteristics(id)?.subtypes.includes('Aura') ?? false;
}
