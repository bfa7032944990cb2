import { triggered } from './abilities.ts';
import type { TriggeredAbility } from './ability.ts';
import { modifyPT, untilEndOfTurn } from './effects.ts';
import { creature, not } from './filter.ts';
import { source } from './reference.ts';
import { casts } from './trigger.ts';

/** Keyword abilities that stand for a longer text. CR 702 */

/** CR 702.108a */
export const prowess: TriggeredAbility = triggered(casts('you', not(creature)), untilEndOfTurn(source, modifyPT(1, 1)));
