import { addressOf } from '../../cards/records.ts';
import { derive } from '../../characteristics/derive.ts';
import type { Context } from '../../evaluate/context.ts';
import { amountOf, holds, matching, objectsOf, playersOf, recipientsOf } from '../../evaluate/expression.ts';
import type { Game, Proc } from '../../proc.ts';
import { find, inGame, playerState } from '../../state/read.ts';
import type { Bindings } from '../../state/root.ts';
import { changePlayer, setDelayed, setSkipUntap, setTapped } from '../../state/write.ts';
import type { Effect } from '../../vocabulary/effect.ts';
import { asker, askForObjects, askYesNo } from '../ask.ts';
import { payIfAble } from '../costs/optional.ts';
import { canGet, moveOneCounter, putCountersOn, removeCountersFrom } from '../events/counters.ts';
import { dealDamage } from '../events/damage.ts';
import { drawCards } from '../events/draw.ts';
import { gainLife, loseLife, setLife } from '../events/life.ts';
import { happen } from '../happen.ts';
import { triggerAtOnce } from '../triggers/detect.ts';
import { timesOver } from '../mana/need.ts';
import { addManaEffect } from '../mana/produce.ts';
import { resolveTriggeredManaAbilities } from '../mana/resolve.ts';
import { beginContinuous, becomeCopy } from './continuous.ts';
import {
  bottomInRandomOrder,
  discard,
  discardThese,
  exileFromTop,
  exileTop,
  mill,
  millUntil,
  scry,
  search,
  shuffle,
  surveil,
  topCards,
} from './cards.ts';
import { becomeBlocked, goad, removeFromCombat } from './combat.ts';
import { castWhileResolving } from './cast-now.ts';
import { copyCards } from './copy-cards.ts';
import { beginLasting, giveSuspend } from './lasting.ts';
import { proliferate } from './proliferate.ts';
import { rememberLinked } from './remember.ts';
import { beginRegenerating, makeShields } from './shields.ts';
import {
  attachTo,
  counterObjects,
  copyOnStack,
  createCopies,
  createTokens,
  destroy,
  moveObjects,
  sacrifice,
  sacrificeThese,
} from './objects.ts';
import { endTurn } from '../turn/end-turn.ts';
import { winGame } from '../turn/leave.ts';
import { addPhases, addTurns } from '../turn/steps.ts';
import { exchangeControl } from './exchange.ts';
import { controlSpells, doubleX, newTargetsFor } from './stack.ts';

/** A resolving effect's view of the world: each part sees the game as the parts before it left it. CR 608.2c */
export function* perform(g: Game, ctx: Context, effect: Effect): Proc<void> {
  const bound = yield* performPart(g, now(g, ctx), effect);
  rememberLinked(g, ctx.source, effect, bound);
}

function now(g: Game, ctx: Context): Context {
  return ctx.sight.root === g.root ? ctx : { ...ctx, sight: derive(g.root) };
}

const NONE: Bindings = {};

/** Performs one part and gives back what it remembers for those after it. CR 608.2c, 609.3 */
function* performPart(g: Game, ctx: Context, effect: Effect): Proc<Bindings> {
  switch (effect.kind) {
    case 'seq':
      return yield* inSequence(g, ctx, effect.of);
    case 'if':
      return yield* performPart(g, ctx, holds(ctx, effect.condition) ? effect.then : effect.otherwise);
    case 'may':
      return yield* mayPerform(g, ctx, effect);
    case 'mayPay':
    case 'mayPayTimes':
      return yield* mayPay(g, ctx, effect);
    case 'repeat':
      return yield* repeated(g, ctx, effect);
    case 'choose':
      return yield* choose(g, ctx, effect);
    case 'castNow':
      return yield* castWhileResolving(g, ctx, effect);
    case 'exchangeControl':
      return exchangeControl(g, ctx, effect) ? NONE : yield* performPart(g, now(g, ctx), effect.otherwise);
    case 'damage':
      return yield* deal(g, ctx, effect);
    case 'draw':
      return yield* draw(g, ctx, effect);
    case 'exileFromTop':
      return yield* exileFromTop(g, ctx, effect);
    case 'exileTop':
      return yield* exileTop(g, ctx, effect);
    case 'revealTop':
      return { [effect.bind]: { kind: 'objects', ids: topCards(g, ctx, effect) } };
    case 'copyCards':
      return copyCards(g, ctx, effect);
    case 'move':
      return yield* moveObjects(g, ctx, effect);
    case 'destroy':
      yield* destroy(g, objectsOf(ctx, effect.what), effect.canRegenerate);
      return NONE;
    case 'sacrifice':
      yield* sacrifice(g, ctx, effect);
      return NONE;
    case 'sacrificeThese':
      yield* sacrificeThese(g, ctx, objectsOf(ctx, effect.what));
      return NONE;
    case 'createTokens':
      return yield* createTokens(g, ctx, effect);
    case 'createCopyTokens':
      return yield* createCopies(g, ctx, effect);
    case 'counter':
      return yield* counterObjects(g, ctx, effect);
    case 'remember':
      return { [effect.bind]: { kind: 'objects', ids: objectsOf(ctx, effect.what) } };
    case 'copySpell':
      yield* copyOnStack(g, ctx, effect);
      return NONE;
    case 'newTargets':
      yield* newTargetsFor(g, ctx, effect);
      return NONE;
    case 'attach':
      attachTo(g, objectsOf(ctx, effect.what), objectsOf(ctx, effect.to)[0] ?? null);
      return NONE;
    default:
      yield* performSimple(g, ctx, effect);
      return NONE;
  }
}

