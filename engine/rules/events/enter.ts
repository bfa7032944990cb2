import { addressOf, recordAt, recordOf } from '../../cards/records.ts';
import { contextOf, replacementsOf } from '../../characteristics/abilities.ts';
import { baseCharacteristics, copiableOf } from '../../characteristics/copiable.ts';
import { derive } from '../../characteristics/derive.ts';
import { type Context, context } from '../../evaluate/context.ts';
import { amountOf, holds, matches, matching } from '../../evaluate/expression.ts';
import type { Game, Proc } from '../../proc.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { atSlot, find, the } from '../../state/read.ts';
import type { Bindings, Characteristics, Copiable, RecordKey, Root } from '../../state/root.ts';
import { type Arrival, createObject, type Creation, moveObject } from '../../state/write.ts';
import type { CounterKind } from '../../vocabulary/basics.ts';
import { X } from '../../vocabulary/amount.ts';
import type { EntersChange } from '../../vocabulary/replacement.ts';
import { asker, askForObjects, askYesNo } from '../ask.ts';
import { canBeAttached } from '../attach.ts';
import { mayBeChanged } from './any-entering.ts';
import { chooseAsItEnters } from './choice.ts';
import { copyWith } from './copy-with.ts';
import { countersAfterReplacement } from './counters.ts';
import { devour } from './devour.ts';
import { lastingAbilities } from './entered.ts';
import { chooseWay, takeForm } from './form.ts';
import { affectedPlayer, toldApart } from './replacement.ts';
import { taps, untaps } from './turning.ts';

/** How something enters, and what begins as it does. */
export interface Entering {
  /** Whether it is exiled instead of entering. */
  readonly exiled: boolean;
  readonly how: Arrival;
  readonly entered: readonly (() => void)[];
}

/** While changes are applied: with counters that are still to be multiplied, those that the last copy effect adds apart. CR 707.9e */
interface Changing extends Entering {
  readonly added: readonly AddedCounters[];
  readonly byCopy: readonly AddedCounters[];
}

/** So many counters more. */
export interface AddedCounters {
  readonly counter: CounterKind;
  readonly amount: number;
}

/** What enters: an object that moves, or one that is created. */
type Comer = { readonly kind: 'moves'; readonly id: ObjectId } | { readonly kind: 'created'; readonly what: Creation };

/** The object where it comes from; null for what is created. */
const cardOf = (comer: Comer): ObjectId | null => (comer.kind === 'moves' ? comer.id : null);

/**
 * Applies the replacement effects that change how a permanent enters, looking at it as it would exist on the battlefield. What it
 * devours comes to those that are `devoured` by what enters with it, who sacrifices them all.
 * null: it does not enter. CR 614.1c-d, 614.12, 616.1
 */
export function* howItEnters(
  g: Game,
  id: ObjectId,
  how: Arrival,
  added: readonly AddedCounters[],
  devoured: ObjectId[],
): Proc<Entering | null> {
  return yield* enter(g, { kind: 'moves', id }, how, added, devoured);
}

/** As `howItEnters`, for a token; null: it is not created, nor would it be anywhere else. CR 111.7 */
export function* howItIsCreated(g: Game, what: Creation, devoured: ObjectId[]): Proc<Creation | null> {
  const entering = yield* enter(g, { kind: 'created', what }, what, [], devoured);
  return entering === null || entering.exiled ? null : { ...what, ...entering.how };
}

function* enter(
  g: Game,
  comer: Comer,
  first: Arrival,
  added: readonly AddedCounters[],
  devoured: ObjectId[],
): Proc<Entering | null> {
  return yield* attached(g, comer, yield* changed(g, comer, first, added, devoured));
}

/**
 * Being given counters is a part of the entering: effects on how many there are come after those on how it enters, each once for all
 * of a kind. CR 122.6, 614.5, 614.16, 616.1g
 */
