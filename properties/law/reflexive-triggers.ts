import type { History, StackView } from '../../protocol/index.ts';
import { cardNamed, type CostPart, type Effect, holdsNode } from '../oracles/card-facts.ts';
import type { Placed } from '../reading/happenings.ts';
import { instructionsOf } from '../reading/instructions.ts';
import { type Resolution, resolutionsOf } from '../reading/resolutions.ts';
import { checked, type Finding } from './finding.ts';
import { LATER_CLAUSE } from './triggers-clauses.ts';

type MayPay = Extract<Effect, { readonly kind: 'mayPay' }>;

/** What triggers when something is done triggers if it was done, and no other time. CR 603.12 */
export function* reflexiveTriggers(history: History): Generator<Finding> {
  for (const resolution of resolutionsOf(history)) yield* whenDone(resolution);
}

function* whenDone({ object, did, happenings, over }: Resolution): Generator<Finding> {
  const [part] = offerIn(object)?.cost.parts ?? [];
  if (did !== 'resolved' || part === undefined) return;
  const done = happenings.some((one) => pays(part, one));
  const key = `${object.source ?? object.ref}/delayed`;
  const found = happenings.filter(
    ({ happening }) => happening.kind === 'triggered' && happening.ability === key,
  ).length;
  yield* checked(found === (done ? 1 : 0), LATER_CLAUSE.done, `${object.name} | ${done ? 'done' : 'not done'}`, {
    cr: '603.12',
    at: over,
    expected: `${object.name} has ${done ? 'its ability trigger, for it was done' : 'nothing trigger, for nothing was done'}`,
    found: `${found} triggered`,
  });
}

/** The one thing that may be done, for something that triggers on that; null: none, or more. */
function offerIn(object: StackView): MayPay | null {
  if (cardNamed(object.name) === null) return null;
  const offers: MayPay[] = [];
  holdsNode(instructionsOf(object), (node) => {
    if (node.kind === 'mayPay' && (node as MayPay).then.kind === 'reflexive') offers.push(node as MayPay);
    return false;
  });
  const [offer, more] = offers;
  return offer === undefined || more !== undefined || offer.cost.parts.length !== 1 ? null : offer;
}

function pays({ kind }: CostPart, { happening }: Placed): boolean {
  if (kind === 'discard') return happening.kind === 'discarded';
  if (happening.kind !== 'moved' || happening.from !== 'battlefield') return false;
  return kind === 'sacrifice' ? happening.cause === 'sacrificed' : happening.to === 'hand';
}