type Simple = Exclude<
  Effect,
  {
    kind:
      | 'seq'
      | 'if'
      | 'may'
      | 'mayPay'
      | 'mayPayTimes'
      | 'repeat'
      | 'choose'
      | 'castNow'
      | 'exchangeControl'
      | 'damage'
      | 'draw'
      | 'exileFromTop'
      | 'exileTop'
      | 'revealTop'
      | 'copyCards'
      | 'move'
      | 'destroy'
      | 'sacrifice'
      | 'sacrificeThese'
      | 'createTokens'
      | 'createCopyTokens'
      | 'counter'
      | 'remember'
      | 'copySpell'
      | 'newTargets'
      | 'attach';
  }
>;

function* performSimple(g: Game, ctx: Context, effect: Simple): Proc<void> {
  switch (effect.kind) {
    case 'addMana':
      yield* addManaEffect(g, ctx, effect);
      if (g.resolving === null) yield* resolveTriggeredManaAbilities(g);
      return;
    case 'dividedDamage': {
      const division = ctx.division[effect.index] ?? [];
      yield* dealDamage(
        g,
        (ctx.targets[effect.index] ?? []).map((to, index) => ({
          from: ctx.source,
          to,
          amount: division[index] ?? 0,
          combat: false,
        })),
      );
      return;
    }
    case 'discard':
      yield* discard(g, ctx, playersOf(ctx, effect.who), amountOf(ctx, effect.count));
      return;
    case 'discardThese':
      yield* discardThese(g, objectsOf(ctx, effect.what));
      return;
    case 'mill':
      yield* mill(g, playersOf(ctx, effect.who), amountOf(ctx, effect.count));
      return;
    case 'millUntil':
      yield* millUntil(g, ctx, effect);
      return;
    case 'search':
      yield* search(g, ctx, effect);
      return;
    case 'bottomInRandomOrder':
      return yield* bottomInRandomOrder(g, objectsOf(ctx, effect.what));
    case 'shuffle':
      for (const player of playersOf(ctx, effect.who)) yield* shuffle(g, player);
      return;
    case 'scry':
      for (const player of playersOf(ctx, effect.who)) yield* scry(g, player, amountOf(ctx, effect.count), ctx.source);
      return;
    case 'surveil':
      for (const player of playersOf(ctx, effect.who))
        yield* surveil(g, player, amountOf(ctx, effect.count), ctx.source);
      return;
    case 'moveCounter':
      return yield* moveOneCounter(g, ctx, effect);
    case 'proliferate':
      return yield* proliferate(g, ctx);
    case 'preventDamage':
    case 'redirectDamage':
      return yield* makeShields(g, ctx, effect);
    case 'endTurn':
      return yield* endTurn(g);
    case 'winGame':
      for (const player of playersOf(ctx, effect.who)) if (inGame(g.root, player)) yield* winGame(g, player);
      return;
    case 'putCounters':
      yield* putCountersOn(g, recipientsOf(ctx, effect.on), effect.counter, amountOf(ctx, effect.amount), true);
      return;
    default:
      performAtOnce(g, ctx, effect);
  }
}

