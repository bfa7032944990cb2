import { addressOf } from '../../cards/records.ts';
import { stoppedNow } from '../../characteristics/cannot-have.ts';
import { contextOf, replacementsOf, rulesOf } from '../../characteristics/abilities.ts';
import { derive } from '../../characteristics/derive.ts';
import type { Context } from '../../evaluate/context.ts';
import { amountOf, matches, matching, objectsOf, playersOf } from '../../evaluate/expression.ts';
import type { Game, Proc } from '../../proc.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { atSlot, find, inGame, nowOrLast, the } from '../../state/read.ts';
import type { Bindings, Copiable, Returning, Root } from '../../state/root.ts';
import { addEffect, arrival, attachObject, createObject, type Creation, log, setReturning } from '../../state/write.ts';
import type { Zone } from '../../vocabulary/basics.ts';
import type { Effect } from '../../vocabulary/effect.ts';
import { asker, askForObjects } from '../ask.ts';
import { canBeAttached } from '../attach.ts';
import { chooseEnteringAttack } from '../combat/entering.ts';
import { copyWith } from '../events/copy-with.ts';
import { howItIsCreated } from '../events/enter.ts';
import { type Move, moveAll, moveOf } from '../events/move.ts';
import { happen } from '../happen.ts';
import { objectHasKeyword } from '../object-has-keyword.ts';
import { isWhose } from '../../evaluate/whose.ts';
import { numbers } from './continuous.ts';
import { copyAbility, copySpell } from './copy-on-stack.ts';

/** What effects do with permanents, spells and tokens. */

/** CR 701.8, 702.12b */
export function* destroy(g: Game, ids: readonly ObjectId[], canRegenerate: boolean): Proc<void> {
  const doomed = ids.filter((id) => find(g.root, id)?.zone === 'battlefield' && !isIndestructible(g.root, id));
  yield* moveAll(
    g,
    doomed.map((id) => moveOf(id, 'graveyard', 'destroyed', { canRegenerate })),
  );
}

export function isIndestructible(root: Root, id: ObjectId): boolean {
  return objectHasKeyword(root, id, 'indestructible');
}

/** Answers the new objects under the name that the effect gives. */
export function* moveObjects(g: Game, ctx: Context, effect: Extract<Effect, { kind: 'move' }>): Proc<Bindings> {
  const ids = objectsOf(ctx, effect.what)
    .map((id) => whereItWent(ctx, id))
    .filter((id) => find(g.root, id) !== null);
  // The event that would end it has come already. CR 610.3b
  if (effect.untilSourceLeaves && find(g.root, ctx.source)?.zone !== 'battlefield') return {};
  const from = ids.map((id) => the(g.root, id).zone);
  const under = effect.under === 'you' ? ctx.controller : null;
  const moves: Move[] = [];
  const more = effect.counters;
  const counters = more === null ? [] : [{ counter: more.counter, amount: amountOf(ctx, more.amount) }];
  for (const id of ids) {
    const attacking = yield* chooseEnteringAttack(g, ctx, effect.attacking, under ?? the(g.root, id).owner, id);
    const { to, position, tapped } = effect;
    const begins = effect.being.length === 0 ? null : (became: ObjectId) => isSo(g, ctx, effect, became);
    moves.push(moveOf(id, to, 'effect', { position, tapped, under, attacking, counters, begins }));
  }
  const became = yield* moveAll(g, moves);
  if (effect.untilSourceLeaves) returnLater(g, ctx.source, became, from);
  return effect.bind === null ? {} : { [effect.bind]: { kind: 'objects', ids: became.flatMap((id) => id ?? []) } };
}

/** CR 611.2e */
function isSo(g: Game, ctx: Context, effect: Extract<Effect, { kind: 'move' }>, id: ObjectId): void {
  if (find(g.root, id)?.zone !== 'battlefield') return;
  const { source, controller } = ctx;
  const amounts = effect.being.flatMap((part) => numbers(ctx, part));
  addEffect(g, {
    source,
    controller,
    address: addressOf(effect),
    affected: [id],
    amounts,
    copy: null,
    stopped: stoppedNow(g.root, [id], effect.being),
    duration: 'forever',
  });
}

