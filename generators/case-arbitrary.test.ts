import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromBoard } from '../engine/index.ts';
import type { Board } from '../protocol/index.ts';
import { caseArbitrary, caseAt, caseSeed } from './case-arbitrary.ts';
import { CaseRun, type Origin } from './case-run.ts';
import { whyIllegal } from './legality/legal-board.ts';
import { ENGINE_POOL } from './pool.ts';
import { troublesome } from './testing/sources.ts';

/** 500 boards, or as many as the long run asks for. */
const BOARDS = Number(process.env['HEADJUDGE_BOARDS'] ?? 500);
/** Milliseconds that a test of so many boards may take on a busy machine. */
const PATIENCE = 30_000 + 20 * BOARDS;

function boards(level: 0 | 1 | 2, count: number): readonly Board[] {
  const source = troublesome(level);
  const corpus = [caseAt(source, 0, 99).case, caseAt(source, 1, 99).case];
  return Array.from({ length: count }, (_, index) => caseAt(source, index, 5, corpus)).flatMap(({ case: made }) =>
    made.start.kind === 'board' ? [made.start.board] : [],
  );
}

/** Creatures that die where they have no counters. */
const FRAIL = new Set(ENGINE_POOL.withRole('creature').flatMap((card) => (card.toughness === 0 ? [card.name] : [])));

describe('generated boards', { timeout: PATIENCE }, () => {
  test.each([0, 1, 2] as const)('are legal on level %i', (level) => {
    const made = boards(level, Math.ceil(BOARDS / 3));
    expect(made.flatMap((board) => whyIllegal(board, ENGINE_POOL) ?? [])).toEqual([]);
    expect(made.map(fromBoard).filter((root) => 'kind' in root)).toEqual([]);
    expect(made.length).toBeGreaterThan(100);
  });

  test('ask for no more than their level', () => {
    for (const { turn, active, step, cards } of boards(0, 100)) {
      expect([turn, active, step]).toEqual([1, 0, 'precombat main']);
      expect(cards.filter(({ damage, counters }) => damage > 0 || Object.keys(counters).length > 0)).toEqual([]);
    }
    const linked = boards(1, 100).flatMap(({ cards }) =>
      cards.filter(({ attachedTo, chosen }) => attachedTo !== null || Object.keys(chosen).length > 0),
    );
    expect(linked).toEqual([]);
  });

  test('make use of their level', () => {
    const cards = boards(2, 200).flatMap((board) => board.cards);
    const seen = (test: (card: Board['cards'][number]) => boolean): number => cards.filter(test).length;
    expect(seen(({ attachedTo }) => attachedTo !== null)).toBeGreaterThan(50);
    expect(seen(({ counters }) => counters['+1/+1'] !== undefined)).toBeGreaterThan(20);
    expect(seen(({ counters }) => counters['loyalty'] !== undefined)).toBeGreaterThan(20);
    expect(seen(({ damage }) => damage > 0)).toBeGreaterThan(10);
    expect(seen(({ name, zone }) => zone === 'battlefield' && FRAIL.has(name))).toBeGreaterThan(20);
    expect(seen(({ chosen }) => Object.keys(chosen).length > 0)).toBeGreaterThan(10);
    expect(seen(({ controller, owner }) => controller !== owner)).toBeGreaterThan(10);
    expect(seen(({ zone, held }) => zone === 'battlefield' && !held)).toBeGreaterThan(50);
    expect(seen(({ name }) => name.includes('/'))).toBeGreaterThan(0);
  });

  test('have ids in board order and libraries of 4 to 10 cards', () => {
    for (const { cards, players } of boards(2, 60)) {
      expect(cards.map(({ id }) => id)).toEqual(cards.map((_, index) => `c${index + 1}`));
      for (const seat of players.keys()) {
        const library = cards.filter(({ zone, owner }) => zone === 'library' && owner === seat);
        expect(library.length).toBeGreaterThanOrEqual(4);
        expect(library.length).toBeLessThanOrEqual(10);
      }
    }
  });
});

