import type { Happening } from '../../protocol/index.ts';
import { type Names, refOf, type Seats, type SeenCard } from './names.ts';

/**
 * What the watching card says of a creature that was declared: whom it attacks, what it blocks, or that it became blocked. A declaration
 * that Forge refuses is shown for a while, and not told. CR 508.1k, 509.1g-h
 */
export function declared(
  word: 'attacks' | 'blocks' | 'is blocked',
  seen: SeenCard | undefined,
  names: Names,
  seats: Seats,
): readonly Happening[] {
  if (seen === undefined) return [];
  const { card, blocks } = seen;
  const object = names.of(card.id);
  if (word === 'is blocked') return [{ kind: 'became blocked', object }];
  if (word === 'blocks') return blocks.map((attacker) => ({ kind: 'blocked', object, attacker: names.of(attacker) }));
  const target = card.attackTargetId;
  if (target === undefined) return [];
  return [{ kind: 'attacked', object, defender: refOf(target, names, seats) }];
}
