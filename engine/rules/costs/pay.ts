import { nodeAt } from '../../cards/records.ts';
import { derive } from '../../characteristics/derive.ts';
import { context, type Context } from '../../evaluate/context.ts';
import { amountOf, matches } from '../../evaluate/expression.ts';
import type { Answer, Completes, Game, PayAction, Payment, Proc } from '../../proc.ts';
import type { ObjectId } from '../../state/ids.ts';
import { playerState } from '../../state/read.ts';
import type { Bindings, Mana, Root } from '../../state/root.ts';
import { removeCounters, setTapped, spendMana } from '../../state/write.ts';
import { MANA_TYPES, type ManaType } from '../../vocabulary/basics.ts';
import type { CostPart } from '../../vocabulary/cost.ts';
import type { Effect } from '../../vocabulary/effect.ts';
import { ask, askForObjects, askValue, picked, TAKEN_BACK } from '../ask.ts';
import { putCountersOn } from '../events/counters.ts';
import { discardCards, drawCards } from '../events/draw.ts';
import { canPayLife, loseLife } from '../events/life.ts';
import { moveAll, moveOf } from '../events/move.ts';
import { happen } from '../happen.ts';
import { sizeOf, symbolsOf } from '../mana/need.ts';
import { canPayMana, poolUnits } from '../mana/plan.ts';
import { manaAbilities, manaSources } from '../mana/sources.ts';
import { maySpend, mayUseAny } from '../mana/spend.ts';
import { waysToPay } from '../mana/ways.ts';
import { bestOf } from './feasible.ts';
import { chooseInstead, isPayable, type Paying, payInstead, waysLeft } from './instead.ts';
import { ONLY_MANA } from './means.ts';
import { canPayPart, candidatesFor, type ChosenPart } from './parts.ts';

/** What paying a cost left behind. */
export interface Paid {
  readonly mana: readonly Mana[];
  readonly bound: Bindings;
}

/** The mana first, with the chance to activate mana abilities, then the other parts. All or nothing. CR 601.2g-h */
export function* payCost(g: Game, ctx: Context, payment: Payment, parts: readonly CostPart[]): Proc<Paid> {
  const mana = sizeOf(payment.cost) === 0 ? [] : yield* payMana(g, payment);
  let bound: Bindings = {};
  for (const part of parts) bound = { ...bound, ...(yield* payPart(g, { ...ctx, sight: derive(g.root) }, part)) };
  return { mana, bound };
}

function* payMana(g: Game, payment: Payment): Proc<readonly Mana[]> {
  const outer = g.paying;
  g.paying = payment;
  for (;;) {
    const now = payingNow(g, payment);
    const ways = payment.means === ONLY_MANA ? waysToPay(now.pool, now.symbols) : [];
    const options = payOptions(g, payment, ways.length > 0 || (payment.means !== ONLY_MANA && isPayable(g.root, now)));
    if (options.length === 0) throw TAKEN_BACK;
    const only = options.length === 1 && options[0]?.kind === 'pay';
    const chosen = only ? options[0] : options[picked(yield* askPay(g, payment, options))[0] as number];
    if (chosen === undefined || chosen.kind === 'pay') {
      if (payment.means !== ONLY_MANA) return yield* payByMeans(g, now, outer);
      const mana = yield* chooseWay(g, payment, ways);
      g.paying = outer;
      happen(g, () => spendMana(g, payment.player, mana, payment.on));
      return mana;
    }
    yield* g.acts.activateForMana(g, payment, chosen.object, chosen.ability);
  }
}

/** First all choices: which creatures, which cards, which mana. CR 601.2h, 702.51a, 702.66a */
function* payByMeans(g: Game, now: Paying, outer: Payment | null): Proc<readonly Mana[]> {
  const { payment, pool } = now;
  const instead = yield* chooseInstead(g, now);
  const mana = yield* chooseWay(g, payment, waysLeft(pool, instead.left));
  g.paying = outer;
  yield* payInstead(g, instead);
  if (mana.length > 0) happen(g, () => spendMana(g, payment.player, mana, payment.on));
  return mana;
}

function askPay(g: Game, payment: Payment, options: readonly PayAction[]): Proc<Answer> {
  return ask(g, {
    kind: 'pay',
    player: payment.player,
    purpose: 'mana payment',
    source: payment.on,
    cr: '601.2g',
    options,
  });
}

/** Paying, where the pool has the mana, and every mana ability that can be activated. CR 601.2g, 605.3a */
function payOptions(g: Game, payment: Payment, payable: boolean): readonly PayAction[] {
  const abilities = manaAbilities(g.root, payment.player)
    .filter(({ source, address }) => !payment.inProgress.includes(`${source}/${address}`))
    .map(
      ({ source, address }): PayAction => ({
        kind: 'activate',
        object: source,
        ability: address,
        completes: completesAfter(g, payment, source, address),
      }),
    );
  return payable ? [{ kind: 'pay' }, ...abilities] : abilities;
}