describe('the mix', { timeout: PATIENCE }, () => {
  test('is 60 % focus, 20 % rich, 10 % swarm and 10 % mutated corpus', () => {
    const source = troublesome(1);
    const corpus = [caseAt(source, 0, 3).case];
    const origins = Array.from({ length: 1000 }, (_, index) => caseAt(source, index, 8, corpus).origin);
    const share = (origin: Origin): number => origins.filter((each) => each === origin).length / origins.length;
    expect(share('focus')).toBeCloseTo(0.6, 1);
    expect(share('rich')).toBeCloseTo(0.2, 1);
    expect(share('swarm')).toBeCloseTo(0.1, 1);
    expect(share('corpus')).toBeCloseTo(0.1, 1);
  });

  test('has focus in the place of an empty corpus', () => {
    const origins = Array.from({ length: 300 }, (_, index) => caseAt(troublesome(1), index, 8).origin);
    expect(origins).not.toContain('corpus');
  });

  test('has a corner of the recipe now and then: its cards alone', () => {
    const corner = {
      pick: { kind: 'card', name: 'Humility' },
      zone: 'battlefield',
      whose: 'active',
      chance: 100,
    } as const;
    const source = troublesome(0, { corners: [[corner]] });
    const runs = Array.from({ length: 400 }, (_, index) => caseAt(source, index, 8));
    const alone = runs.filter(({ case: { start } }) => {
      const shown = start.kind === 'board' ? start.board.cards.filter(({ zone }) => zone !== 'library') : [];
      return shown.length === 1 && shown[0]?.name === 'Humility';
    });
    expect(alone.length).toBeGreaterThan(6);
    expect(alone.length).toBeLessThan(40);
    expect(alone.every(({ origin }) => origin === 'focus')).toBe(true);
  });

  test('plays as many cases from decks as the recipe says', () => {
    const runs = Array.from({ length: 300 }, (_, index) => caseAt(troublesome(1, { played: 50 }), index, 8));
    const played = runs.filter(({ case: { start } }) => start.kind === 'decks');
    expect(played.length).toBeGreaterThan(110);
    expect(played.length).toBeLessThan(190);
    expect(played.every(({ origin }) => origin === 'played')).toBe(true);
  });
});

describe('a case by its number', () => {
  test('is the same bytes whatever was made before', () => {
    const source = troublesome(2);
    const alone = JSON.stringify(caseAt(source, 17, 4).case);
    for (let index = 0; index < 5; index++) caseAt(source, index, 4);
    expect(JSON.stringify(caseAt(source, 17, 4).case)).toBe(alone);
  });

  test('differs by number, seed and property', () => {
    const texts = [
      caseAt(troublesome(2), 0, 1),
      caseAt(troublesome(2), 1, 1),
      caseAt(troublesome(2), 0, 2),
      caseAt({ ...troublesome(2), id: 'another' }, 0, 1),
    ].map((run) => JSON.stringify(run.case));
    expect(new Set(texts).size).toBe(4);
    expect(new Set([caseSeed('a', 1, 0), caseSeed('a', 10, 0), caseSeed('a1', 0, 0)]).size).toBe(3);
  });

  test('does not depend on the size that fast-check is set to', () => {
    const sample = (): readonly CaseRun[] => fc.sample(caseArbitrary(troublesome(2)), { seed: 1, numRuns: 20 });
    const before = JSON.stringify(sample().map((run) => run.case));
    fc.configureGlobal({ baseSize: 'xlarge' });
    expect(JSON.stringify(sample().map((run) => run.case))).toBe(before);
    fc.resetConfigureGlobal();
  });

  test('is plain JSON', () => {
    const { case: made } = caseAt(troublesome(2), 3, 3);
    expect(JSON.parse(JSON.stringify(made))).toEqual(made);
  });
});

describe('the arbitrary', () => {
  test('hands out copies that keep what is known of the run', () => {
    const run = caseAt(troublesome(0), 0, 0);
    const record = { script: [], spans: [], usedCards: [], lastMoment: { turn: 1, step: 'end', stack: 0 } };
    run.record = record;
    const copy = run[fc.cloneMethod]();
    expect([copy.case === run.case, copy.record]).toEqual([true, record]);
    copy.record = null;
    expect(run.record).toBe(record);
  });

  test('shrinks cases that it did not make', () => {
    const given = new CaseRun(caseAt(troublesome(0), 0, 0).case);
    const arbitrary = caseArbitrary(troublesome(0));
    expect(arbitrary.canShrinkWithoutContext(given)).toBe(true);
    expect(arbitrary.canShrinkWithoutContext({ case: given.case })).toBe(false);
    expect([...arbitrary.shrink(given, undefined)].length).toBeGreaterThan(10);
  });

  test('shows a counterexample as JSON', () => {
    const run = caseAt(troublesome(0), 0, 0);
    expect(JSON.parse(fc.stringify(run))).toEqual(run.case);
  });
});
