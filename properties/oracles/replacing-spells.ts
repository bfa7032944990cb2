import type { StackView } from '../../protocol/index.ts';
import { holdsNode, type TriggeredAbility } from './card-facts.ts';
import { castNowOf, printedTrigger } from './printed-triggers.ts';

/** Where another card comes from in the place of a spell that was exiled as it was cast. */
export type Replacing = 'pile' | 'library';

/** What a triggered ability, in itself or on the stack, puts in the place of a spell that it exiles as it is cast; null: it does nothing of that kind. */
export function replacingOf(of: TriggeredAbility | StackView): Replacing | null {
  const ability = of.kind === 'triggered' ? of : printedTrigger(of);
  if (ability === null || ability.on.kind !== 'cast') return null;
  const exiles = holdsNode(
    ability.effect,
    (node) => node.kind === 'move' && 'what' in node && holdsNode(node.what, ({ kind }) => kind === 'eventObject'),
  );
  const offer = castNowOf(ability.effect);
  if (!exiles || offer === null) return null;
  if (offer.from.kind === 'linked') return 'pile';
  return holdsNode(ability.effect, ({ kind }) => kind === 'exileFromTop') ? 'library' : null;
}
