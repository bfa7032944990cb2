import type { PermanentView, Seat, View } from '../../protocol/index.ts';
import { cardNamed, type Condition, type Filter } from './card-facts.ts';
import { conditionHolds } from './matching.ts';
import { type Sight, sourceOf } from './sight.ts';
import { and, not, type Truth } from './truth.ts';

/** What of the game's past a condition may ask for. */
export interface Past {
  readonly enteredThisTurn: (permanent: PermanentView) => Truth;
}

/** Whether a condition holds, also of cards in a hand or a graveyard and of what has happened. Needs the facet `zones`. */
export function conditionSeen(sight: Sight, condition: Condition | null, past: Past): Truth {
  switch (condition?.kind) {
    case 'not':
      return not(conditionSeen(sight, condition.of, past));
    case 'allOf':
      return and(condition.of.map((part) => conditionSeen(sight, part, past)));
    case 'exists': {
      const cards = cardsMeant(sight, condition.what);
      return cards === null ? conditionHolds(sight, condition) : cards > 0;
    }
    case 'matches': {
      if (!asksForEntering(condition)) return conditionHolds(sight, condition);
      const source = sourceOf(sight);
      return source === null ? 'unknown' : past.enteredThisTurn(source);
    }
    default:
      return conditionHolds(sight, condition);
  }
}

/** Whether it asks when its source entered, and nothing else: then it is the same for the rest of the turn. */
export function asksForEntering(condition: Condition | null): boolean {
  return (
    condition?.kind === 'matches' && condition.object.kind === 'source' && condition.what.kind === 'enteredThisTurn'
  );
}

/** How many of your cards in a zone match; null where the filter speaks of something else. */
function cardsMeant({ scene: { view }, you }: Sight, filter: Filter): number | null {
  const parts = filter.kind === 'all' ? filter.of : [];
  const zone = parts.find((part) => part.kind === 'zone')?.zone;
  if ((zone !== 'hand' && zone !== 'graveyard') || !parts.some((part) => part.kind === 'ownedBy' && part.who === 'you'))
    return null;
  const types = parts.flatMap((part) => (part.kind === 'type' ? [part.type] : []));
  return types.length + 2 === parts.length ? count(view, zone, you, types) : null;
}

function count(view: View, zone: 'hand' | 'graveyard', owner: Seat, types: readonly string[]): number {
  return view
    .zone(zone, owner)
    .filter(({ name }) => types.every((type) => cardNamed(name)?.types.some((one) => one === type) === true)).length;
}
