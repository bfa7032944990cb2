import { abilityAt } from '../../cards/records.ts';
import { rulesOf } from '../../characteristics/abilities.ts';
import { elsewhere } from '../../characteristics/work.ts';
import type { Context } from '../../evaluate/context.ts';
import { amountOf, matches, matching, someMatch } from '../../evaluate/expression.ts';
import { hasKeyword } from '../../evaluate/keywords.ts';
import type { Game, Proc } from '../../proc.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { find, inGame, inTurnOrder } from '../../state/read.ts';
import type { Choice, Root } from '../../state/root.ts';
import { log } from '../../state/write.ts';
import type { TargetSpec } from '../../vocabulary/ability.ts';
import type { Filter } from '../../vocabulary/filter.ts';
import { ask, askObjects, TAKEN_BACK } from '../ask.ts';
import { happen } from '../happen.ts';
import { isProtectedFrom } from '../protection.ts';

/** The targets that were chosen, with their division. CR 601.2c-d */
export interface ChosenTargets {
  readonly targets: readonly (readonly Choice[])[];
  readonly division: readonly (readonly number[])[];
}

/** Everything that may be chosen for one instance of "target". CR 115.1, 115.4 */
export function legalTargets(ctx: Context, spec: TargetSpec, self: ObjectId): readonly Choice[] {
  const objects = spec.what === null ? [] : matching(ctx, spec.what).filter((id) => mayBeTarget(ctx, id, self));
  const players = spec.players === null ? [] : playersToChoose(ctx, spec.players);
  return [
    ...objects.map((id): Choice => ({ kind: 'object', id })),
    ...players.map((player): Choice => ({ kind: 'player', player })),
  ];
}

function playersToChoose({ sight, controller }: Context, which: 'any' | 'opponent'): readonly PlayerId[] {
  return inTurnOrder(sight.root, controller).filter((player) => which === 'any' || player !== controller);
}

/**
 * A spell or ability on the stack cannot target itself, so a card about to be cast cannot either; shroud and hexproof protect
 * permanents, from themselves too in the case of shroud, and protection from what has the quality. CR 115.5, 702.18, 702.11, 702.16b
 */
function mayBeTarget(ctx: Context, id: ObjectId, self: ObjectId): boolean {
  const object = find(ctx.sight.root, id);
  if (id === self && object?.zone !== 'battlefield') return false;
  const seen = ctx.sight.characteristics(id);
  if (cantBeTargeted(ctx.sight.root, id)) return false;
  if (object?.zone !== 'battlefield' || seen === null) return true;
  if (hasKeyword(seen, 'shroud')) return false;
  if (seen.controller !== ctx.controller && hasKeyword(seen, 'hexproof')) return false;
  return !isProtectedFrom(ctx.sight.root, id, ctx.source);
}

function cantBeTargeted(root: Root, id: ObjectId): boolean {
  return rulesOf(root, 'cantBeTargeted').some(({ rule, ctx }) => matches(ctx, rule.what, id));
}

/** Whether a chosen target is still legal as the spell or ability resolves. CR 608.2b */
export function isLegalTarget(ctx: Context, spec: TargetSpec, choice: Choice, self: ObjectId): boolean {
  if (choice.kind === 'player')
    return inGame(ctx.sight.root, choice.player) && (spec.players === 'any' || choice.player !== ctx.controller);
  if (spec.what === null) return false;
  return matching(ctx, spec.what).includes(choice.id) && mayBeTarget(ctx, choice.id, self);
}

/** Whether enough targets can be chosen for each instance of "target". */
export function canChooseTargets(ctx: Context, specs: readonly TargetSpec[], self: ObjectId): boolean {
  if (specs.length > 1 && specs.some(speaksOfTargets)) return canChooseInTurn(ctx, specs, self, []);
  return specs.every((spec) => hasTargets(ctx, spec, self, amountOf(ctx, spec.min)));
}

const speaking = new WeakMap<TargetSpec, boolean>();

/** Whether what can be chosen depends on what was chosen before, as for "another target". */
function speaksOfTargets(spec: TargetSpec): boolean {
  let speaks = speaking.get(spec);
  if (speaks === undefined) {
    speaks = JSON.stringify(spec.what).includes('"kind":"target"');
    speaking.set(spec, speaks);
  }
  return speaks;
}

