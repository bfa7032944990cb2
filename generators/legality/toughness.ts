import type { Amount, ContinuousPart } from '../../engine/facts.ts';
import { isCreature, manaValue } from '../printed.ts';
import type { Bearing, Permanent } from './permanent.ts';

/**
 * The least toughness that a permanent may have while it is a creature: the lowest base value in sight, every loss, no gain but
 * that of its own counters. Null for what cannot be a creature. CR 613.4
 */
export function leastToughness(permanent: Permanent, bearing: Bearing): number | null {
  if (!bearing.types.has('creature')) return null;
  const toughness = least('toughness', permanent, bearing);
  const switched = bearing.parts.some((part) => part.kind === 'switchPT');
  return switched ? Math.min(toughness, least('power', permanent, bearing)) : toughness;
}

type Side = 'power' | 'toughness';

function least(side: Side, permanent: Permanent, { parts }: Bearing): number {
  const lost = parts.reduce((sum, part) => {
    return part.kind === 'modifyPT' ? sum + Math.min(0, leastOf(part[side], permanent)) : sum;
  }, 0);
  return Math.min(...bases(side, permanent, parts)) + fromCounters(side, permanent) + lost;
}

/** The base values that may count: the printed one, one that an ability defines, and what others set. */
function bases(side: Side, permanent: Permanent, parts: readonly ContinuousPart[]): readonly number[] {
  const printed = isCreature(permanent.record) ? (permanent.record[side] ?? 0) : null;
  const defined = parts.flatMap((part) => (part.kind === 'definePT' ? [leastOf(part[side], permanent)] : []));
  const set = parts.flatMap((part) => (part.kind === 'setBasePT' ? [leastOf(part[side], permanent)] : []));
  const definition = defined.length === 0 || parts.some((part) => part.kind === 'loseAll') ? (printed ?? 0) : null;
  if (printed === null && defined.length === 0) return set.length === 0 ? [0] : set;
  return [...(definition === null ? defined : [definition, ...defined]), ...set];
}

/** CR 122.1a */
function fromCounters(side: Side, { card }: Permanent): number {
  const both = (card.counters['+1/+1'] ?? 0) - (card.counters['-1/-1'] ?? 0);
  const single = side === 'power' ? (card.counters['+1/+0'] ?? 0) : -(card.counters['-0/-1'] ?? 0);
  return both + single;
}

/** Lower than anything that matters. */
const UNBOUNDED = -1000;

/** The least that an amount may be, read for the object that it is applied to. */
function leastOf(amount: Amount, permanent: Permanent): number {
  if (typeof amount === 'number') return amount;
  switch (amount.kind) {
    case 'sum':
      return amount.of.reduce<number>((sum, part) => sum + leastOf(part, permanent), 0);
    case 'times':
      return amount.factor < 0 ? UNBOUNDED : amount.factor * leastOf(amount.of, permanent);
    case 'conditional':
      return Math.min(leastOf(amount.amount, permanent), leastOf(amount.otherwise, permanent));
    case 'manaValue':
      return amount.of.kind === 'affected' ? manaValue(permanent.record) : 0;
    case 'power':
    case 'toughness':
      return UNBOUNDED;
    default:
      return 0;
  }
}
