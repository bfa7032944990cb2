import { hash32 } from '../../generators/index.ts';
import type { LawProperty } from '../../properties/property.ts';
import type { BoardCard, Case, History, LawVerdict, Violation, Witness } from '../../protocol/index.ts';
import type { CaseOf } from '../run-property.ts';

/** Flare deals as much damage as its X, and what is tapped cannot be tapped for mana. */
export const toyProperty: LawProperty = {
  kind: 'law',
  id: 'toy-damage',
  statement: 'T1',
  says: 'Flare deals X damage, and tapped Springs make no mana.',
  clauses: ['T1/damage-is-x', 'T1/tapped-makes-no-mana'],
  rulings: [],
  cr: ['120.3'],
  observe: ['stack', 'events'],
  level: 1,
  cases: {
    focus: [],
    bare: 0,
    frail: 0,
    openings: [],
    patient: false,
    corners: [],
    surroundings: [],
    weights: { pass: 2, cast: 4, activate: 3, play: 1, 'take back': 1 },
    players: [2],
    played: 0,
    decisions: 40,
  },
  law,
};

/** Boards of Springs, Flares and Bears. */
export const toyCase: CaseOf = (property, index, seed) => {
  const draw = (what: string, most: number): number => hash32(`${property.id} ${index} ${what}`, seed) % (most + 1);
  const counts = [0, 1].flatMap((player) => [
    { name: 'Spring', zone: 'battlefield' as const, player, count: draw(`springs ${player}`, 4) },
    { name: 'Flare', zone: 'hand' as const, player, count: draw(`flares ${player}`, 3) },
    { name: 'Bear', zone: 'battlefield' as const, player, count: draw(`bears ${player}`, 2) },
  ]);
  const cards = counts.flatMap(({ name, zone, player, count }) =>
    Array.from({ length: count }, () => ({ name, zone, player })),
  );
  return {
    start: { kind: 'board', board: toyBoard(cards) },
    script: [],
    policy: { kind: 'hashed', seed: hash32(`policy ${index}`, seed), weights: property.cases.weights },
    decisions: property.cases.decisions,
    untilTurn: 4,
  };
};

export function toyBoard(
  cards: readonly { readonly name: string; readonly zone: BoardCard['zone']; readonly player: number }[],
): Extract<Case['start'], { readonly kind: 'board' }>['board'] {
  return {
    players: [0, 1].map(() => ({ life: 20, counters: {}, landsPlayed: 0 })),
    cards: cards.map(({ name, zone, player }, index) => ({
      ...{ id: `c${index + 1}`, name, owner: player, controller: player, zone, tapped: false, held: true },
      ...{ damage: 0, counters: {}, attachedTo: null, exiledWith: null, chosen: {} },
    })),
    turn: 1,
    active: 0,
    step: 'precombat main',
  };
}

function law(history: History): LawVerdict {
  const witnessed: Witness[] = [];
  for (const [at, { happenings }] of history.steps.entries()) {
    const before = history.steps[at - 1]?.view;
    if (before === undefined) continue;
    for (const happening of happenings) {
      if (happening.kind === 'damage' && !happening.combat) {
        const x = before.stack.find(({ ref }) => ref === happening.from)?.x ?? 0;
        if (x > 0) witnessed.push({ clause: 'T1/damage-is-x', shape: `X ${Math.min(x, 3)}` });
        if (x !== happening.amount)
          return broken(witnessed, 'T1/damage-is-x', `${x} damage`, `${happening.amount} damage`, at);
      }
      if (happening.kind === 'tapped for mana') {
        witnessed.push({ clause: 'T1/tapped-makes-no-mana', shape: 'tapped' });
        const tapped = before.battlefield.find(({ ref }) => ref === happening.object)?.tapped ?? false;
        if (tapped)
          return broken(
            witnessed,
            'T1/tapped-makes-no-mana',
            'no mana',
            `${happening.produced} of ${happening.object}`,
            at,
          );
      }
    }
  }
  return witnessed.length === 0 ? { kind: 'not witnessed' } : { kind: 'holds', witnessed };
}

function broken(
  witnessed: readonly Witness[],
  clause: string,
  expected: string,
  found: string,
  at: number,
): LawVerdict {
  const violation: Violation = { clause, cr: '120.3', expected, found, at };
  return { kind: 'violated', violation, witnessed };
}