/** Whether there is a choice for each of them after the ones before. CR 601.2c */
function canChooseInTurn(
  ctx: Context,
  [spec, ...rest]: readonly TargetSpec[],
  self: ObjectId,
  targets: ChosenTargets['targets'],
): boolean {
  if (spec === undefined) return true;
  const now = { ...ctx, targets };
  const options = targetsToChoose(now, spec, self);
  const least = amountOf(now, spec.min);
  if (options.length < least) return false;
  const ways = least === 1 ? options.map((choice) => [choice]) : [options.slice(0, least)];
  return ways.some((way) => canChooseInTurn(ctx, rest, self, [...targets, way]));
}

/** Whether there are so many legal targets: the rest is not looked at. */
function hasTargets(ctx: Context, spec: TargetSpec, self: ObjectId, least: number): boolean {
  let missing = least - (spec.players === null ? 0 : playersToChoose(ctx, spec.players).length);
  if (missing <= 0 || spec.what === null) return missing <= 0;
  const ruledOut = ruledOutAsCast(ctx);
  return someMatch(ctx, spec.what, (id) => {
    if (mayBeTarget(ctx, id, self) && !ruledOut.some((what) => matches(ctx, what, id))) missing--;
    return missing === 0;
  });
}

/** As a spell is cast, it may itself rule out some of its legal targets, also while its card is not yet on the stack. CR 601.2c, 113.6e */
function targetsToChoose(ctx: Context, spec: TargetSpec, self: ObjectId): readonly Choice[] {
  const ruledOut = ruledOutAsCast(ctx);
  return legalTargets(ctx, spec, self).filter(
    (choice) => choice.kind === 'player' || !ruledOut.some((what) => matches(ctx, what, choice.id)),
  );
}

function ruledOutAsCast(ctx: Context): readonly Filter[] {
  if (find(ctx.sight.root, ctx.source)?.zone === 'battlefield') return [];
  return (elsewhere(ctx.sight.root, ctx.source)?.abilities ?? []).flatMap((address) => {
    const ability = abilityAt(address);
    return ability.kind === 'rule' && ability.rule.kind === 'cantChooseTargetAsCast' ? [ability.rule.what] : [];
  });
}

/** The controller chooses targets and divides what is to be divided. Fewer than enough: it cannot go on. CR 601.2c-d */
export function* chooseTargets(
  g: Game,
  ctx: Context,
  specs: readonly TargetSpec[],
  self: ObjectId,
): Proc<ChosenTargets> {
  const targets: (readonly Choice[])[] = [];
  const division: (readonly number[])[] = [];
  for (const spec of specs) {
    const now = { ...ctx, targets };
    const options = targetsToChoose(now, spec, self);
    const least = amountOf(now, spec.min);
    const total = spec.divide === null ? null : amountOf(now, spec.divide);
    const most = Math.min(amountOf(now, spec.max), total ?? Number.POSITIVE_INFINITY);
    if (options.length < least || most < least) throw TAKEN_BACK;
    const asking = { player: ctx.controller, purpose: 'targets' as const, source: ctx.source, cr: '601.2c' };
    const chosen = yield* askObjects(g, asking, options, least, most);
    targets.push(chosen);
    division.push(total === null ? [] : yield* divide(g, ctx, chosen, total));
  }
  return { targets, division };
}

/** Each target receives at least one. CR 601.2d */
export function* divide(g: Game, ctx: Context, among: readonly Choice[], total: number): Proc<readonly number[]> {
  if (among.length === 0) return [];
  if (among.length === 1) return [total];
  if (among.length === total) return among.map(() => 1);
  const answer = yield* ask(g, {
    kind: 'divide',
    player: ctx.controller,
    purpose: 'division',
    source: ctx.source,
    cr: '601.2d',
    total,
    among,
    least: 1,
  });
  return answer.kind === 'divide' ? answer.amounts : [];
}

/** The chosen objects and players become targets. CR 601.2c */
export function becomeTargets(g: Game, of: ObjectId, player: PlayerId, targets: readonly (readonly Choice[])[]): void {
  if (targets.length === 0) return;
  happen(g, () => {
    for (const target of targets.flat()) log(g, { kind: 'became target', target, of, player });
  });
}
