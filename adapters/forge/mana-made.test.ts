import { expect, test } from 'vitest';
import type { Doing } from './doing.ts';
import { ManaMade } from './mana-made.ts';
import type { ForgePlayer } from './messages.ts';
import { Seats } from './names.ts';
import { Pools } from './pools.ts';

const SCRIPTS: Readonly<Record<string, string>> = {
  wood: 'Name:Wood\nTypes:Basic Land Forest',
  sun: 'Name:Sun\nT:Mode$ ManaAdded | Static$ True | Execute$ More | TriggerDescription$ Add one more.\nSVar:More:DB$ Mana | Produced$ G | Amount$ 1',
  star: 'Name:Star\nA:AB$ Mana | Cost$ 1 T | Produced$ Any | SpellDescription$ Shine.',
};
const NONE = { W: 0, U: 0, B: 0, R: 0, G: 0, C: 0 };
const players = (manaPool: Readonly<Record<string, number>>): readonly ForgePlayer[] =>
  [0, 1].map((index) => ({
    ...{ id: `player-${index}`, name: '', status: 'playing', isHuman: index === 0, counters: {}, life: 20 },
    manaPool: index === 0 ? { ...NONE, ...manaPool } : NONE,
  }));
const activating = (card: string): Doing => ({ kind: 'mana', card, ability: `${card}/0`, player: 0, way: null });

function made(card: string): { readonly pools: Pools; readonly mana: ManaMade } {
  const pools = new Pools(new Seats(2, 0), players({}));
  const mana = new ManaMade(pools, {
    ...{ nameOf: (id) => id, scriptOf: (id) => SCRIPTS[id] ?? null, controllerOf: () => 0, isDelayed: () => false },
  });
  mana.begins();
  expect(SCRIPTS[card]).toBeDefined();
  return { pools, mana };
}

test('what triggers on added mana tells of it first: the mana of the ability that was activated is told before it', () => {
  const { pools, mana } = made('wood');
  const doing = activating('wood');
  pools.sees(players({ G: 2 }), doing, (id) => id);
  expect(mana.added('sun', doing, false)).toMatchObject([
    { kind: 'mana added', mana: 'G', source: 'wood', triggered: false },
    { kind: 'triggered', object: 'sun' },
    { kind: 'mana added', mana: 'G', source: 'sun', triggered: true },
  ]);
  expect([mana.added('wood', doing, false), pools.lastFrom('wood')]).toEqual([[], 'G']);
});

test('what a mana ability costs is spent before its mana is there, though Forge shows both at once', () => {
  const { pools, mana } = made('star');
  const doing = activating('star');
  pools.sees(players({ B: 3 }), doing, (id) => id);
  expect(mana.added('wood', doing, false)).toMatchObject([
    { kind: 'activated', object: 'wood', manaAbility: true },
    { kind: 'mana added', mana: 'BBB', source: 'wood' },
  ]);
  pools.sees(players({ B: 5 }), doing, (id) => id);
  expect(mana.added('star', doing, false)).toMatchObject([
    { kind: 'mana spent', mana: 'B', on: 'star' },
    { kind: 'mana added', mana: 'BBB', source: 'star', triggered: false },
  ]);
});
