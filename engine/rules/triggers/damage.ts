import { derive } from '../../characteristics/derive.ts';
import { type Context, NO_EVENT } from '../../evaluate/context.ts';
import { matches } from '../../evaluate/expression.ts';
import type { GameEvent } from '../../state/events.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import type { EventFacts, Root } from '../../state/root.ts';
import type { Filter } from '../../vocabulary/filter.ts';
import type { TriggerEvent } from '../../vocabulary/trigger.ts';

/** The game before the damage, and all that happened with it. */
interface Moment {
  readonly before: Root;
  readonly events: readonly GameEvent[];
}

export function matchDamage(
  times: Moment,
  ctx: Context,
  on: TriggerEvent,
  event: Extract<GameEvent, { kind: 'damage' }>,
): readonly EventFacts[] {
  if (on.kind === 'isDealtDamage') return matchDamageTaken(times, ctx, on.what, event);
  if (on.kind === 'hitPlayer') return matchHits(times, ctx, on.what, event);
  if (on.kind !== 'dealsDamage' || (on.combat && !event.combat) || !matches(ctx, on.what, event.from)) return [];
  if ((on.to === 'player' || on.to === 'you') && event.to.kind !== 'player') return [];
  if (on.to === 'you' && !(event.to.kind === 'player' && event.to.player === ctx.controller)) return [];
  if (on.to === 'creature' && !(event.to.kind === 'object' && isCreature(times.before, event.to.id))) return [];
  if (on.to === 'anything') return matchDamageDone(times, event);
  return [facts(event.from, event.to.kind === 'player' ? event.to.player : null, event.amount)];
}

/** Once for all the damage that something deals at one time, however many things it is dealt to. CR 603.2c */
function matchDamageDone({ events }: Moment, event: Extract<GameEvent, { kind: 'damage' }>): readonly EventFacts[] {
  const all = events.flatMap((one) => (one.kind === 'damage' && one.from === event.from ? [one] : []));
  return all[0] === event ? [facts(event.from, null, sumOf(all))] : [];
}

function sumOf(damage: readonly Extract<GameEvent, { kind: 'damage' }>[]): number {
  return damage.reduce((sum, { amount }) => sum + amount, 0);
}

/** Once for each player who is hit, however many do it. CR 603.2c */
function matchHits(
  { events }: Moment,
  ctx: Context,
  what: Filter,
  event: Extract<GameEvent, { kind: 'damage' }>,
): readonly EventFacts[] {
  const { to } = event;
  if (to.kind !== 'player') return [];
  const all = events.flatMap((one) =>
    one.kind === 'damage' &&
    one.combat &&
    one.to.kind === 'player' &&
    one.to.player === to.player &&
    matches(ctx, what, one.from)
      ? [one]
      : [],
  );
  return all[0] === event ? [facts(null, to.player, sumOf(all))] : [];
}

/** Once for all the damage that a permanent is dealt at one time, however many sources deal it. CR 603.2c, 120.4 */
function matchDamageTaken(
  { events }: Moment,
  ctx: Context,
  what: Filter,
  event: Extract<GameEvent, { kind: 'damage' }>,
): readonly EventFacts[] {
  const { to } = event;
  if (to.kind !== 'object' || !matches(ctx, what, to.id)) return [];
  const all = events.flatMap((one) =>
    one.kind === 'damage' && one.to.kind === 'object' && one.to.id === to.id ? [one] : [],
  );
  return all[0] === event ? [facts(to.id, null, sumOf(all))] : [];
}

function isCreature(root: Root, id: ObjectId): boolean {
  return derive(root).characteristics(id)?.types.includes('creature') ?? false;
}

function facts(object: ObjectId | null, player: PlayerId | null, amount: number): EventFacts {
  return { ...NO_EVENT, object, player, amount };
}
