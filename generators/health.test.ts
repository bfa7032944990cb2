import { describe, expect, test } from 'vitest';
import { healthOf } from './health.ts';
import { whyIllegal } from './legality/legal-board.ts';
import { ENGINE_POOL } from './pool.ts';
import { troublesome } from './testing/sources.ts';

const HOW = { cases: 200, seed: 3, corpus: [], check: () => null };

describe('the health of cases', { timeout: 60_000 }, () => {
  const health = healthOf(troublesome(2), { ...HOW, check: (board) => whyIllegal(board, ENGINE_POOL) });

  test('is many cards and roles, none of them on most boards, and no illegal board', () => {
    expect(health.illegal).toEqual({});
    expect(health.distinctCards).toBeGreaterThan(200);
    expect(health.distinctRoles).toBeGreaterThan(30);
    expect(health.tooCommon).toEqual([]);
    expect(health.withOwnCards).toBeGreaterThan(0.8);
  });

  test('is boards on which something can be done', () => {
    expect(health.meanLands).toBeGreaterThan(5);
    expect(health.meanHand).toBeGreaterThan(2);
    expect(health.meanPermanents).toBeGreaterThan(health.meanLands + 3);
    expect(Object.keys(health.players)).toEqual(['2', '3', '4']);
  });

  test('tells which boards a check does not take', () => {
    const { illegal } = healthOf(troublesome(2), {
      ...HOW,
      check: ({ players }) =>
        players.length === 2 ? null : { kind: 'illegal board', card: null, why: 'too many players' },
    });
    expect(illegal['too many players']).toBeGreaterThan(100);
  });

  test('tells which foreign card is on most boards', () => {
    const role = ENGINE_POOL.roles.find((each) => ENGINE_POOL.withRole(each).length === 1);
    if (role === undefined) throw new Error('no role of one card only');
    const [{ name } = { name: '' }] = ENGINE_POOL.withRole(role);
    const crowded = troublesome(0, { focus: [], surroundings: [role] });
    expect(healthOf(crowded, HOW).tooCommon).toMatchObject([{ name }]);
    const own = { pick: { kind: 'card', name }, zone: 'battlefield', whose: 'active', chance: 100 } as const;
    expect(healthOf({ ...crowded, cases: { ...crowded.cases, focus: [own] } }, HOW).tooCommon).toEqual([]);
  });
});
