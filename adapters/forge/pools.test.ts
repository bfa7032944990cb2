import { expect, test } from 'vitest';
import { NOTHING } from './doing.ts';
import type { ForgePlayer } from './messages.ts';
import { Seats } from './names.ts';
import { Pools } from './pools.ts';

const NONE = { W: 0, U: 0, B: 0, R: 0, G: 0, C: 0 };
const players = (manaPool: Readonly<Record<string, number>>, life = 20): readonly ForgePlayer[] =>
  [0, 1].map((index) => ({
    ...{ id: `player-${index}`, name: '', status: 'playing', isHuman: index === 0, counters: {} },
    ...{ life: index === 0 ? life : 20, manaPool: index === 0 ? { ...NONE, ...manaPool } : NONE },
  }));
const called = (id: string): string => id;

test('what a source adds is in the pool, and is spent or lost', () => {
  const pools = new Pools(new Seats(2, 0), players({}));
  pools.sees(players({ G: 2 }), NOTHING, called);
  expect(pools.added('c1', false, 0)).toEqual({ player: 0, mana: 'GG' });
  expect([pools.pool(0), pools.unspent(0, called), pools.lastFrom('c1')]).toEqual(['GG', ['G c1', 'G c1'], 'GG']);
  pools.pays({ player: 0, on: 'c2' }.player, 'c2');
  expect(pools.sees(players({ G: 1 }), NOTHING, called)).toEqual([
    { kind: 'mana spent', player: 0, mana: 'G', on: 'c2' },
  ]);
  pools.done();
  expect(pools.sees(players({}), NOTHING, called)).toEqual([{ kind: 'mana lost', player: 0, mana: 'G' }]);
});

test('life is told as it changes', () => {
  const pools = new Pools(new Seats(2, 0), players({}));
  expect(pools.sees(players({}, 17), NOTHING, called)).toEqual([{ kind: 'life', player: 0, change: -3 }]);
  expect(pools.sees(players({}, 17), NOTHING, called)).toEqual([]);
});

test('counters of players are told as they change', () => {
  const pools = new Pools(new Seats(2, 0), players({}));
  const poisoned = players({}).map((player) => ({ ...player, counters: player.isHuman ? { POISON: 2 } : {} }));
  expect(pools.sees(poisoned, NOTHING, called)).toEqual([{ kind: 'counters', on: 'p0', counter: 'poison', change: 2 }]);
  expect(pools.sees(poisoned, NOTHING, called)).toEqual([]);
});
