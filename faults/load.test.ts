import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manaFault, type ToyEngine, toyEngine, toyFaults } from './fixtures.ts';
import type { EngineSources } from './instrument.ts';
import { type FaultyEngine, loadFaulty } from './load.ts';

let folder = '';
let toy: FaultyEngine<ToyEngine>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'faults-'));
  toy = await loadFaulty<ToyEngine>(toyEngine, toyFaults, folder);
});
afterAll(() => rm(folder, { recursive: true }));

/** What the toy does, in one value: where two engines differ, it differs. */
function behaviour({ engine }: FaultyEngine<ToyEngine>): Readonly<Record<string, unknown>> {
  const pool = { green: 1, total: 2 };
  const turn = engine.mainPhase(['a', 'b']);
  return {
    addMana: [engine.addMana(pool), engine.addMana(pool, 3)],
    doubled: engine.doubled(4),
    mainPhase: [turn.next(), turn.next(true), turn.next(true)],
    label: [engine.label(5), engine.label('five')],
    twice: engine.twice(pool),
    checks: engine.checks.map(({ holds }) => [holds(0), holds(1), holds(2)]),
    half: engine.half(5),
    keyword: engine.keyword.canBlock('bear'),
    produces: [engine.produces(2).now(), engine.threeMana.now()],
    remembered: engine.remembered(1),
  };
}

const reference = {
  addMana: [
    { green: 2, total: 3 },
    { green: 4, total: 5 },
  ],
  doubled: { value: 8 },
  mainPhase: [
    { done: false, value: 'a' },
    { done: false, value: 'b' },
    { done: true, value: 2 },
  ],
  label: ['#5', 'five'],
  twice: { green: 3, total: 4 },
  checks: [
    [false, true, true],
    [false, false, true],
  ],
  half: 2.5,
  keyword: false,
  produces: [2, 3],
  remembered: 2,
};

const passing = (...values: readonly unknown[]) => values.map((value, i) => ({ done: i === values.length - 1, value }));

describe('a loaded engine', () => {
  test('is the reference while no fault is active', () => {
    expect(toy.stale).toEqual([]);
    toy.setActiveFault('');
    expect(behaviour(toy)).toEqual(reference);
  });

  test.for([
    ['no-mana', { addMana: Array(2).fill({ green: 1, total: 2 }), twice: { green: 1, total: 2 } }],
    [
      'total-kept',
      {
        addMana: [
          { green: 2, total: 2 },
          { green: 4, total: 2 },
        ],
        twice: { green: 3, total: 2 },
      },
    ],
    ['tripled', { doubled: { value: 12 } }],
    ['declines-pass', { mainPhase: passing('a', 'b', 0) }],
    ['no-number', { label: ['?', 'five'] }],
    ['once-only', { twice: { green: 2, total: 3 } }],
    ['two-at-once', { twice: { green: 5, total: 6 } }],
    ['life-one-lives', { checks: Array(2).fill([false, true, true]) }],
    ['rounded', { half: 2 }],
    ['all-block', { keyword: true }],
    ['one-more', { produces: [3, 4] }],
    ['two-more', { remembered: 3 }],
  ] as const)('with the fault %s differs in that alone', ([id, difference]) => {
    toy.setActiveFault(id);
    expect(behaviour(toy)).toEqual({ ...reference, ...difference });
    toy.setActiveFault('');
    expect(behaviour(toy)).toEqual(reference);
  });

  test('lets a generator that runs keep its fault', () => {
    toy.setActiveFault('declines-pass');
    const turn = toy.engine.mainPhase(['a']);
    turn.next();
    toy.setActiveFault('');
    expect(turn.next(true)).toEqual({ done: true, value: 0 });
  });

  test('counts how often the active fault was set', () => {
    const before = toy.epoch();
    toy.setActiveFault('no-mana');
    toy.setActiveFault('no-mana');
    expect(toy.epoch()).toBe(before + 2);
  });

  test('refuses an id that is not built in, and keeps the fault that is active', () => {
    toy.setActiveFault('no-mana');
    expect(() => toy.setActiveFault('no-fault')).toThrow('no faulty engine has the id no-fault');
    expect(toy.engine.addMana({ green: 0, total: 0 })).toEqual({ green: 0, total: 0 });
  });

  test('tells the faults that no longer apply, built or found built, and says so when one is asked for', async () => {
    const faults = [...toyFaults, manaFault('gone', 'addMana', 'red', 'blue')];
    for (const pass of ['built', 'found built']) {
      const { stale, setActiveFault } = await loadFaulty<ToyEngine>(toyEngine, faults, folder);
      expect(stale, pass).toEqual([{ id: 'gone', reason: 'the text is not found in addMana' }]);
      expect(() => setActiveFault('gone')).toThrow('fault gone no longer applies: the text is not found in addMana');
    }
  });
});

describe('bundles', () => {
  test('are apart for other faults: the active fault of one is not that of another', async () => {
    const other = await loadFaulty<ToyEngine>(toyEngine, toyFaults.slice(0, 1), folder);
    toy.setActiveFault('');
    other.setActiveFault('no-mana');
    expect(toy.engine.addMana({ green: 0, total: 0 }).green).toBe(1);
    expect(other.engine.addMana({ green: 0, total: 0 }).green).toBe(0);
  });

  test('are built by several at a time without leaving anything behind', async () => {
    const own = await mkdtemp(path.join(folder, 'race-'));
    const loads = [1, 2, 3].map(() => loadFaulty<ToyEngine>(toyEngine, toyFaults, own));
    const [first, ...rest] = await Promise.all(loads);
    for (const next of rest) expect(next.engine).toBe(first?.engine);
    expect(await readdir(own)).toHaveLength(1);
  });

  test('are built once for the same sources and faults', async () => {
    const own = await mkdtemp(path.join(folder, 'once-'));
    const load = (sources: EngineSources) => loadFaulty<ToyEngine>(sources, toyFaults, own);
    await load(toyEngine);
    const [built = ''] = await readdir(own);
    const { ino } = await stat(path.join(own, built));
    await load(toyEngine);
    expect((await stat(path.join(own, built))).ino).toBe(ino);
    await load(new Map([...toyEngine, ['pool.ts', 'export type Pool = { green: number; total: number };\n']]));
    expect(await readdir(own)).toHaveLength(2);
  });

  test('say what is missing when the engine imports what it has not', async () => {
    const broken = new Map([['index.ts', "export * from './gone.ts';\n"]]);
    await expect(loadFaulty<ToyEngine>(broken, [], folder)).rejects.toThrow('no file gone.ts');
  });
});