type AtOnce = Exclude<
  Simple,
  {
    kind:
      | 'addMana'
      | 'dividedDamage'
      | 'discard'
      | 'discardThese'
      | 'mill'
      | 'millUntil'
      | 'search'
      | 'bottomInRandomOrder'
      | 'shuffle'
      | 'scry'
      | 'surveil'
      | 'putCounters'
      | 'preventDamage'
      | 'redirectDamage'
      | 'proliferate'
      | 'winGame';
  }
>;

/** Effects in which nobody has a choice. */
function performAtOnce(g: Game, ctx: Context, effect: AtOnce): void {
  switch (effect.kind) {
    case 'gainLife':
      for (const player of playersOf(ctx, effect.who)) gainLife(g, player, amountOf(ctx, effect.amount));
      return;
    case 'loseLife':
      for (const player of playersOf(ctx, effect.who)) loseLife(g, player, amountOf(ctx, effect.amount));
      return;
    case 'extraTurn':
      addTurns(g, playersOf(ctx, effect.who));
      return;
    case 'extraPhases':
      addPhases(g, effect.phases);
      return;
    case 'setLife':
      for (const player of playersOf(ctx, effect.who)) setLife(g, player, amountOf(ctx, effect.amount));
      return;
    case 'removeCounters':
      for (const id of objectsOf(ctx, effect.from))
        removeCountersFrom(g, id, effect.counter, amountOf(ctx, effect.amount));
      return;
    case 'tap':
    case 'untap':
      happen(g, () => {
        for (const id of objectsOf(ctx, effect.what))
          if (find(g.root, id) !== null) setTapped(g, id, effect.kind === 'tap');
      });
      return;
    case 'skipUntap':
      skipUntap(g, ctx, effect);
      return;
    case 'continuous':
      beginContinuous(g, ctx, effect);
      return;
    case 'controlSpells':
      controlSpells(g, ctx, effect);
      return;
    case 'doubleX':
      doubleX(g, ctx, effect);
      return;
    case 'becomeCopy':
      becomeCopy(g, ctx, effect);
      return;
    case 'regenerate':
      beginRegenerating(g, objectsOf(ctx, effect.what));
      return;
    case 'delayed':
      delay(g, ctx, effect);
      return;
    case 'reflexive':
      triggerAtOnce(g, ctx, addressOf(effect));
      return;
    case 'lasting':
      beginLasting(g, ctx, effect);
      return;
    case 'giveSuspend':
      giveSuspend(g, ctx, effect);
      return;
    case 'removeFromCombat':
      removeFromCombat(g, objectsOf(ctx, effect.what));
      return;
    case 'becomeBlocked':
      becomeBlocked(g, objectsOf(ctx, effect.what));
      return;
    case 'goad':
      goad(g, ctx, effect);
      return;
    case 'loseGame':
      makeLose(g, ctx, effect);
  }
}

/** In the order written; what one part remembers the later ones know. CR 608.2c */
function* inSequence(g: Game, ctx: Context, parts: readonly Effect[]): Proc<Bindings> {
  let bound: Bindings = NONE;
  for (const part of parts) {
    const seen = bound === NONE ? now(g, ctx) : { ...now(g, ctx), bound: { ...ctx.bound, ...bound } };
    bound = { ...bound, ...(yield* performPart(g, seen, part)) };
  }
  return bound;
}

/** All at once; it remembers how much was dealt. CR 120.2b */
function* deal(g: Game, ctx: Context, effect: Extract<Effect, { kind: 'damage' }>): Proc<Bindings> {
  const from = objectsOf(ctx, effect.from);
  const amount = amountOf(ctx, effect.amount);
  const asked = recipientsOf(ctx, effect.to).flatMap((to) =>
    from.map((source) => ({ from: source, to, amount, combat: false })),
  );
  const dealt = yield* dealDamage(g, asked);
  const { bind } = effect;
  if (bind === null) return NONE;
  const counted = dealt.filter(({ to }) => bind.to === 'anything' || to.kind === 'player');
  return { [bind.name]: { kind: 'number', number: counted.reduce((sum, each) => sum + each.amount, 0) } };
}

