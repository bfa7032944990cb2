import { derive } from '../../characteristics/derive.ts';
import type { Context } from '../../evaluate/context.ts';
import { matches } from '../../evaluate/expression.ts';
import type { GameEvent } from '../../state/events.ts';
import type { ObjectId } from '../../state/ids.ts';
import type { EventFacts, Root } from '../../state/root.ts';
import type { Filter } from '../../vocabulary/filter.ts';
import type { TriggerEvent } from '../../vocabulary/trigger.ts';
import { facts } from './facts.ts';

/** The game before the damage, and all that happened with it. */
interface Moment {
  readonly before: Root;
  readonly events: readonly GameEvent[];
}

type Damage = Extract<GameEvent, { kind: 'damage' }>;

export function matchDamage(times: Moment, ctx: Context, on: TriggerEvent, event: Damage): readonly EventFacts[] {
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
function matchDamageDone({ events }: Moment, event: Damage): readonly EventFacts[] {
  return together(events, event, (one) => one.from === event.from, facts(event.from, null));
}

/** Once for each player who is hit, however many do it. CR 603.2c */
function matchHits({ events }: Moment, ctx: Context, what: Filter, event: Damage): readonly EventFacts[] {
  const { to } = event;
  if (to.kind !== 'player') return [];
  const hits = ({ from, to: hit, combat }: Damage): boolean =>
    combat && hit.kind === 'player' && hit.player === to.player && matches(ctx, what, from);
  return together(events, event, hits, facts(null, to.player));
}

/** Once for all the damage that a permanent is dealt at one time, however many sources deal it. CR 603.2c, 120.4 */
function matchDamageTaken({ events }: Moment, ctx: Context, what: Filter, event: Damage): readonly EventFacts[] {
  const { to } = event;
  if (to.kind !== 'object' || !matches(ctx, what, to.id)) return [];
  return together(events, event, (one) => one.to.kind === 'object' && one.to.id === to.id, facts(to.id, null));
}

/** The first of several pieces of damage stands for all of them, with their sum. */
function together(
  events: readonly GameEvent[],
  event: Damage,
  belongs: (one: Damage) => boolean,
  known: EventFacts,
): readonly EventFacts[] {
  const all = events.filter((one): one is Damage => one.kind === 'damage' && belongs(one));
  return all[0] === event ? [{ ...known, amount: all.reduce((sum, { amount }) => sum + amount, 0) }] : [];
}

function isCreature(root: Root, id: ObjectId): boolean {
  return derive(root).characteristics(id)?.types.includes('creature') ?? false;
}
