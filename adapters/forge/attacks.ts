import type { Happening } from '../../protocol/index.ts';
import type { Names, Seats, SeenCard } from './names.ts';

/** Creatures that were declared as attackers and blockers: those that were there before, and attack or block now. CR 508.1k, 509.1g */
export function declared(
  before: ReadonlyMap<string, SeenCard>,
  now: ReadonlyMap<string, SeenCard>,
  step: string,
  names: Names,
  seats: Seats,
): readonly Happening[] {
  if (step === 'combatDeclareAttackers') return attacks(before, now, names, seats);
  return step === 'combatDeclareBlockers' ? blocks(before, now, names) : [];
}

function attacks(
  before: ReadonlyMap<string, SeenCard>,
  now: ReadonlyMap<string, SeenCard>,
  names: Names,
  seats: Seats,
): readonly Happening[] {
  return [...now].flatMap(([id, { card }]): readonly Happening[] => {
    const was = before.get(id);
    const target = card.attackTargetId;
    if (was?.zone !== 'battlefield' || was.card.isAttacking || !card.isAttacking || target === undefined) return [];
    const defender = target.startsWith('player-') ? `p${seats.of(target)}` : names.of(target);
    return [{ kind: 'attacked', object: names.of(id), defender }];
  });
}

function blocks(
  before: ReadonlyMap<string, SeenCard>,
  now: ReadonlyMap<string, SeenCard>,
  names: Names,
): readonly Happening[] {
  const blockedBefore = new Set([...before.values()].flatMap((seen) => seen.blocks));
  const pairs = [...now].flatMap(([id, seen]) =>
    seen.blocks
      .filter((attacker) => before.get(id)?.blocks.includes(attacker) !== true)
      .map((attacker) => ({ object: names.of(id), attacker: names.of(attacker) })),
  );
  const newly = new Set([...now.values()].flatMap((seen) => seen.blocks).filter((id) => !blockedBefore.has(id)));
  return [
    ...pairs.map((pair): Happening => ({ kind: 'blocked', ...pair })),
    ...[...newly].map((id): Happening => ({ kind: 'became blocked', object: names.of(id) })),
  ];
}
