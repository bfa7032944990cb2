import type { Context } from '../../evaluate/context.ts';
import type { Game, Proc } from '../../proc.ts';
import { atSlot, find, inTurnOrder, playerState } from '../../state/read.ts';
import type { Choice, Counters, Root } from '../../state/root.ts';
import { COUNTER_KINDS } from '../../vocabulary/basics.ts';
import { asker, askObjects } from '../ask.ts';
import { type PlannedCounters, planCounters, putPlanned } from '../events/counters.ts';
import { happen } from '../happen.ts';

/** Each chosen permanent and player gets one more counter of each kind that it has, all at once. CR 701.34a */
export function* proliferate(g: Game, ctx: Context): Proc<void> {
  const player = asker(g, ctx.controller);
  const asking = { player, purpose: 'proliferate' as const, source: ctx.source, cr: '701.34a' };
  const options = withCounters(g.root);
  const chosen = yield* askObjects(g, asking, options, 0, options.length);
  const planned: PlannedCounters[] = [];
  for (const choice of chosen) {
    const counters = countersOn(g.root, choice);
    for (const kind of COUNTER_KINDS)
      if ((counters[kind] ?? 0) > 0) planned.push(...(yield* planCounters(g, [choice], kind, 1, true)));
  }
  if (planned.length > 0) happen(g, () => putPlanned(g, planned));
}

function withCounters(root: Root): readonly Choice[] {
  const permanents = root.battlefield.map((slot): Choice => ({ kind: 'object', id: atSlot(root, slot).id }));
  const players = inTurnOrder(root, root.turn.active).map((player): Choice => ({ kind: 'player', player }));
  return [...permanents, ...players].filter((choice) =>
    Object.values(countersOn(root, choice)).some((amount) => (amount ?? 0) > 0),
  );
}

function countersOn(root: Root, choice: Choice): Counters {
  return choice.kind === 'player' ? playerState(root, choice.player).counters : (find(root, choice.id)?.counters ?? {});
}
