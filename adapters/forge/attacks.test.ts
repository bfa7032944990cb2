import { expect, test } from 'vitest';
import { declared } from './attacks.ts';
import type { ForgeCard } from './messages.ts';
import { Names, Seats, type SeenCard } from './names.ts';

const NAMES = new Names(new Map(['a', 'b', 'c'].map((id, index) => [id, `c${index + 1}`])));

function seen(
  id: string,
  isAttacking: boolean,
  zone = 'battlefield',
  blocks: readonly string[] = [],
): readonly [string, SeenCard] {
  const card: ForgeCard = {
    ...{ id, identity: { name: id, isToken: false }, color: '', types: [], subtypes: [], supertypes: [], counters: {} },
    ...{ controllerId: 'player-0', ownerId: 'player-0', tapped: false, keywords: [], damage: 0 },
    ...{ summoningSick: false, isCopy: false, isFaceDown: false, isAttacking },
    ...(isAttacking ? { attackTargetId: 'player-1' } : {}),
  };
  return [id, { card, zone, ownerId: 'player-0', blocks }];
}

function told(
  before: readonly (readonly [string, SeenCard])[],
  now: readonly (readonly [string, SeenCard])[],
  step: string,
) {
  return declared(new Map(before), new Map(now), step, NAMES, new Seats(2, 0));
}

test('what was there and attacks now was declared; what came attacking was not', () => {
  const before = [seen('a', false), seen('b', false, 'hand')];
  const now = [seen('a', true), seen('b', true)];
  expect(told(before, now, 'combatDeclareAttackers')).toEqual([{ kind: 'attacked', object: 'c1', defender: 'p1' }]);
  expect(told(before, now, 'combatDeclareBlockers')).toEqual([]);
});

test('each block is told, and once of each attacker that it became blocked', () => {
  const before = [seen('a', true), seen('b', false), seen('c', false)];
  const now = [seen('a', true), seen('b', false, 'battlefield', ['a']), seen('c', false, 'battlefield', ['a'])];
  expect(told(before, now, 'combatDeclareBlockers')).toEqual([
    { kind: 'blocked', object: 'c2', attacker: 'c1' },
    { kind: 'blocked', object: 'c3', attacker: 'c1' },
    { kind: 'became blocked', object: 'c1' },
  ]);
  expect(told(now, now, 'combatDeclareBlockers')).toEqual([]);
});