/** It remembers how many cards were drawn, which may be others than it said. CR 121.2, 614.6 */
function* draw(g: Game, ctx: Context, effect: Extract<Effect, { kind: 'draw' }>): Proc<Bindings> {
  let number = 0;
  for (const player of playersOf(ctx, effect.who)) {
    const before = playerState(g.root, player).drawn;
    yield* drawCards(g, player, amountOf(ctx, effect.count), ctx.instead);
    number += playerState(g.root, player).drawn - before;
  }
  return effect.bind === null ? NONE : { [effect.bind]: { kind: 'number', number } };
}

function* repeated(g: Game, ctx: Context, effect: Extract<Effect, { kind: 'repeat' }>): Proc<Bindings> {
  const times = amountOf(ctx, effect.times);
  return yield* inSequence(
    g,
    ctx,
    Array.from({ length: times }, () => effect.effect),
  );
}

function* mayPerform(g: Game, ctx: Context, effect: Extract<Effect, { kind: 'may' }>): Proc<Bindings> {
  let bound: Bindings = NONE;
  for (const player of playersOf(ctx, effect.who)) {
    const asking = { player: asker(g, player), purpose: 'optional effect' as const, source: ctx.source, cr: '608.2d' };
    const yes =
      inGame(g.root, player) && !isImpossible(now(g, ctx), effect.effect) && (yield* askYesNo(g, asking, 'do it'));
    bound = { ...bound, ...(yield* performPart(g, now(g, ctx), yes ? effect.effect : effect.otherwise)) };
  }
  return bound;
}

/** Nobody can choose to put counters where none can be put. CR 608.2d, 614.17 */
function isImpossible(ctx: Context, effect: Effect): boolean {
  return (
    effect.kind === 'putCounters' &&
    recipientsOf(ctx, effect.on).every((each) => !canGet(ctx.sight.root, each, effect.counter))
  );
}

function* mayPay(g: Game, ctx: Context, effect: Extract<Effect, { kind: 'mayPay' | 'mayPayTimes' }>): Proc<Bindings> {
  const times = effect.kind === 'mayPay' ? 1 : amountOf(ctx, effect.times);
  const cost = timesOver(effect.cost, times);
  let bound: Bindings = NONE;
  for (const player of playersOf(ctx, effect.who)) {
    const paid = yield* payIfAble(g, { ...now(g, ctx), controller: player }, cost);
    bound = { ...bound, ...(yield* performPart(g, now(g, ctx), paid ? effect.then : effect.otherwise)) };
  }
  return bound;
}

function* choose(g: Game, ctx: Context, effect: Extract<Effect, { kind: 'choose' }>): Proc<Bindings> {
  const ids = [];
  for (const player of playersOf(ctx, effect.who)) {
    const asking = {
      player: asker(g, player),
      purpose: 'objects for an effect' as const,
      source: ctx.source,
      cr: '608.2d',
    };
    const seen = { ...now(g, ctx), controller: player };
    ids.push(
      ...(yield* askForObjects(
        g,
        asking,
        matching(seen, effect.what),
        amountOf(ctx, effect.min),
        amountOf(ctx, effect.max),
      )),
    );
  }
  return { [effect.bind]: { kind: 'objects', ids } };
}

/** The delayed trigger knows what its maker knew. CR 603.7c-d */
function delay(g: Game, ctx: Context, effect: Extract<Effect, { kind: 'delayed' }>): void {
  setDelayed(g, [
    ...g.root.delayed,
    {
      address: addressOf(effect),
      source: ctx.source,
      controller: ctx.controller,
      x: ctx.x,
      bound: ctx.bound,
      paid: ctx.paid,
    },
  ]);
}

function skipUntap(g: Game, ctx: Context, effect: Extract<Effect, { kind: 'skipUntap' }>): void {
  const there = objectsOf(ctx, effect.what).filter((id) => find(g.root, id) !== null);
  const during = effect.during === null ? [null] : playersOf(ctx, effect.during);
  const more = there.flatMap((object) => during.map((player) => ({ object, during: player })));
  setSkipUntap(g, [...g.root.skipUntap, ...more]);
}

/** They leave at the next check of state-based actions, as if by one. CR 104.3e */
function makeLose(g: Game, ctx: Context, effect: Extract<Effect, { kind: 'loseGame' }>): void {
  for (const player of playersOf(ctx, effect.who))
    if (inGame(g.root, player)) changePlayer(g, player, { losing: true });
}
