import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { makeReport } from '../../make-report.ts';
import { stepsOf } from '../../steps/steps-file.ts';
import { SAMPLE, SAMPLE_HISTORY, SAMPLE_PROPERTY } from '../../testing/sample.ts';
import { makeCounterexampleData, makePageData } from '../make-page-data.ts';
import { App } from './app.tsx';
import { changesBetween, differing } from './changes.ts';
import { groupsOf } from './groups.ts';
import { hashOf, NO_FILTER, type Route, routeOf } from './route.ts';
import { nextTelling, partsAt, summaryOf } from './steps.ts';

const HOSTILE = '<img src=x onerror=alert(1)>';
const STEPS = stepsOf({
  counterexample: { ...SAMPLE, violation: { ...SAMPLE.violation, found: HOSTILE } },
  says: 'Blaze deals X damage',
  history: SAMPLE_HISTORY,
  compared: null,
  expected: { ...SAMPLE_HISTORY, steps: SAMPLE_HISTORY.steps.slice(0, 3) },
  again: 'headjudge replay a.json',
  course: [],
});
const DATA = makePageData({
  reports: [
    makeReport({
      suite: '0.1.0',
      engine: { id: HOSTILE, name: 'an engine', version: '1' },
      run: { seed: 7, cases: 10, shard: '1/1', complete: false },
      limits: ['no planes'],
      answers: 9,
      properties: [SAMPLE_PROPERTY],
    }),
  ],
  gate: null,
  hasSteps: () => false,
});

describe('the address', () => {
  const routes: readonly Route[] = [
    { kind: 'all', filter: NO_FILTER },
    { kind: 'all', filter: { by: 'card', words: 'Lim-Dûl & co', only: 'wrong' } },
    { kind: 'row', id: 'reflecting-pool/0123456789' },
    { kind: 'finding', key: '2.r2-could-produce-1', step: null, beside: null },
    { kind: 'finding', key: 'a/b?c#d', step: 0, beside: 1 },
  ];

  test.each(routes)('of $kind leads back to it', (route) => {
    expect(routeOf(hashOf(route))).toEqual(route);
  });

  test.each(['', '#', '#/nowhere', '#/?by=x&only=y', '#/finding'])('%j is the beginning', (hash) => {
    expect(routeOf(hash)).toEqual(routes[0]);
  });

  test('with a wrong code is taken as it stands', () => {
    expect(routeOf('#/finding/%E0%A4%A/99')).toMatchObject({ key: '%E0%A4%A', step: 98 });
  });
});

describe('the matrix', () => {
  test('has rulings by chapter of the rules in their order, or by card', () => {
    const chapters = groupsOf(DATA, NO_FILTER);
    expect(chapters.map(({ title }) => title)).toContain('1. Game concepts');
    const first = chapters[0]?.rows.map(({ cr }) => Number.parseFloat(cr[0] ?? ''));
    expect(first).toEqual(first?.toSorted((a, b) => a - b));
    const cards = groupsOf(DATA, { ...NO_FILTER, by: 'card' });
    expect(cards.map(({ title }) => title)).toContain('Reflecting Pool');
  });

  test('leaves what is asked for', () => {
    const found = groupsOf(DATA, { ...NO_FILTER, words: 'reflecting  106.7' }).flatMap(({ rows }) => rows);
    expect(found.length).toBeGreaterThan(1);
    expect(found.every(({ card, cr }) => card === 'Reflecting Pool' && cr.includes('106.7'))).toBe(true);
    expect(groupsOf(DATA, { ...NO_FILTER, only: 'wrong' })).toEqual([]);
    expect(groupsOf(DATA, { ...NO_FILTER, by: 'property', only: 'holds' })[0]?.rows).toHaveLength(1);
  });
});

describe('the steps', () => {
  const [game] = STEPS.games;

  test('say what changed: where something is now, and what is the matter with it', () => {
    const [before, after] = [game?.frames[0], game?.frames[1]];
    if (before === undefined || after === undefined) throw new Error('there are no frames');
    expect(changesBetween(before, after, STEPS.things).size).toBe(0);
    const gone = { ...after, stack: [], players: after.players.map((player) => ({ ...player, life: 17 })) };
    const changes = changesBetween(gone, before, STEPS.things);
    expect([...changes]).toEqual([
      ['a1', ['now in stack']],
      ['p0', ['+3 life']],
      ['p1', ['+3 life']],
    ]);
    expect(differing(gone, before, STEPS.things)).toEqual(new Set(['a1', 'p0', 'p1']));
  });

  test('lead to the next in which something happens, past those in which players pass', () => {
    expect(nextTelling(STEPS, 0, 1)).toBe(1);
    expect(nextTelling(STEPS, 3, 1)).toBe(3);
    expect(partsAt(STEPS, 1)).toBeNull();
  });

  test('are read out', () => {
    expect(summaryOf(STEPS, 3)).toMatch(
      /^Step 4 of 4\. Turn 3, precombat main\. Player 1 passes\. .* Here it shows\.$/,
    );
  });
});

describe('the page', () => {
  const shown = (start: Route, data = DATA): string =>
    renderToString(h(App, { page: { data, isWhole: true, stepsOf: () => STEPS }, start }));

  test('says what was run, and that it was stopped', () => {
    const text = shown({ kind: 'all', filter: NO_FILTER });
    expect(text).toContain('The run was stopped before it was through.');
    expect(text).toContain('<dt>Seed</dt><dd>7</dd>');
    expect(text).toContain('no planes');
  });

  test('shows a counterexample: the rule, what was expected and found, the board, what it takes', () => {
    const text = shown({ kind: 'finding', key: 'sample', step: null, beside: 1 }, makeCounterexampleData(STEPS));
    expect(text).toContain('CR 106.7, edition of 2026-08-07');
    expect(text).toContain('1 damage by Blaze (c2).');
    expect(text).toContain('Step 4 of 4');
    expect(text).toContain('<span class="name">Runeclaw Bear</span>');
    expect(text).toContain('Not just anything');
    expect(text).toContain('headjudge replay a.json');
  });

  test('shows hostile words as words', () => {
    const data = makeCounterexampleData({ ...STEPS, engine: HOSTILE });
    const text = shown({ kind: 'finding', key: 'sample', step: 0, beside: null }, data);
    expect(text).not.toContain('<img');
    expect(text).toContain('&lt;img src=x onerror=alert(1)');
  });

  test('that broke off says so, and shows what is there', () => {
    const text = renderToString(
      h(App, {
        page: { data: makeCounterexampleData(STEPS), isWhole: false, stepsOf: () => null },
        start: { kind: 'finding', key: 'sample', step: null, beside: null },
      }),
    );
    expect(text).toContain('This page is not whole');
    expect(text).toContain('the page broke off before them');
  });

  test('without such a finding says so', () => {
    const page = { data: DATA, isWhole: true, stepsOf: () => null };
    expect(renderToString(h(App, { page, start: { kind: 'finding', key: 'no', step: null, beside: null } }))).toContain(
      'There is nothing here called no.',
    );
    expect(renderToString(h(App, { page, start: { kind: 'row', id: 'no' } }))).toContain(
      'There is nothing here called no.',
    );
  });
});
