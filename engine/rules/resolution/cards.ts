import type { Context } from '../../evaluate/context.ts';
import { amountOf, matches, playersOf } from '../../evaluate/expression.ts';
import { derive } from '../../characteristics/derive.ts';
import type { Game, Proc } from '../../proc.ts';
import { type ObjectId, type PlayerId, slotOf } from '../../state/ids.ts';
import { atSlot, find } from '../../state/read.ts';
import type { Bindings } from '../../state/root.ts';
import { log, setLibrary } from '../../state/write.ts';
import type { Effect } from '../../vocabulary/effect.ts';
import type { Filter } from '../../vocabulary/filter.ts';
import { ask, asker, askForObjects, picked } from '../ask.ts';
import { discardCards } from '../events/draw.ts';
import { moveAll, moveOf, moveOne } from '../events/move.ts';
import { happen } from '../happen.ts';

/** What effects do with cards in hands and libraries. */

/** Each player chooses in APNAP order, then all discard at once. CR 701.9, 101.4 */
export function* discard(g: Game, ctx: Context, players: readonly PlayerId[], count: number): Proc<void> {
  const chosen: (readonly ObjectId[])[] = [];
  for (const player of players) {
    const asking = { player: asker(g, player), purpose: 'discard' as const, source: ctx.source, cr: '701.9b' };
    chosen.push(yield* askForObjects(g, asking, idsOf(g, g.root.hands[player] ?? []), count, count));
  }
  for (let index = 0; index < players.length; index++)
    yield* discardCards(g, players[index] as PlayerId, chosen[index] ?? []);
}

/** What is still in hands is discarded. CR 701.9 */
export function* discardThese(g: Game, ids: readonly ObjectId[]): Proc<void> {
  for (const player of g.root.players.keys()) {
    const own = ids.filter((id) => find(g.root, id)?.zone === 'hand' && find(g.root, id)?.owner === player);
    if (own.length > 0) yield* discardCards(g, player, own);
  }
}

/** CR 701.17 */
export function* mill(g: Game, players: readonly PlayerId[], count: number): Proc<void> {
  const moves = players.flatMap((player) =>
    idsOf(g, (g.root.libraries[player] ?? []).slice(0, count)).map((id) => moveOf(id, 'graveyard', 'effect')),
  );
  yield* moveAll(g, moves);
}

/** A search for cards with a stated quality may fail; one simply for a number of cards may not. CR 701.23b, 701.23d */
export function* search(g: Game, ctx: Context, effect: Extract<Effect, { kind: 'search' }>): Proc<void> {
  for (const player of playersOf(ctx, effect.who)) {
    const seen = { ...ctx, sight: derive(g.root) };
    const options = idsOf(g, g.root.libraries[player] ?? []).filter((id) => matches(seen, effect.what, id));
    const asking = { player: asker(g, player), purpose: 'search' as const, source: ctx.source, cr: '701.23b' };
    const most = amountOf(ctx, effect.max);
    const chosen = yield* askForObjects(g, asking, options, statesQuality(effect.what) ? 0 : most, most);
    happen(g, () => log(g, { kind: 'searched', player }));
    yield* moveAll(
      g,
      chosen.map((id) => moveOf(id, effect.to, 'effect', { tapped: effect.tapped, under: player })),
    );
  }
}

function statesQuality(what: Filter): boolean {
  return what.kind !== 'all' || what.of.some(statesQuality);
}

/** The order is chance's. CR 701.24 */
export function* shuffle(g: Game, player: PlayerId): Proc<void> {
  const library = g.root.libraries[player] ?? [];
  if (library.length > 1) {
    const items = library.map((slot) => ({ kind: 'object' as const, id: atSlot(g.root, slot).id }));
    const answer = yield* ask(g, {
      kind: 'order',
      player: 'chance',
      purpose: 'shuffle',
      source: null,
      cr: '701.24a',
      items,
    });
    setLibrary(
      g,
      player,
      picked(answer).map((index) => library[index] as number),
    );
  }
  happen(g, () => log(g, { kind: 'shuffled', player }));
}

/** One by one, until one of them matches; where none does, the whole library. CR 702.85a */
export function* exileFromTop(
  g: Game,
  ctx: Context,
  effect: Extract<Effect, { kind: 'exileFromTop' }>,
): Proc<Bindings> {
  const exiled: ObjectId[] = [];
  const found: ObjectId[] = [];
  for (const player of playersOf(ctx, effect.who)) {
    for (let top = (g.root.libraries[player] ?? [])[0]; top !== undefined; top = (g.root.libraries[player] ?? [])[0]) {
      const id = yield* moveOne(g, moveOf(atSlot(g.root, top).id, 'exile', 'effect'));
      if (id === null) break;
      exiled.push(id);
      if (!matches({ ...ctx, sight: derive(g.root) }, effect.until, id)) continue;
      found.push(id);
      break;
    }
  }
  const bindings: Bindings = { [effect.bind]: { kind: 'objects', ids: exiled } };
  return { ...bindings, [effect.found]: { kind: 'objects', ids: found } };
}

