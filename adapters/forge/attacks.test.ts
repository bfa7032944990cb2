import { expect, test } from 'vitest';
import { declared } from './attacks.ts';
import type { ForgeCard, GameView } from './messages.ts';
import { Names, Seats, type SeenCard } from './names.ts';

const NAMES = new Names(new Map(['a', 'b', 'c'].map((id, index) => [id, `c${index + 1}`])));

function seen(id: string, isAttacking: boolean, zone = 'battlefield'): readonly [string, SeenCard] {
  const card: ForgeCard = {
    ...{ id, identity: { name: id, isToken: false }, color: '', types: [], subtypes: [], supertypes: [], counters: {} },
    ...{ controllerId: 'player-0', ownerId: 'player-0', tapped: false, keywords: [], damage: 0 },
    ...{ summoningSick: false, isCopy: false, isFaceDown: false, isAttacking },
    ...(isAttacking ? { attackTargetId: 'player-1' } : {}),
  };
  return [id, { card, zone, ownerId: 'player-0' }];
}

function view(step: string, ...pairs: readonly (readonly [blockerId: string, attackerId: string])[]): GameView {
  return {
    ...{ turn: 3, step, activePlayerId: 'player-0', priorityPlayerId: 'player-0', players: [], zones: [], stack: [] },
    combatAssignments: pairs.map(([blockerId, attackerId]) => ({ blockerId, attackerId })),
    gameOver: false,
  };
}

function told(before: readonly (readonly [string, SeenCard])[], now: typeof before, then: GameView, next: GameView) {
  return declared(new Map(before), new Map(now), [then, next], NAMES, new Seats(2, 0));
}

const BEGINNING = view('combatBegin');
const ATTACKS = view('combatDeclareAttackers');

test('what was there and attacks now was declared; what came attacking was not', () => {
  const before = [seen('a', false), seen('b', false, 'hand')];
  const now = [seen('a', true), seen('b', true)];
  expect(told(before, now, BEGINNING, ATTACKS)).toEqual([{ kind: 'attacked', object: 'c1', defender: 'p1' }]);
  expect(told(before, now, ATTACKS, view('combatDeclareBlockers'))).toEqual([]);
});

test('each block is told, and once of each attacker that it became blocked', () => {
  const all = [seen('a', true), seen('b', false), seen('c', false)];
  const blocks = view('combatDeclareBlockers', ['b', 'a'], ['c', 'a']);
  expect(told(all, all, ATTACKS, blocks)).toEqual([
    { kind: 'blocked', object: 'c2', attacker: 'c1' },
    { kind: 'blocked', object: 'c3', attacker: 'c1' },
    { kind: 'became blocked', object: 'c1' },
  ]);
  expect(told(all, all, blocks, blocks)).toEqual([]);
});
