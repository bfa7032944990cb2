import { abilityAt, nodeAt } from '../../cards/records.ts';
import { contextOf, type Has, rulesOf, stateTriggers, triggersOn } from '../../characteristics/abilities.ts';
import { derive } from '../../characteristics/derive.ts';
import { type Context, context, NO_EVENT } from '../../evaluate/context.ts';
import { holds, matches } from '../../evaluate/expression.ts';
import type { Game } from '../../proc.ts';
import type { GameEvent } from '../../state/events.ts';
import type { ObjectId } from '../../state/ids.ts';
import { atSlot, find } from '../../state/read.ts';
import type { Address, DelayedTrigger, EventFacts, Root, WaitingTrigger } from '../../state/root.ts';
import { log, setDelayed, setWaiting } from '../../state/write.ts';
import type { TriggeredAbility } from '../../vocabulary/ability.ts';
import type { Effect } from '../../vocabulary/effect.ts';
import type { TriggerEvent } from '../../vocabulary/trigger.ts';
import { matchEvent, looksBack, type Times } from './match.ts';

/** Which abilities trigger on these events, which happened at once between two roots. They wait to be put on the stack. CR 603.2-603.3 */
export function detectTriggers(g: Game, before: Root, events: readonly GameEvent[]): void {
  if (events.length === 0) return;
  const times: Times = { before, after: g.root, events };
  const found: WaitingTrigger[] = [];
  for (const event of events) {
    for (const has of watching(times, event)) {
      for (const facts of factsFor(times, event, has))
        for (let often = timesOver(times, event, has); often > 0; often--) found.push(waiting(g, has, facts));
    }
    fireDelayed(g, times, event, found);
  }
  if (found.length === 0) return;
  wait(g, found);
}

function wait(g: Game, found: readonly WaitingTrigger[]): void {
  setWaiting(g, [...g.root.waiting, ...found]);
  for (const { source, address, controller } of found)
    log(g, { kind: 'triggered', source, ability: address, player: controller });
}

/** What triggers where the game is so, unless it waits or is on the stack already. CR 603.8 */
export function detectStates(g: Game): void {
  for (const has of stateTriggers(g.root)) {
    const { on, onlyIf } = has.ability;
    if (on.kind !== 'state' || isPending(g.root, has)) continue;
    const ctx = contextOf(g.root, has);
    if (holds(ctx, on.condition) && holds(ctx, onlyIf)) wait(g, [waiting(g, has, NO_EVENT)]);
  }
}

function isPending(root: Root, { source, address }: Has<TriggeredAbility>): boolean {
  const isIt = (one: { readonly source: ObjectId; readonly address: Address }): boolean =>
    one.source === source && one.address === address;
  return (
    root.waiting.some(isIt) ||
    root.stack.some((slot) => {
      const { ability } = atSlot(root, slot);
      return ability !== null && isIt(ability);
    })
  );
}

/** What the abilities that an event of each kind can trigger watch for: the kinds that `matchEvent` knows. */
const TRIGGERED_BY: Readonly<Record<GameEvent['kind'], readonly TriggerEvent['kind'][]>> = {
  moved: ['enters', 'leaves', 'dies', 'putIntoGraveyard', 'sacrifices', 'losesControl'],
  tapped: ['becomesTapped'],
  untapped: ['becomesUntapped'],
  'tapped for mana': ['tappedForMana'],
  'mana added': ['manaAdded'],
  'mana spent': [],
  'mana lost': [],
  cast: ['cast'],
  activated: ['activates', 'activatesX'],
  triggered: [],
  'put on stack': [],
  'became target': ['becomesTarget'],
  resolved: [],
  countered: ['spellCountered'],
  damage: ['dealsDamage', 'hitPlayer', 'isDealtDamage'],
  'life gained': ['gainsLife'],
  'life lost': ['losesLife'],
  drew: ['draws'],
  discarded: ['discards'],
  'counters put': ['counterPut'],
  'counters removed': ['counterRemoved'],
  attached: [],
  attacked: ['attacks', 'attacksThem', 'attacksAlone', 'attacksWithOthers', 'playerAttacks', 'isAttacked'],
  blocked: ['blocks', 'blocksOne', 'becomesBlockedBy'],
  'became blocked': ['becomesBlocked', 'becomesBlockedByMany'],
  'went unblocked': ['goesUnblocked'],
  'control changed': ['losesControl'],
  shuffled: [],
  searched: [],
  'step began': ['step'],
  'turn began': [],
  'left the game': [],
  'taken back': [],
};