export function* exileTop(g: Game, ctx: Context, effect: Extract<Effect, { kind: 'exileTop' }>): Proc<Bindings> {
  const exiled = yield* moveAll(
    g,
    topCards(g, ctx, effect).map((id) => moveOf(id, 'exile', 'effect')),
  );
  return { [effect.bind]: { kind: 'objects', ids: exiled.flatMap((id) => id ?? []) } };
}

/** So many cards from the top of each one's library, or all of it. */
export function topCards(
  g: Game,
  ctx: Context,
  { who, count }: Pick<Extract<Effect, { kind: 'exileTop' }>, 'who' | 'count'>,
): readonly ObjectId[] {
  const most = amountOf(ctx, count);
  return playersOf(ctx, who).flatMap((player) => idsOf(g, (g.root.libraries[player] ?? []).slice(0, most)));
}

/** Cards are revealed one by one where they are, then all go to the graveyard at once. CR 701.20 */
export function* millUntil(g: Game, ctx: Context, effect: Extract<Effect, { kind: 'millUntil' }>): Proc<void> {
  const wanted = amountOf(ctx, effect.count);
  const revealed = playersOf(ctx, effect.who).flatMap((player) => {
    const library = idsOf(g, g.root.libraries[player] ?? []);
    const last = library.filter((id) => matches(ctx, effect.until, id))[wanted - 1];
    return wanted === 0 ? [] : last === undefined ? library : library.slice(0, library.indexOf(last) + 1);
  });
  yield* moveAll(
    g,
    revealed.map((id) => moveOf(id, 'graveyard', 'effect')),
  );
}

/** On the bottom of their owners' libraries, in an order that is chance's; what is there already changes its place only. CR 401.4, 702.85a */
export function* bottomInRandomOrder(g: Game, ids: readonly ObjectId[]): Proc<void> {
  const there = ids.filter((id) => find(g.root, id) !== null);
  let order = there;
  if (there.length > 1) {
    const items = there.map((id) => ({ kind: 'object' as const, id }));
    const asked = { kind: 'order', player: 'chance', purpose: 'shuffle', source: null, cr: '702.85a', items } as const;
    order = picked(yield* ask(g, asked)).map((index) => there[index] as ObjectId);
  }
  yield* moveAll(
    g,
    order.flatMap((id) =>
      find(g.root, id)?.zone === 'library' ? [] : [moveOf(id, 'library', 'effect', { position: 'bottom' })],
    ),
  );
  toTheBottom(
    g,
    order.flatMap((id) => (find(g.root, id)?.zone === 'library' ? [slotOf(id)] : [])),
  );
}

function toTheBottom(g: Game, slots: readonly number[]): void {
  if (slots.length === 0) return;
  for (const [player, library] of g.root.libraries.entries()) {
    const own = slots.filter((slot) => library.includes(slot));
    if (own.length > 0) setLibrary(g, player, [...library.filter((slot) => !own.includes(slot)), ...own]);
  }
}

/** Some on the bottom in any order, the rest on top in any order. CR 701.22 */
export function* scry(g: Game, player: PlayerId, count: number, source: ObjectId): Proc<void> {
  const library = g.root.libraries[player] ?? [];
  const top = library.slice(0, count);
  if (top.length === 0) return;
  const asking = { player: asker(g, player), purpose: 'scry' as const, source, cr: '701.22a' };
  const bottom = (yield* askForObjects(g, asking, idsOf(g, top), 0, top.length)).map(slotOf);
  const kept = yield* inOrder(
    g,
    player,
    source,
    top.filter((slot) => !bottom.includes(slot)),
  );
  const below = yield* inOrder(g, player, source, bottom);
  setLibrary(g, player, [...kept, ...library.slice(top.length), ...below]);
}

/** Some into the graveyard, the rest on top in any order. CR 701.25 */
export function* surveil(g: Game, player: PlayerId, count: number, source: ObjectId): Proc<void> {
  const top = (g.root.libraries[player] ?? []).slice(0, count);
  if (top.length === 0) return;
  const asking = { player: asker(g, player), purpose: 'surveil' as const, source, cr: '701.25a' };
  const milled = yield* askForObjects(g, asking, idsOf(g, top), 0, top.length);
  yield* moveAll(
    g,
    milled.map((id) => moveOf(id, 'graveyard', 'effect')),
  );
  const kept = top.filter((slot) => g.root.libraries[player]?.includes(slot));
  const ordered = yield* inOrder(g, player, source, kept);
  setLibrary(g, player, [...ordered, ...(g.root.libraries[player] ?? []).filter((slot) => !kept.includes(slot))]);
}

function* inOrder(g: Game, player: PlayerId, source: ObjectId, slots: readonly number[]): Proc<readonly number[]> {
  if (slots.length < 2) return slots;
  const items = idsOf(g, slots).map((id) => ({ kind: 'object' as const, id }));
  const answer = yield* ask(g, {
    kind: 'order',
    player: asker(g, player),
    purpose: 'scry',
    source,
    cr: '701.22a',
    items,
  });
  return picked(answer).map((index) => slots[index] as number);
}

function idsOf(g: Game, slots: readonly number[]): readonly ObjectId[] {
  return slots.map((slot) => atSlot(g.root, slot).id).filter((id) => find(g.root, id) !== null);
}
