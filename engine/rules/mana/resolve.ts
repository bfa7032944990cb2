import { abilityAt, recordAt } from '../../cards/records.ts';
import { derive } from '../../characteristics/derive.ts';
import { type Context, context, linksOf } from '../../evaluate/context.ts';
import { holds } from '../../evaluate/expression.ts';
import type { Game, ManaResolution, Proc } from '../../proc.ts';
import type { ObjectId } from '../../state/ids.ts';
import { inGame, inTurnOrder } from '../../state/read.ts';
import type { WaitingTrigger } from '../../state/root.ts';
import { noteTappedForMana, setWaiting } from '../../state/write.ts';
import type { TriggeredAbility } from '../../vocabulary/ability.ts';
import type { Effect } from '../../vocabulary/effect.ts';
import { isTriggeredManaAbility } from '../ability-kinds.ts';
import { happen } from '../happen.ts';

/** An activated mana ability resolves; `tapped` is the permanent that was tapped for mana by it, or null. CR 605.3b, 106.12a */
export function* resolveManaAbility(g: Game, ctx: Context, effect: Effect, tapped: ObjectId | null): Proc<void> {
  const resolution: ManaResolution = { tapped, triggered: false, produced: [] };
  yield* perform(g, ctx, effect, resolution);
  if (tapped !== null && resolution.produced.length > 0) {
    happen(g, () => noteTappedForMana(g, tapped, ctx.controller, resolution.produced));
  }
  yield* resolveTriggeredManaAbilities(g);
}

function* perform(g: Game, ctx: Context, effect: Effect, resolution: ManaResolution): Proc<void> {
  const outer = g.resolving;
  g.resolving = resolution;
  yield* g.acts.perform(g, ctx, effect);
  g.resolving = outer;
}

/** Triggered mana abilities resolve at once, those of one player after another's in turn order. CR 605.4a */
export function* resolveTriggeredManaAbilities(g: Game): Proc<void> {
  for (let next = nextWaiting(g); next !== null; next = nextWaiting(g)) {
    const trigger = next;
    setWaiting(
      g,
      g.root.waiting.filter((other) => other !== trigger),
    );
    if (inGame(g.root, trigger.controller)) yield* resolveTriggered(g, trigger);
  }
}

function nextWaiting(g: Game): WaitingTrigger | null {
  const mana = g.root.waiting.filter(
    (trigger) => trigger.of === 'triggered' && isTriggeredManaAbility(abilityAt(trigger.address) as TriggeredAbility),
  );
  if (mana.length === 0) return null;
  const order = inTurnOrder(g.root, g.root.turn.active);
  return mana.reduce((first, other) =>
    order.indexOf(other.controller) < order.indexOf(first.controller) ? other : first,
  );
}

function* resolveTriggered(g: Game, trigger: WaitingTrigger): Proc<void> {
  const ability = abilityAt(trigger.address) as TriggeredAbility;
  const { source, controller, event, x, bound, paid } = trigger;
  const own = linksOf(derive(g.root), source, recordAt(trigger.address));
  const ctx = context(derive(g.root), source, controller, { event, x, bound: { ...own, ...bound }, paid });
  if (!holds(ctx, ability.onlyIf)) return;
  yield* perform(g, ctx, ability.effect, { tapped: null, triggered: true, produced: [] });
}
