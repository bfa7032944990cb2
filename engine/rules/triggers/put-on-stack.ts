import { recordAt } from '../../cards/records.ts';
import { derive } from '../../characteristics/derive.ts';
import { context, linksOf } from '../../evaluate/context.ts';
import type { Game, Proc } from '../../proc.ts';
import type { PlayerId } from '../../state/ids.ts';
import { apnap, inGame } from '../../state/read.ts';
import type { AbilityState, WaitingTrigger } from '../../state/root.ts';
import { ceaseObject, changeObject, setWaiting } from '../../state/write.ts';
import { ask, picked, TAKEN_BACK } from '../ask.ts';
import { putAbilityOnStack } from '../casting/activate.ts';
import { becomeTargets, canChooseTargets, chooseTargets } from '../casting/targets.ts';
import { detectStates, triggeredAt } from './detect.ts';

/** Waiting triggers go on the stack, in APNAP order; each player orders their own. Answers whether there were any. CR 603.3b */
export function* putTriggersOnStack(g: Game): Proc<boolean> {
  detectStates(g);
  const waiting = g.root.waiting;
  if (waiting.length === 0) return false;
  for (const player of apnap(g.root)) {
    const own = waiting.filter((trigger) => trigger.controller === player);
    for (const trigger of yield* inOwnOrder(g, player, own)) yield* putOne(g, trigger);
  }
  setWaiting(
    g,
    g.root.waiting.filter((one) => !waiting.includes(one)),
  );
  return true;
}

function* inOwnOrder(g: Game, player: PlayerId, own: readonly WaitingTrigger[]): Proc<readonly WaitingTrigger[]> {
  if (own.length < 2) return own;
  const items = own.map((trigger) => ({ kind: 'trigger' as const, source: trigger.source, ability: trigger.address }));
  const answer = yield* ask(g, {
    kind: 'order',
    player,
    purpose: 'order of triggers',
    source: null,
    cr: '603.3b',
    items,
  });
  return picked(answer).map((index) => own[index] as WaitingTrigger);
}

/** With its targets; where no legal choice can be made, it is removed. CR 603.3d */
function* putOne(g: Game, trigger: WaitingTrigger): Proc<void> {
  if (!inGame(g.root, trigger.controller)) return;
  const { targets: specs } = triggeredAt(trigger);
  const own = linksOf(derive(g.root), trigger.source, recordAt(trigger.address));
  const state: AbilityState = {
    address: trigger.address,
    source: trigger.source,
    of: trigger.of,
    event: trigger.event,
    x: trigger.x,
    modes: [],
    targets: [],
    division: [],
    paid: trigger.paid,
    manaSpent: [],
    bound: trigger.bound,
  };
  const ctx = context(derive(g.root), trigger.source, trigger.controller, {
    x: state.x,
    paid: state.paid,
    bound: { ...own, ...trigger.bound },
    event: state.event,
  });
  if (!canChooseTargets(ctx, specs, trigger.source)) return;
  const id = putAbilityOnStack(g, state, trigger.controller);
  try {
    const chosen = yield* chooseTargets(g, { ...ctx, sight: derive(g.root) }, specs, id);
    changeObject(g, id, { ability: { ...state, ...chosen } });
    becomeTargets(g, id, trigger.controller, chosen.targets);
  } catch (reason) {
    if (reason !== TAKEN_BACK) throw reason;
    ceaseObject(g, id, 'ceased', null);
  }
}