function* withCounters(g: Game, { how, entered, exiled, added, byCopy }: Changing, comer: Comer): Proc<Entering> {
  const all = [...added, ...byCopy];
  let counters = how.counters;
  for (const counter of new Set(all.map((one) => one.counter))) {
    const wanted = all.reduce((sum, one) => sum + (one.counter === counter ? one.amount : 0), 0);
    if (wanted <= 0) continue;
    const ahead = lookAhead(g, comer, how);
    const amount = yield* countersAfterReplacement(g, ahead.root, ahead.id, counter, wanted, true);
    if (amount > 0) counters = { ...counters, [counter]: (counters[counter] ?? 0) + amount };
  }
  return { how: counters === how.counters ? how : { ...how, counters }, entered, exiled };
}

/**
 * Who puts an Aura onto the battlefield in another way than as a spell chooses what it will enchant; where there is nothing, it
 * does not enter. CR 303.4f-g
 */
function* attached(g: Game, comer: Comer, entering: Entering): Proc<Entering | null> {
  const { how } = entering;
  if (
    entering.exiled ||
    how.attachedTo !== null ||
    !recordOf(copiableIn(g.root, comer, how).record).subtypes.includes('Aura')
  )
    return entering;
  const { root, id } = lookAhead(g, comer, how);
  if (!(derive(root).characteristics(id)?.subtypes.includes('Aura') ?? false)) return entering;
  const options = g.root.battlefield.map((slot) => atSlot(g.root, slot).id).filter((to) => canBeAttached(root, id, to));
  const asking = { player: how.controller, purpose: 'as it enters' as const, source: cardOf(comer), cr: '303.4f' };
  const [to] = yield* askForObjects(g, asking, options, 1, 1);
  return to === undefined ? null : { ...entering, how: { ...how, attachedTo: { kind: 'object', id: to } } };
}

function* changed(
  g: Game,
  comer: Comer,
  first: Arrival,
  added: readonly AddedCounters[],
  devoured: ObjectId[],
): Proc<Entering> {
  let entering: Changing = { how: first, entered: [], exiled: false, added, byCopy: [] };
  if (added.length === 0 && !mayBeChanged(g.root, copiableIn(g.root, comer, first))) return entering;
  const used = new Set<string>();
  for (;;) {
    const { root, id } = lookAhead(g, comer, entering.how);
    const found = changesFor(root, id, comer, g.root).filter(({ key }) => !used.has(key));
    const next = yield* nextChange(g, found, affectedPlayer(root, id), comer);
    if (next === null) return yield* withCounters(g, entering, comer);
    used.add(next.key);
    entering = yield* applyChange(g, next, entering, comer, devoured);
    if (entering.exiled) return entering;
  }
}

/**
 * Copy effects come first; where there are several the controller of what enters says which is next: its own effect may be lost by
 * another, or make it something that another does not concern. So they do of what has it enter tapped and what has it enter
 * untapped. What is exiled instead enters in no way; the others of our vocabulary do not bear on each other. CR 614.6, 616.1c, 616.1e
 */
function* nextChange(g: Game, found: readonly Change[], player: PlayerId, comer: Comer): Proc<Change | null> {
  const copies = found.filter(({ change }) => change.kind === 'copy');
  if (copies.length > 0) return yield* chooseChange(g, copies, player, comer, '616.1c');
  const exiling = found.find(({ change }) => change.kind === 'exiledInstead');
  if (exiling !== undefined) return exiling;
  const turning = found.filter(({ change }) => taps(change) || untaps(change));
  const opposed = turning.some(({ change }) => taps(change)) && turning.some(({ change }) => untaps(change));
  if (opposed) return yield* chooseChange(g, turning, player, comer, '616.1e');
  return found[0] ?? null;
}

function* chooseChange(
  g: Game,
  among: readonly Change[],
  player: PlayerId,
  comer: Comer,
  cr: string,
): Proc<Change | null> {
  if (among.length < 2) return among[0] ?? null;
  const asking = { player: asker(g, player), purpose: 'replacement' as const, source: cardOf(comer), cr };
  const sources = [...new Set(among.map(({ ctx }) => ctx.source))];
  const [chosen] = yield* askForObjects(g, asking, sources, 1, 1);
  return among.find(({ ctx }) => ctx.source === chosen) ?? null;
}

