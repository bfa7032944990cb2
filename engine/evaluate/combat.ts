import type { ObjectId } from '../state/ids.ts';
import type { Step } from '../vocabulary/basics.ts';
import { type Context, READS } from './context.ts';

/** What an object does in combat, or has been done to it there. */
export type InCombat = 'attacking' | 'blocking' | 'blocked' | 'unblocked' | 'blocksSource' | 'blockedBySource';

/**
 * Whether an object is so in combat now. A creature is unblocked only once blockers were declared; it blocks on when what it blocked
 * is gone. Of a source that is gone, what it last blocked or was blocked by counts, if that is in combat still. CR 509.1g-h, 608.2b
 */
export function isInCombat({ sight, source }: Context, how: InCombat, id: ObjectId): boolean {
  sight.reads |= READS.combat;
  const { attacks = [], gone = [] } = sight.root.combat ?? {};
  switch (how) {
    case 'attacking':
      return attacks.some(({ attacker }) => attacker === id);
    case 'blocking':
      return [...attacks, ...gone].some(({ blockers }) => blockers.includes(id));
    case 'blocked':
      return attacks.some(({ attacker, blocked }) => attacker === id && blocked);
    case 'unblocked':
      sight.reads |= READS.turn;
      return (
        AFTER_BLOCKS.includes(sight.root.turn.step) &&
        attacks.some(({ attacker, blocked }) => attacker === id && !blocked)
      );
    case 'blocksSource': {
      const before = sight.root.lastKnown[source];
      return before === undefined
        ? attacks.some(({ attacker, blockers }) => attacker === source && blockers.includes(id))
        : before.fought.blockedBy.includes(id) && [...attacks, ...gone].some(({ blockers }) => blockers.includes(id));
    }
    case 'blockedBySource': {
      const before = sight.root.lastKnown[source];
      return before === undefined
        ? attacks.some(({ attacker, blockers }) => attacker === id && blockers.includes(source))
        : before.fought.blocks.includes(id) && attacks.some(({ attacker }) => attacker === id);
    }
  }
}

/** Steps in which every attacker is blocked or unblocked. */
const AFTER_BLOCKS: readonly Step[] = ['declare blockers', 'first-strike damage', 'combat damage', 'end of combat'];
