import type { History, Seat } from '../../protocol/index.ts';
import type { Triggering } from '../reading/triggers.ts';
import { turnOrder } from '../reading/views.ts';
import { swapOf } from '../oracles/exile-piles.ts';
import { checked, type Finding } from './finding.ts';
import type { Swap, Swaps } from './swaps.ts';

/** Several that triggered on one spell: their order, and which takes it. CR 603.3b, 405.5 */
export function* severalSwaps(history: History, { swaps, triggerings }: Swaps): Generator<Finding> {
  const own = triggerings.filter(({ ability, on }) => on !== null && swapOf(ability) !== null);
  for (const orders of new Set(own.map(({ on }) => on?.order))) {
    const group = own.filter(({ on }) => on?.order === orders);
    if (group.length < 2) continue;
    yield* inTurnOrder(history, group);
    const taking = swaps.find(({ cast, exiled }) => cast.order === orders && exiled !== null);
    if (taking === undefined) continue;
    yield* ofDifferentPlayers(history, group, taking);
    for (const player of new Set(group.map(({ ability }) => ability.controller)))
      yield* ofOnePlayer(history, group, player, taking);
  }
}

/** The active player's are the lowest. CR 603.3b */
function* inTurnOrder(history: History, group: readonly Triggering[]): Generator<Finding> {
  const at = lastPut(group);
  const view = history.steps[at]?.view;
  if (view === undefined || view.players.some(({ inGame }) => !inGame)) return;
  const refs = new Set(group.map(({ ability }) => ability.ref));
  const seats = view.stack.filter(({ ref }) => refs.has(ref)).map(({ controller }) => turnOrder(view, controller));
  const sorted = seats.every((seat, index) => index === 0 || seat >= (seats[index - 1] ?? 0));
  yield* checked(sorted, 'K2/order-of-triggers', `${seats.join(' ')} of ${view.players.length}`, {
    cr: '603.3b',
    at,
    expected: 'the triggers are on the stack in turn order, those of the active player lowest',
    found: `their places in turn order are ${seats.join(', ')} from below`,
  });
}

function lastPut(group: readonly Triggering[]): number {
  return Math.max(...group.map(({ at }) => at));
}

/** Of different players, the one latest in turn order takes the spell. CR 101.4 */
function* ofDifferentPlayers(history: History, group: readonly Triggering[], taking: Swap): Generator<Finding> {
  const { begun, object, over } = taking.resolution;
  const view = history.steps[begun]?.view;
  const there = group.filter(({ ability }) => view?.stack.some(({ ref }) => ref === ability.ref) ?? false);
  const players = new Set(there.map(({ ability }) => ability.controller));
  if (view === undefined || players.size < 2 || view.players.some(({ inGame }) => !inGame)) return;
  const latest = Math.max(...[...players].map((seat) => turnOrder(view, seat)));
  yield* checked(turnOrder(view, object.controller) === latest, 'K2/of-different-players', `${players.size} players`, {
    cr: '101.4',
    at: over,
    expected: 'the trigger of the player latest in turn order resolves first and takes the spell',
    found: `that of player ${object.controller} did`,
  });
}

/** Of one player, that player orders them; the last one put on takes the spell. CR 603.3b */
function* ofOnePlayer(history: History, group: readonly Triggering[], player: Seat, taking: Swap): Generator<Finding> {
  const own = group.filter(({ ability }) => ability.controller === player);
  const [one] = own;
  if (one?.on == null || own.length < 2) return;
  const named = own.map(({ ability }) => `a ${ability.ability}`);
  if (new Set(named).size < named.length) return;
  const order = history.steps
    .slice(one.on.at, lastPut(own))
    .find(
      ({ question }) =>
        question?.kind === 'order' &&
        question.player === player &&
        named.every((each) => question.options.includes(each)),
    );
  const picks = order?.answer?.kind === 'pick' ? order.answer.picks.filter((pick) => named.includes(pick)) : [];
  const view = history.steps[taking.resolution.begun]?.view;
  const all = own.every(({ ability }) => view?.stack.some(({ ref }) => ref === ability.ref) ?? false);
  const obeyed =
    !all || taking.resolution.object.controller !== player || picks.at(-1) === `a ${taking.resolution.object.ability}`;
  yield* checked(order !== undefined && obeyed, 'K2/two-of-one-player', `${own.length} of them`, {
    cr: '603.3b',
    at: one.at,
    expected: 'their controller orders the triggers, and the one put on last takes the spell',
    found: order === undefined ? 'the player was not asked' : 'another one took it',
  });
}
