import { describe, expect, test } from 'vitest';
import { checkProcs, isPlainCard } from './procs.ts';
import { programOf, projectProgram } from './program.ts';
import { show, sourceFiles } from './source-tree.ts';

const NO_LISTS = { consumers: [], holders: [] };

describe('the Procs of the project', () => {
  test('are all delegated to, returned or consumed', { timeout: 300_000 }, () => {
    const files = sourceFiles();
    const paths = files.map((file) => file.path);
    const checked = files.filter((file) => !isPlainCard(file)).map((file) => file.path);
    expect(checked).toContain('engine/index.ts');
    expect(show(checkProcs(projectProgram(paths), checked))).toEqual([]);
  });
});

describe('the check of Procs', () => {
  const prelude = `
    type Proc<T> = Generator<{ readonly kind: string }, T, { readonly answer: number }>;
    declare function draw(): Proc<number>;
    declare function maybe(): Proc<void> | undefined;
    declare function players(): Generator<number>;
    declare function each(players: number[], act: (player: number) => Proc<void>): Proc<void>;
    declare function drive<T>(proc: Proc<T>): T;
    declare function driveAll(make: (player: number) => unknown): void;
    declare function act(player: number): Proc<void>;
    declare const untyped: Function;
    declare function expectThat<T>(value: T): T;
    declare const go: boolean, all: number[];
    const card = { *resolve(): Proc<void> {} };
    export {};
  `;

  const dropped: readonly string[] = [
    'function* turn(): Proc<void> { draw(); }',
    'function* turn(): Proc<void> { void draw(); }',
    'function* turn(): Proc<void> { const drawn = draw(); }',
    'function* turn(): Proc<void> { const drawn = draw(); if (drawn) yield* maybe() ?? []; }',
    'function* turn(): Proc<void> { yield draw(); }',
    'function* turn() { return draw(); }',
    'function* turn(): Proc<void> { if (go) card.resolve(); }',
    'function* turn(): Proc<void> { maybe(); }',
    'function* turn(): Proc<void> { (go ? draw() : draw); }',
    'function* turn(): Proc<void> { maybe() ?? (yield* draw()); }',
    'function* turn(): Proc<void> { all.forEach(act); }',
    'function* turn(): Proc<void> { all.forEach((player) => act(player)); }',
    'function* turn(): Proc<void> { all.map((player) => act(player)); }',
    'function* turn(): Proc<void> { all.forEach(function* (player) { yield* act(player); }); }',
    'function* turn(): Proc<void> { each(all, act); }',
    'const effect: { readonly run: () => void } = { run: draw };',
    'const run: () => void = () => draw();',
    'const later = async () => draw();',
    'draw().next({ answer: 1 });',
    'drive(draw());',
    'for (const question of draw()) expectThat(question);',
    'expectThat(() => draw());',
    'untyped(act);',
    'function* rest() { players(); }',
    'function* nothing() {}\nfunction* turn(): Proc<void> { nothing(); }',
  ];
  const sound: readonly string[] = [
    'function* turn(): Proc<number> { const drawn = yield* draw(); return yield* (go ? draw() : draw()); }',
    'function* turn(): Proc<void> { const proc = yield* each(all, act); }',
    'function* turn(): Proc<void> { yield* each(all, (player) => act(player)); }',
    'function* turn(): Proc<void> { yield* each(all, function* (player) { yield* act(player); }); }',
    'function turn(): Proc<number> { return draw(); }',
    'const turn = (): Proc<number> => (draw() satisfies Proc<number>);',
    'function turn(): Proc<void> { return maybe() ?? card.resolve(); }',
    'const effect: { readonly run: () => Proc<number> } = { run: draw };',
    'const list = [...players()]; for (const player of players()) expectThat(player); new Set(players());',
    'const later = players();',
    'function run() { const proc = draw(); return proc.next({ answer: 1 }); }',
    'function* turn(): Proc<number> { const proc = draw(); return yield* proc; }',
  ];
  const file = (path: string, text: string) => ({ path, text: prelude + text });
  const files = [...dropped, ...sound].map((text, index) => file(`engine/snippet${index}.ts`, text));
  const listed = [
    file('engine/consumer.ts', 'drive(draw()); driveAll(act); driveAll((player) => act(player));'),
    file('engine/holder.ts', 'let proc; function step() { proc = draw(); return proc.next({ answer: 1 }); }'),
  ];
  const program = programOf([...files, ...listed]);

  test.each(dropped.map((text, index) => [text, index] as const))('reports %s', (_text, index) => {
    expect(checkProcs(program, [`engine/snippet${index}.ts`], NO_LISTS).length).toBeGreaterThan(0);
  });

  test.each(sound.map((text, index) => [text, index + dropped.length] as const))('accepts %s', (_text, index) => {
    expect(show(checkProcs(program, [`engine/snippet${index}.ts`], NO_LISTS))).toEqual([]);
  });

  test('reports consumers and holders that are not listed, and accepts those that are', () => {
    const paths = listed.map((each) => each.path);
    const consumers = ['drive', 'driveAll'].map((name) => ({ name, reason: 'runs it' }));
    const holders = [{ path: 'engine/holder.ts', name: 'step', reason: 'steps it' }];
    expect(checkProcs(program, paths, NO_LISTS)).toHaveLength(4);
    expect(show(checkProcs(program, paths, { consumers, holders }))).toEqual([]);
  });

  test('passes over cards that are data, not over those with a function', () => {
    const passed = (text: string, path = 'engine/cards/b/bayou.ts') => isPlainCard({ path, text });
    expect(passed("import { card } from 'x';\nexport const bayou = card({ name });")).toBe(true);
    expect(passed('export const bayou = card({ *resolve() {} });')).toBe(false);
    expect(passed('export const bayou = card(() => draw());')).toBe(false);
    expect(passed('export const bayou = card({ name });\ndraw();')).toBe(false);
    expect(passed('export const bayou = draw();')).toBe(false);
    expect(passed('export const flying = card({ name });', 'engine/keywords/flying.ts')).toBe(false);
  });

  test('reports entries that nothing uses', () => {
    const consumers = [{ name: 'drive', reason: 'runs it' }];
    expect(show(checkProcs(program, [], { consumers, holders: [] }))).toEqual([
      'tooling/proc-consumers.ts:1 drive is stale',
    ]);
  });
});