/** CR 610.3 */
function returnLater(g: Game, source: ObjectId, became: readonly (ObjectId | null)[], from: readonly Zone[]): void {
  const exiled = became.flatMap((object, index): readonly Returning[] =>
    object !== null && find(g.root, object)?.zone === 'exile' ? [{ object, source, to: from[index] as Zone }] : [],
  );
  setReturning(g, [...g.root.returning, ...exiled]);
}

/** An ability that triggered on an object changing zones finds it in the zone it went to. CR 400.7e, 603.6 */
function whereItWent(ctx: Context, id: ObjectId): ObjectId {
  return ctx.event.object === id && ctx.event.becomes !== null && find(ctx.sight.root, id) === null
    ? ctx.event.becomes
    : id;
}

/** Each player chooses in APNAP order, then all sacrifice at once. CR 701.21, 101.4 */
export function* sacrifice(g: Game, ctx: Context, effect: Extract<Effect, { kind: 'sacrifice' }>): Proc<void> {
  const doomed: ObjectId[] = [];
  for (const player of playersOf(ctx, effect.who)) {
    const seen = { ...ctx, sight: derive(g.root), controller: player };
    const options = matching(seen, effect.what).filter(
      (id) => derive(g.root).characteristics(id)?.controller === player,
    );
    const count = amountOf(ctx, effect.count);
    const asking = { player: asker(g, player), purpose: 'sacrifice' as const, source: ctx.source, cr: '701.21a' };
    doomed.push(...(yield* askForObjects(g, asking, options, count, count)));
  }
  yield* sacrificeAll(g, doomed);
}

/** All at once. CR 701.21a */
export function* sacrificeAll(g: Game, ids: readonly ObjectId[]): Proc<void> {
  yield* moveAll(
    g,
    ids.map((id) => moveOf(id, 'graveyard', 'sacrificed')),
  );
}

/** A player sacrifices only what they control. CR 701.21a */
export function* sacrificeThese(g: Game, ctx: Context, ids: readonly ObjectId[]): Proc<void> {
  const own = ids.filter(
    (id) =>
      find(g.root, id)?.zone === 'battlefield' && derive(g.root).characteristics(id)?.controller === ctx.controller,
  );
  yield* sacrificeAll(g, own);
}

export function* createTokens(
  g: Game,
  ctx: Context,
  effect: Extract<Effect, { kind: 'createTokens' }>,
): Proc<Bindings> {
  // The card that has the ability names the token: its record, which a copy has from what it copies.
  const card = cardOfToken(effect);
  const ids: ObjectId[] = [];
  for (const player of playersOf(ctx, effect.who)) {
    const copiable = { record: `${card}/${effect.token}`, except: [] };
    ids.push(...(yield* create(g, ctx, effect, player, copiable)));
  }
  return effect.bind === null ? {} : { [effect.bind]: { kind: 'objects', ids } };
}

function cardOfToken(effect: Effect): string {
  const address = addressOf(effect);
  return address.slice(0, address.indexOf('#')).split('/')[0] ?? '';
}

/** Tokens with the copiable values of an object, present or last known. CR 707.2 */
export function* createCopies(
  g: Game,
  ctx: Context,
  effect: Extract<Effect, { kind: 'createCopyTokens' }>,
): Proc<Bindings> {
  const ids: ObjectId[] = [];
  for (const id of objectsOf(ctx, effect.of)) {
    const last = g.root.lastKnown[id]?.characteristics.copiable;
    const except = effect.except.map(addressOf);
    const copiable =
      find(g.root, id) !== null
        ? copyWith(g.root, id, except)
        : last === undefined
          ? null
          : { record: last.record, except: [...last.except, ...except] };
    if (copiable === null) continue;
    for (const player of playersOf(ctx, effect.who)) ids.push(...(yield* create(g, ctx, effect, player, copiable)));
  }
  return effect.bind === null ? {} : { [effect.bind]: { kind: 'objects', ids } };
}

