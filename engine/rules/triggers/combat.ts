import { type Context, NO_EVENT } from '../../evaluate/context.ts';
import { matches } from '../../evaluate/expression.ts';
import { isWhose } from '../../evaluate/whose.ts';
import type { GameEvent } from '../../state/events.ts';
import type { ObjectId } from '../../state/ids.ts';
import type { EventFacts } from '../../state/root.ts';
import type { TriggerEvent } from '../../vocabulary/trigger.ts';

/** What happens as attackers and blockers are declared, or as an attacker becomes blocked by an effect. */
export type CombatEvent = Extract<GameEvent, { kind: 'attacked' | 'blocked' | 'became blocked' | 'went unblocked' }>;

/**
 * Triggers on combat, `events` being all that happened at once: a declaration is one event with many creatures. The event's player
 * is the defending player. CR 508.3, 509.3
 */
export function matchCombat(
  events: readonly GameEvent[],
  ctx: Context,
  on: TriggerEvent,
  event: CombatEvent,
): readonly EventFacts[] {
  switch (event.kind) {
    case 'attacked':
      return matchAttack(events, ctx, on, event);
    case 'blocked':
      return matchBlock(events, ctx, on, event);
    case 'became blocked':
      return isBlockedTrigger(events, ctx, on, event.attacker) ? [inCombat(ctx, event.attacker, event.attacker)] : [];
    case 'went unblocked':
      return on.kind === 'goesUnblocked' && matches(ctx, on.what, event.attacker)
        ? [inCombat(ctx, event.attacker, event.attacker)]
        : [];
  }
}

type Attacked = Extract<GameEvent, { kind: 'attacked' }>;

function matchAttack(
  events: readonly GameEvent[],
  ctx: Context,
  on: TriggerEvent,
  event: Attacked,
): readonly EventFacts[] {
  const all = events.filter((one): one is Attacked => one.kind === 'attacked');
  const { attacker, defender } = event;
  const found = [inCombat(ctx, attacker, attacker)];
  switch (on.kind) {
    case 'attacks':
      return matches(ctx, on.what, attacker) ? found : [];
    case 'attacksThem': {
      const isThem = defender.kind === 'player' && isWhose(ctx, on.whom, defender.player);
      return isThem && matches(ctx, on.what, attacker) ? found : [];
    }
    case 'attacksAlone':
      return all.length === 1 && matches(ctx, on.what, attacker) ? found : [];
    case 'attacksWithOthers': {
      const others = all.filter((one) => one !== event && matches(ctx, on.which, one.attacker)).length;
      return others >= on.others && matches(ctx, on.what, attacker) ? found : [];
    }
    case 'playerAttacks': {
      const active = ctx.sight.root.turn.active;
      return event === all[0] && isWhose(ctx, on.who, active) ? [{ ...NO_EVENT, player: active }] : [];
    }
    case 'isAttacked': {
      if (defender.kind !== 'player' || !isWhose(ctx, on.who, defender.player)) return [];
      const first = all.find((one) => one.defender.kind === 'player' && one.defender.player === defender.player);
      return event === first ? [{ ...NO_EVENT, player: defender.player }] : [];
    }
    default:
      return [];
  }
}

type Blocked = Extract<GameEvent, { kind: 'blocked' }>;

/** A creature that blocks several attackers blocks once, and blocks each of them. CR 509.3a-b, 509.3d */
function matchBlock(
  events: readonly GameEvent[],
  ctx: Context,
  on: TriggerEvent,
  event: Blocked,
): readonly EventFacts[] {
  const { blocker, attacker } = event;
  switch (on.kind) {
    case 'blocks': {
      const first = events.find((one) => one.kind === 'blocked' && one.blocker === blocker);
      return event === first && matches(ctx, on.what, blocker) ? [inCombat(ctx, blocker, attacker)] : [];
    }
    case 'blocksOne':
      return matches(ctx, on.what, blocker) && matches(ctx, on.attacker, attacker)
        ? [inCombat(ctx, attacker, attacker)]
        : [];
    case 'becomesBlockedBy':
      return matches(ctx, on.what, attacker) && matches(ctx, on.by, blocker) ? [inCombat(ctx, blocker, attacker)] : [];
    default:
      return [];
  }
}

function isBlockedTrigger(events: readonly GameEvent[], ctx: Context, on: TriggerEvent, attacker: ObjectId): boolean {
  if (on.kind === 'becomesBlocked') return matches(ctx, on.what, attacker);
  if (on.kind !== 'becomesBlockedByMany' || !matches(ctx, on.what, attacker)) return false;
  return events.filter((one) => one.kind === 'blocked' && one.attacker === attacker).length >= on.least;
}

/** With the defending player of that attack. CR 508.5 */
function inCombat(ctx: Context, object: ObjectId, attacker: ObjectId): EventFacts {
  const attack = ctx.sight.root.combat?.attacks.find((one) => one.attacker === attacker);
  return { ...NO_EVENT, object, player: attack?.defendingPlayer ?? null };
}