/** The copiable values that it enters with. */
function copiableIn(root: Root, comer: Comer, { copyOf }: Arrival): Copiable {
  return copyOf ?? { record: comer.kind === 'moves' ? the(root, comer.id).record : comer.what.record, except: [] };
}

/** The game as it would be if the object were on the battlefield. CR 614.12 */
function lookAhead(g: Game, comer: Comer, how: Arrival): { readonly root: Root; readonly id: ObjectId } {
  const imagined: Game = { ...g, log: [] };
  const id =
    comer.kind === 'moves'
      ? moveObject(imagined, comer.id, 'battlefield', how, 'effect', null)
      : createObject(imagined, { ...comer.what, ...how });
  return { root: imagined.root, id };
}

interface Change {
  readonly key: string;
  /** Of the ability: what is chosen is linked to that record's abilities. CR 607.2d */
  readonly record: RecordKey;
  readonly change: EntersChange;
  readonly ctx: Context;
}

/** The object's own abilities if they speak of it alone, and those of what is on the battlefield already. CR 614.12 */
function changesFor(root: Root, id: ObjectId, comer: Comer, now: Root): readonly Change[] {
  const found = replacementsOf(root, 'enters').flatMap((has): readonly Change[] => {
    const own = has.source === id;
    if (own ? has.replaces.what.kind !== 'isSource' : find(now, has.source) === null) return [];
    const ctx = contextOf(root, has);
    if (!matches(ctx, has.replaces.what, id)) return [];
    return [
      {
        key: `${own ? 'own' : has.source}/${has.address}`,
        record: recordAt(has.address),
        change: has.replaces.change,
        ctx: own ? withSpell(ctx, root, id, comer, now) : ctx,
      },
    ];
  });
  return [...found.map(toldApart), ...loyaltyOf(root, id, comer, now)];
}

/** Every planeswalker enters with as many loyalty counters as are printed on it. CR 306.5b */
function loyaltyOf(root: Root, id: ObjectId, comer: Comer, now: Root): readonly Change[] {
  const seen = derive(root).characteristics(id) as Characteristics;
  const { loyalty } = recordOf(seen.copiable.record);
  if (loyalty === null || !seen.types.includes('planeswalker')) return [];
  const change: EntersChange = { kind: 'counters', counter: 'loyalty', amount: loyalty === 'X' ? X : loyalty };
  const ctx = withSpell(context(derive(root), id, seen.controller), root, id, comer, now);
  return [{ key: 'loyalty', record: seen.copiable.record, change, ctx }];
}

/** The X of the spell, for the object's own replacement effects, but not for those that it copies as it enters. CR 107.3m, 107.3j */
function withSpell(ctx: Context, imagined: Root, id: ObjectId, comer: Comer, now: Root): Context {
  const origin = the(imagined, id).origin;
  const before = comer.kind === 'moves' ? the(now, comer.id) : null;
  const copies = before !== null && copiableOf(before).record !== copiableOf(the(imagined, id)).record;
  return { ...ctx, x: copies ? 0 : (origin?.x ?? 0) };
}