/** Abilities that look back existed before the event; the others exist after it. CR 603.6, 603.10 */
function watching(times: Times, event: GameEvent): readonly Has<TriggeredAbility>[] {
  const kinds = TRIGGERED_BY[event.kind];
  if (kinds.length === 0) return [];
  if (event.kind === 'control changed') return triggersOn(times.before, kinds);
  if (event.kind !== 'moved') return triggersOn(times.after, kinds);
  const now = triggersOn(times.after, kinds).filter((has) => !looksBack(has.ability.on, event));
  const then = triggersOn(times.before, kinds).filter((has) => looksBack(has.ability.on, event));
  return [...now, ...then];
}

/** Once, and once more for each effect that says so of what a permanent's entering causes to trigger. CR 603.2d */
function timesOver({ after }: Times, event: GameEvent, has: Has<TriggeredAbility>): number {
  if (event.kind !== 'moved' || event.to !== 'battlefield') return 1;
  const { becomes } = event;
  const more = rulesOf(after, 'triggersAgain');
  if (more.length === 0 || becomes === null) return 1;
  if (derive(after).characteristics(has.source)?.abilities.includes(has.address) !== true) return 1;
  if (find(after, has.source)?.zone !== 'battlefield') return 1;
  return (
    1 + more.filter(({ rule, ctx }) => matches(ctx, rule.entering, becomes) && matches(ctx, rule.of, has.source)).length
  );
}

function factsFor(times: Times, event: GameEvent, has: Has<TriggeredAbility>): readonly EventFacts[] {
  const root = looksBack(has.ability.on, event) ? times.before : times.after;
  const ctx = contextOf(root, has);
  return matchEvent(times, ctx, has.ability.on, event).filter((facts) =>
    holds(afterwards(times, ctx, facts), has.ability.onlyIf),
  );
}

/** The intervening "if" is asked of the game as it is now, with the event's facts. CR 603.4 */
function afterwards(times: Times, ctx: Context, event: EventFacts): Context {
  return { ...ctx, sight: derive(times.after), event };
}

function waiting(g: Game, has: Has<TriggeredAbility>, event: EventFacts): WaitingTrigger {
  const object = find(g.root, has.source);
  const own = has.ability.on.kind === 'enters' && event.object === has.source;
  return {
    address: has.address,
    of: 'triggered',
    source: has.source,
    controller: has.controller,
    event,
    // The X of the spell that became the permanent, for its own enters ability only. CR 107.3m
    x: own ? (object?.origin?.x ?? null) : has.x,
    bound: {},
    paid: object?.spell?.paid ?? object?.origin?.paid ?? {},
  };
}

/** Delayed triggered abilities trigger once and are gone. CR 603.7b */
function fireDelayed(g: Game, times: Times, event: GameEvent, found: WaitingTrigger[]): void {
  if (g.root.delayed.length === 0) return;
  const kept: DelayedTrigger[] = [];
  for (const delayed of g.root.delayed) {
    const facts = delayedFacts(times, delayed, event);
    if (facts === null) kept.push(delayed);
    else found.push({ ...delayed, of: 'delayed', event: facts });
  }
  if (kept.length !== g.root.delayed.length) setDelayed(g, kept);
}

function delayedFacts(times: Times, delayed: DelayedTrigger, event: GameEvent): EventFacts | null {
  const node = nodeAt<Extract<Effect, { kind: 'delayed' }>>(delayed.address);
  const root = looksBack(node.on, event) ? times.before : times.after;
  const ctx = context(derive(root), delayed.source, delayed.controller, {
    x: delayed.x,
    bound: delayed.bound,
    paid: delayed.paid,
  });
  return matchEvent(times, ctx, node.on, event)[0] ?? null;
}

/** The effect, targets and event of a waiting trigger or of an ability on the stack. */
export function triggeredAt(
  trigger: Pick<WaitingTrigger, 'address' | 'of'>,
): Pick<TriggeredAbility, 'effect' | 'targets' | 'onlyIf' | 'resolvesAnyway'> & { readonly on: TriggerEvent } {
  if (trigger.of === 'triggered') return abilityAt(trigger.address) as TriggeredAbility;
  const node = nodeAt<Extract<Effect, { kind: 'delayed' | 'reflexive' }>>(trigger.address);
  const { on, targets } = node.kind === 'delayed' ? { on: node.on, targets: [] } : { on: NEVER, targets: node.targets };
  return { on, effect: node.effect, targets, onlyIf: null, resolvesAnyway: false };
}

/** What a reflexive ability triggers on has happened as it is made. CR 603.12 */
const NEVER: TriggerEvent = { kind: 'anyOf', of: [] };

/** A reflexive triggered ability: it has triggered as it is made. CR 603.12 */
export function triggerAtOnce(g: Game, ctx: Context, address: Address): void {
  const { source, controller, event, x, bound, paid } = ctx;
  wait(g, [{ address, of: 'delayed', source, controller, event, x, bound, paid }]);
}
