import type { Happening } from '../../protocol/index.ts';
import type { GameView } from './messages.ts';
import type { Names, Seats, SeenCard } from './names.ts';

/** Creatures that were declared as attackers and blockers: those that were there before and attack or block now. CR 508.1k, 509.1g */
export function declared(
  before: ReadonlyMap<string, SeenCard>,
  now: ReadonlyMap<string, SeenCard>,
  [then, view]: readonly [GameView | undefined, GameView],
  names: Names,
  seats: Seats,
): readonly Happening[] {
  const defender = (id: string): string => (id.startsWith('player-') ? `p${seats.of(id)}` : names.of(id));
  const attacked = [...now].flatMap(([id, { card }]): readonly Happening[] => {
    const was = before.get(id);
    const isNew = was?.zone === 'battlefield' && !was.card.isAttacking && card.isAttacking;
    if (!isNew || view.step !== 'combatDeclareAttackers' || card.attackTargetId === undefined) return [];
    return [{ kind: 'attacked', object: names.of(id), defender: defender(card.attackTargetId) }];
  });
  if (view.step !== 'combatDeclareBlockers') return attacked;
  const known = new Set(then?.combatAssignments.map(pairOf));
  const fresh = view.combatAssignments.filter((each) => !known.has(pairOf(each)));
  const blockedBefore = new Set(then?.combatAssignments.map(({ attackerId }) => attackerId));
  const newly = [...new Set(fresh.map(({ attackerId }) => attackerId))].filter((id) => !blockedBefore.has(id));
  return [
    ...attacked,
    ...fresh.map(
      ({ blockerId, attackerId }): Happening => ({
        kind: 'blocked',
        object: names.of(blockerId),
        attacker: names.of(attackerId),
      }),
    ),
    ...newly.map((id): Happening => ({ kind: 'became blocked', object: names.of(id) })),
  ];
}

const pairOf = ({ blockerId, attackerId }: GameView['combatAssignments'][number]): string =>
  `${blockerId}>${attackerId}`;