function* applyChange(
  g: Game,
  { change, record, ctx }: Change,
  entering: Changing,
  comer: Comer,
  devoured: ObjectId[],
): Proc<Changing> {
  const { how, entered } = entering;
  switch (change.kind) {
    case 'tapped':
    case 'untapped':
      return { ...entering, how: { ...how, tapped: change.kind === 'tapped' } };
    case 'tappedUnless':
      return holds(ctx, change.condition) ? entering : { ...entering, how: { ...how, tapped: true } };
    case 'tappedUnlessPaid':
      return (yield* g.acts.payIfAble(g, ctx, change.cost)) ? entering : { ...entering, how: { ...how, tapped: true } };
    case 'counters':
      return { ...entering, added: [...entering.added, withMore(ctx, change)] };
    case 'copy':
      return yield* enterAsCopy(g, change, ctx, entering, comer);
    case 'form':
      return yield* withForm(g, change, ctx, entering, comer);
    case 'oneOf': {
      const way = yield* chooseWay(g, change, ctx.controller, cardOf(comer), lookAhead(g, comer, how));
      if (way === null) return entering;
      return yield* applyChange(g, { key: '', record, change: way, ctx }, entering, comer, devoured);
    }
    case 'exiledInstead':
      return { ...entering, exiled: true };
    case 'together': {
      let all = entering;
      for (const part of change.of)
        all = yield* applyChange(g, { key: '', record, change: part, ctx }, all, comer, devoured);
      return all;
    }
    case 'devour': {
      const many = yield* devour(g, ctx, change.what, cardOf(comer), devoured);
      const more = {
        counter: '+1/+1',
        amount: many * (change.counters === 'as many' ? many : change.counters),
      } as const;
      const named = withLink(entering, record, 'devoured', { kind: 'number', number: many });
      return { ...named, added: many === 0 ? entering.added : [...entering.added, more] };
    }
    case 'chooseColor':
    case 'chooseCreatureType':
    case 'chooseBasicLandType':
    case 'chooseOpponent': {
      const chosen = yield* chooseAsItEnters(g, change, ctx, cardOf(comer));
      if (chosen === null) return entering;
      return withLink(entering, record, change.bind, chosen);
    }
    case 'abilities':
      return { ...entering, entered: [...entered, () => lastingAbilities(g, change, ctx)] };
  }
}

/** What was chosen, or how many were, for the abilities that are linked to it. CR 607.2d */
function withLink(entering: Changing, record: RecordKey, name: string, what: Bindings[string]): Changing {
  const { how } = entering;
  return { ...entering, how: { ...how, links: { ...how.links, [record]: { ...how.links[record], [name]: what } } } };
}

/** CR 208.2b */
function* withForm(
  g: Game,
  change: Extract<EntersChange, { kind: 'form' }>,
  ctx: Context,
  entering: Changing,
  comer: Comer,
): Proc<Changing> {
  const copyOf = yield* takeForm(g, change, ctx, cardOf(comer), copiableIn(g.root, comer, entering.how));
  return copyOf === null ? entering : { ...entering, how: { ...entering.how, copyOf } };
}

function withMore(
  ctx: Context,
  { counter, amount }: { readonly counter: CounterKind; readonly amount: Parameters<typeof amountOf>[1] },
): AddedCounters {
  return { counter, amount: amountOf(ctx, amount) };
}

/** The copy replaces the object's copiable values; X belongs to the spell, not to what it copies. CR 707.5, 707.9, 107.3m */
function* enterAsCopy(
  g: Game,
  change: Extract<EntersChange, { kind: 'copy' }>,
  ctx: Context,
  entering: Changing,
  comer: Comer,
): Proc<Changing> {
  const source = cardOf(comer);
  const asking = { player: ctx.controller, purpose: 'copy' as const, source, cr: '707.5' };
  const options = matching({ ...ctx, sight: derive(g.root) }, change.of).filter((id) => id !== source);
  if (options.length === 0) return entering;
  if (change.optional && !(yield* askYesNo(g, asking, 'enter as a copy'))) return entering;
  const [chosen] = yield* askForObjects(g, asking, options, 1, 1);
  if (chosen === undefined) return entering;
  const copyOf = copyWith(g.root, chosen, change.except.map(addressOf));
  const { types } = baseCharacteristics(copyOf);
  const counters = change.counters.filter(({ onlyIf }) => onlyIf === null || types.includes(onlyIf));
  return { ...entering, how: { ...entering.how, copyOf }, byCopy: counters.map((more) => withMore(ctx, more)) };
}