/** Whether the payment can go on to its end after this activation, with the best choice of type. */
function completesAfter(g: Game, payment: Payment, object: ObjectId, ability: string): Completes {
  const source = manaSources(g.root, payment.player).plain.find(
    (one) => one.object === object && one.address === ability,
  );
  if (source === undefined) return 'unknown';
  if (payment.reserved.includes(object)) return 'no';
  const after = { ...payment, life: payment.life + source.life };
  if (source.life > 0 && !canPayLife(g.root, payment.player, after.life)) return 'no';
  const pool = poolUnits(g.root, payment);
  const answers = source.alternatives.map((units) => canPayMana(g.root, after, [object], [...pool, ...units]));
  return bestOf(answers);
}

function payingNow({ root }: Game, payment: Payment): Paying {
  const { player, cost, means } = payment;
  const pool = means.mana ? playerState(root, player).pool.filter((mana) => maySpend(root, mana, payment)) : [];
  return { payment, pool, symbols: symbolsOf(cost, mayUseAny(root, payment)) };
}

/** Which mana is spent, where that makes a difference to what is left or to the spell. CR 601.2h */
function* chooseWay(g: Game, payment: Payment, ways: readonly (readonly Mana[])[]): Proc<readonly Mana[]> {
  const words = ways.map((way) => wordOf(g.root, way));
  const asking = { player: payment.player, purpose: 'mana to spend' as const, source: payment.on, cr: '601.2h' };
  const chosen = yield* askValue(g, asking, [...new Set(words)]);
  return ways[words.indexOf(chosen ?? '')] ?? [];
}

/** The mana as letters; special mana is marked so that different ways have different names. */
function wordOf(root: Root, way: readonly Mana[]): string {
  const letters = (type: ManaType) =>
    way
      .filter((mana) => mana.type === type)
      .map((mana) => type + marksOf(root, mana))
      .sort();
  return MANA_TYPES.flatMap(letters).join('');
}

function marksOf(root: Root, mana: Mana): string {
  const name = derive(root).characteristics(mana.source)?.name ?? 'something gone';
  const marks = [...(mana.snow ? ['snow'] : []), ...(mana.from === null ? [] : [`from ${name}`])];
  return marks.length === 0 ? '' : `(${marks.join(' ')})`;
}

/** Pays one part that is not mana. CR 118.3 */
function* payPart(g: Game, ctx: Context, part: CostPart): Proc<Bindings> {
  if (!canPayPart(ctx, part)) throw TAKEN_BACK;
  switch (part.kind) {
    case 'tap':
    case 'untap':
      happen(g, () => setTapped(g, ctx.source, part.kind === 'tap'));
      return {};
    case 'sacrificeSource':
      yield* moveAll(g, [moveOf(ctx.source, 'graveyard', 'sacrificed')]);
      return {};
    case 'exileSource':
      yield* moveAll(g, [moveOf(ctx.source, 'exile', 'cost')]);
      return {};
    case 'draw':
      yield* drawCards(g, ctx.controller, amountOf(ctx, part.count));
      return {};
    case 'payLife':
      loseLife(g, ctx.controller, amountOf(ctx, part.amount));
      return {};
    case 'removeCounters': {
      const amount = amountOf(ctx, part.count);
      happen(g, () => removeCounters(g, { kind: 'object', id: ctx.source }, part.counter, amount));
      return {};
    }
    case 'putCounters':
      yield* putCountersOn(g, [{ kind: 'object', id: ctx.source }], part.counter, amountOf(ctx, part.count), false);
      return {};
    default:
      return yield* payChosen(g, ctx, part);
  }
}

function* payChosen(g: Game, ctx: Context, part: ChosenPart): Proc<Bindings> {
  const count = amountOf(ctx, part.count);
  const asking = { player: ctx.controller, purpose: 'cost' as const, source: ctx.source, cr: '601.2h' };
  const ids = yield* askForObjects(g, asking, candidatesFor(ctx, part), count, count);
  switch (part.kind) {
    case 'sacrifice':
      yield* moveAll(
        g,
        ids.map((id) => moveOf(id, 'graveyard', 'sacrificed')),
      );
      break;
    case 'discard':
      yield* discardCards(g, ctx.controller, ids);
      break;
    case 'exileFromHand':
    case 'exileFromGraveyard':
    case 'exileSpell':
      yield* moveAll(
        g,
        ids.map((id) => moveOf(id, 'exile', 'cost')),
      );
      break;
    case 'tapUntapped':
    case 'untapTapped':
      happen(g, () => {
        for (const id of ids) setTapped(g, id, part.kind === 'tapUntapped');
      });
      break;
    case 'returnToHand':
      yield* moveAll(
        g,
        ids.map((id) => moveOf(id, 'hand', 'cost')),
      );
      break;
  }
  return { [part.bind]: { kind: 'objects', ids } };
}

/** Whether a rider of this mana goes to the spell it is spent on. CR 106.6 */
export function ridersOf(
  g: Game,
  mana: readonly Mana[],
  spell: ObjectId,
  player: number,
): { readonly uncounterable: boolean; readonly haste: boolean } {
  const riders = mana.flatMap((unit) => {
    if (unit.from === null) return [];
    const { rider } = nodeAt<Extract<Effect, { kind: 'addMana' }>>(unit.from);
    return rider !== null && matches(context(derive(g.root), unit.source, player), rider.what, spell)
      ? [rider.kind]
      : [];
  });
  return { uncounterable: riders.includes('cantBeCountered'), haste: riders.includes('haste') };
}
