import { expect, test } from 'vitest';
import { declared } from './attacks.ts';
import type { ForgeCard } from './messages.ts';
import { Names, Seats, type SeenCard } from './names.ts';

const NAMES = new Names(new Map(['a', 'b', 'c'].map((id, index) => [id, `c${index + 1}`])));

function seen(says: Partial<ForgeCard>, blocks: readonly string[] = []): SeenCard {
  const card: ForgeCard = {
    ...{ id: 'a', identity: { name: 'a', isToken: false }, color: '', types: [], subtypes: [], supertypes: [] },
    ...{ controllerId: 'player-0', ownerId: 'player-0', tapped: false, keywords: [], damage: 0, counters: {} },
    ...{ summoningSick: false, isCopy: false, isFaceDown: false, isAttacking: false },
    ...says,
  };
  return { card, zone: 'battlefield', ownerId: 'player-0', blocks };
}

function told(word: Parameters<typeof declared>[0], card: SeenCard | undefined) {
  return declared(word, card, NAMES, new Seats(2, 0));
}

test('an attacker is told with the player or planeswalker that it attacks', () => {
  const attacking = (attackTargetId: string) => told('attacks', seen({ isAttacking: true, attackTargetId }));
  expect(attacking('player-1')).toEqual([{ kind: 'attacked', object: 'c1', defender: 'p1' }]);
  expect(attacking('b')).toEqual([{ kind: 'attacked', object: 'c1', defender: 'c2' }]);
});

test('a blocker is told with each that it blocks, an attacker that it became blocked', () => {
  expect(told('blocks', seen({}, ['b', 'c']))).toEqual([
    { kind: 'blocked', object: 'c1', attacker: 'c2' },
    { kind: 'blocked', object: 'c1', attacker: 'c3' },
  ]);
  expect(told('is blocked', seen({ isAttacking: true }))).toEqual([{ kind: 'became blocked', object: 'c1' }]);
  expect(told('attacks', undefined)).toEqual([]);
});
