import { triggered } from './abilities.ts';
import type { TriggeredAbility } from './ability.ts';
import { modifyPT, untilEndOfTurn } from './effects.ts';
import { creature, isSource, not } from './filter.ts';
import { source } from './reference.ts';
import { becomesBlocked, blocks, casts, eitherEvent } from './trigger.ts';

/** Keyword abilities that stand for a longer text. CR 702 */

/** CR 702.108a */
export const prowess: TriggeredAbility = triggered(casts('you', not(creature)), untilEndOfTurn(source, modifyPT(1, 1)));

/** CR 702.45a */
export const bushido = (size: number): TriggeredAbility =>
  triggered(eitherEvent(blocks(isSource), becomesBlocked(isSource)), untilEndOfTurn(source, modifyPT(size, size)));