/** So many tokens at once, as replacement effects have it. CR 111.2, 614.16 */
function* create(
  g: Game,
  ctx: Context,
  effect: Extract<Effect, { kind: 'createTokens' | 'createCopyTokens' }>,
  player: PlayerId,
  copiable: Copiable,
): Proc<readonly ObjectId[]> {
  if (!inGame(g.root, player)) return [];
  const factor = replacementsOf(g.root, 'tokensCreated')
    .filter((has) => isWhose(contextOf(g.root, has), has.replaces.who, player))
    .reduce((product, has) => product * has.replaces.factor, 1);
  const count = amountOf(ctx, effect.count);
  const tokens: Creation[] = [];
  const devoured: ObjectId[] = [];
  for (let i = 0; i < count * factor; i++) {
    const attacking = yield* chooseEnteringAttack(g, ctx, effect.attacking, player, null);
    const token = yield* howItIsCreated(
      g,
      {
        ...arrival(player, { tapped: effect.tapped, attacking }),
        kind: 'token',
        record: copiable.record,
        copyOf: copiable.except.length === 0 ? null : copiable,
        owner: player,
        zone: 'battlefield',
        ability: null,
      },
      devoured,
    );
    if (token !== null) tokens.push(token);
  }
  if (devoured.length > 0) yield* sacrificeAll(g, devoured);
  const ids: ObjectId[] = [];
  happen(g, () => {
    for (const token of tokens) ids.push(createObject(g, token));
  });
  return ids;
}

/** What can't be countered stays; a countered spell goes where the effect says, an ability ceases to exist. CR 701.6 */
export function* counterObjects(g: Game, ctx: Context, effect: Extract<Effect, { kind: 'counter' }>): Proc<Bindings> {
  const ids = objectsOf(ctx, effect.what).filter(
    (id) => find(g.root, id)?.zone === 'stack' && !cantBeCountered(g.root, id),
  );
  happen(g, () => {
    for (const id of ids) log(g, { kind: 'countered', object: id, by: ctx.source });
  });
  const became = yield* moveAll(
    g,
    ids.map((id) => moveOf(id, counteredTo(ctx, effect, id), 'countered', { under: ctx.controller })),
  );
  return effect.bind === null ? {} : { [effect.bind]: { kind: 'objects', ids: became.flatMap((id) => id ?? []) } };
}

/** A copy is no card that could go anywhere. CR 614.15, 707.10 */
function counteredTo(ctx: Context, { to }: Extract<Effect, { kind: 'counter' }>, id: ObjectId): Zone {
  if (typeof to === 'string') return to === 'library top' ? 'library' : to;
  return the(ctx.sight.root, id).kind === 'card' && matches(ctx, to.what, id) ? 'battlefield' : 'graveyard';
}

/** All spells and abilities, also those that cannot be countered, for that is no countering. CR 724.1b */
export function* exileStack(g: Game): Proc<void> {
  const ids = g.root.stack.map((slot) => atSlot(g.root, slot).id);
  yield* moveAll(
    g,
    ids.map((id) => moveOf(id, 'exile', 'effect')),
  );
}

/** Only spells are ever kept from being countered: what is said of creature spells is not said of abilities of creatures. CR 113.7a */
export function cantBeCountered(root: Root, id: ObjectId): boolean {
  const { spell } = the(root, id);
  if (spell === null) return false;
  if (spell.uncounterable) return true;
  return rulesOf(root, 'cantBeCountered').some(({ rule, ctx }) => matches(ctx, rule.what, id));
}

export function* copyOnStack(g: Game, ctx: Context, effect: Extract<Effect, { kind: 'copySpell' }>): Proc<void> {
  for (const id of objectsOf(ctx, effect.what)) {
    const object = nowOrLast(g.root, id);
    if (object === null || object.zone !== 'stack') continue;
    if (object.kind === 'ability') yield* copyAbility(g, ctx, object, effect.newTargets);
    else yield* copySpell(g, ctx, object, effect.newTargets, effect.except.map(addressOf));
  }
}

/** Attaches Auras and Equipment to something that they can be attached to; else nothing happens. CR 701.3 */
export function attachTo(g: Game, ids: readonly ObjectId[], to: ObjectId | null): void {
  if (to === null || find(g.root, to)?.zone !== 'battlefield') return;
  const able = ids.filter(
    (id) =>
      id !== to &&
      find(g.root, id)?.zone === 'battlefield' &&
      canBeAttached(g.root, id, to) &&
      !isAttachedTo(g.root, id, to),
  );
  happen(g, () => {
    for (const id of able) attachObject(g, id, { kind: 'object', id: to });
  });
}

function isAttachedTo(root: Root, id: ObjectId, to: ObjectId): boolean {
  const { attachedTo } = the(root, id);
  return attachedTo?.kind === 'object' && attachedTo.id === to;
}
