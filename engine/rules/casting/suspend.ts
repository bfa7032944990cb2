import { recordOf } from '../../cards/records.ts';
import { derive } from '../../characteristics/derive.ts';
import { amountOf } from '../../evaluate/expression.ts';
import type { Completes, Game, Payment, Proc } from '../../proc.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import type { RecordKey, Root } from '../../state/root.ts';
import { putCounters } from '../../state/write.ts';
import type { Rule } from '../../vocabulary/continuous.ts';
import { type Cost, FREE } from '../../vocabulary/cost.ts';
import { ask, TAKEN_BACK } from '../ask.ts';
import { canPayCost } from '../costs/feasible.ts';
import { ONLY_MANA } from '../costs/means.ts';
import { containsX, hasX, keptFor } from '../costs/parts.ts';
import { payCost } from '../costs/pay.ts';
import { moveAll, moveOf } from '../events/move.ts';
import { happen } from '../happen.ts';
import { withX } from '../mana/need.ts';
import { activateForMana } from './activate.ts';
import { mayBeginToCast } from './may-cast.ts';
import { attempt } from './take-back.ts';
import { spellContext } from './ways.ts';
import { greatestX } from './x.ts';

type Suspend = Extract<Rule, { kind: 'suspend' }>;

/** A special action: the card is exiled from hand with time counters for its suspend cost, unless that is taken back. CR 116.2f, 702.62a */
export function* suspendCard(g: Game, player: PlayerId, card: ObjectId): Proc<void> {
  yield* attempt(
    g,
    player,
    card,
    (game, { object, ability }) => activateForMana(game, paymentFor(game.root, card, player, FREE, 0), object, ability),
    () => suspending(g, player, card),
  );
}

function* suspending(g: Game, player: PlayerId, card: ObjectId): Proc<void> {
  const suspend = suspendOf(g.root, card);
  if (suspend === null || !maySuspend(g.root, card, player)) throw TAKEN_BACK;
  const x = hasX(suspend.cost) ? yield* chooseX(g, player, card, suspend) : 0;
  const ctx = spellContext(g.root, card, player, { x });
  const counters = amountOf(ctx, suspend.counters);
  const payment = paymentFor(g.root, card, player, suspend.cost, x);
  yield* payCost(g, ctx, payment, suspend.cost.parts);
  const [exiled] = yield* moveAll(g, [moveOf(card, 'exile', 'suspended')]);
  if (exiled != null) happen(g, () => putCounters(g, { kind: 'object', id: exiled }, 'time', counters));
}

/** It could be cast now from hand, so far as timing and prohibitions go, whether or not it could be paid for. CR 702.62a, 702.62c */
export function maySuspend(root: Root, card: ObjectId, player: PlayerId): boolean {
  return suspendOf(root, card) !== null && mayBeginToCast(root, card, player, null);
}

export function canCompleteSuspending(root: Root, card: ObjectId, player: PlayerId): Completes {
  const suspend = suspendOf(root, card);
  if (suspend === null) return 'no';
  const { cost, leastX } = suspend;
  return canPayCost(
    spellContext(root, card, player, { x: leastX }),
    paymentFor(root, card, player, cost, leastX),
    cost.parts,
  );
}

/** CR 107.3a */
function* chooseX(g: Game, player: PlayerId, card: ObjectId, { cost, leastX }: Suspend): Proc<number> {
  const total = (x: number): Cost => ({ mana: withX(cost.mana, x), parts: cost.parts });
  const paying = { purpose: 'other', costHasX: containsX(cost), anyType: false } as const;
  const completesUpTo = greatestX(g, spellContext(g.root, card, player), total, [], paying);
  const asked = { kind: 'number', player, purpose: 'X', source: card, cr: '107.3a' } as const;
  const answer = yield* ask(g, { ...asked, min: leastX, max: null, completesUpTo });
  return answer.kind === 'number' ? answer.value : leastX;
}

function paymentFor(root: Root, card: ObjectId, player: PlayerId, cost: Cost, x: number): Payment {
  return {
    player,
    cost: withX(cost.mana, x),
    on: card,
    purpose: 'other',
    costHasX: containsX(cost),
    anyType: false,
    ...keptFor(spellContext(root, card, player, { x }), cost.parts),
    inProgress: [],
    means: ONLY_MANA,
  };
}

const byRecord = new Map<RecordKey, Suspend | null>();

/** The suspend ability of a card; null: it has none. */
export function suspendOf(root: Root, card: ObjectId): Suspend | null {
  const record = derive(root).characteristics(card)?.copiable.record;
  if (record === undefined) return null;
  let suspend = byRecord.get(record);
  if (suspend === undefined) {
    const rules = recordOf(record).abilities.flatMap((ability) => (ability.kind === 'rule' ? [ability.rule] : []));
    suspend = rules.find((rule): rule is Suspend => rule.kind === 'suspend') ?? null;
    byRecord.set(record, suspend);
  }
  return suspend;
}
