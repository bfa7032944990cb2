import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { makeReport } from '../make-report.ts';
import { SAMPLE_PROPERTY } from '../testing/sample.ts';
import { bundle } from './bundle.ts';
import { makePageData } from './make-page-data.ts';
import { pagePieces } from './write-page.ts';

const HOSTILE = '</script><script>alert(1)</script><!-- <img src=x onerror=alert(1)> \u2028 \ud800 ]]>';

const REPORT = makeReport({
  suite: '0.1.0',
  engine: { id: HOSTILE, name: 'an engine', version: '1' },
  run: { seed: 1, cases: 10, shard: '1/1', complete: true },
  limits: [],
  answers: 9,
  properties: [
    {
      ...SAMPLE_PROPERTY,
      verdict: 'violated',
      classes: [
        {
          ...{
            class: HOSTILE,
            verdict: 'violated',
            count: 1000,
            firstCase: 7,
            clause: 'R2/costs-ignored',
            cr: '106.7',
          },
          ...{ expected: HOSTILE, found: HOSTILE, counterexample: 'counterexamples/r2-could-produce-1.json' },
        },
      ],
    },
  ],
});

const DATA = makePageData({ reports: [REPORT], gate: null, hasSteps: () => true });

describe('a page', async () => {
  const made = await bundle();
  const steps = [{ key: 'r2-could-produce-1', text: JSON.stringify({ says: HOSTILE }) }];
  const text = [...pagePieces(made, DATA, steps)].join('');

  test('fetches nothing', () => {
    expect(/<\w[^<>]*\s(?:src|href|action)=/.exec(text)?.[0].slice(0, 200)).toBeUndefined();
    expect(made.style).not.toMatch(/url\(|@import/);
    expect(text.includes("default-src 'none'")).toBe(true);
  });

  test('runs nothing but its own script, which the policy names', () => {
    const hash = createHash('sha256').update(made.script).digest('base64');
    expect(text.includes(`script-src 'sha256-${hash}'`)).toBe(true);
    expect(text.match(/<script\b[^>]*>/g)).toEqual([
      '<script type="module">',
      '<script type="application/json" id="data">',
      '<script type="application/json" id="steps r2-could-produce-1">',
    ]);
    expect(text.match(/<\/script>/g)).toHaveLength(3);
  });

  test('has its data as they were', () => {
    const [, json] = /id="steps r2-could-produce-1">([^<]*)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(json ?? '')).toEqual({ says: HOSTILE });
    expect(json).not.toContain('<');
  });

  test('says a class of a thousand failures once, with the count', () => {
    expect(DATA.findings).toHaveLength(1);
    expect(DATA.findings[0]).toMatchObject({ key: 'r2-could-produce-1', count: 1000, tone: 'failed' });
  });

  test('says of each ruling what the engine has, and leads to what was found', () => {
    const wrong = DATA.rows.filter(({ cells }) => cells.some((cell) => cell?.tone === 'failed'));
    expect(wrong.filter(({ kind }) => kind === 'ruling').length).toBeGreaterThan(2);
    expect(wrong.every(({ cells }) => cells[0]?.findings[0] === 0)).toBe(true);
  });

  test('leads from a ruling to what was found of its own clauses alone', () => {
    const [property] = REPORT.properties;
    if (property === undefined) throw new Error('there is no property');
    const clauses = ['R2/costs-ignored', 'R2/riders-not-taken'].map((clause) => ({ clause, witnessed: 9 }));
    const { rows } = makePageData({
      reports: [makeReport({ ...REPORT, suite: '0.1.0', answers: 9, properties: [{ ...property, clauses }] })],
      ...{ gate: null, hasSteps: () => true },
    });
    const tones = rows.map(({ id, cells }) => [id, cells[0]?.tone, cells[0]?.findings.length]);
    expect(tones).toContainEqual(['reflecting-pool/ced4bb9420', 'passed', 0]);
    expect(tones).toContainEqual(['reflecting-pool/d05e2e7957', 'failed', 1]);
  });

  test('of two reports has two columns, and a finding of each', () => {
    const fine = { ...REPORT, properties: [SAMPLE_PROPERTY], rulings: [] };
    const both = makePageData({ reports: [fine, REPORT], gate: null, hasSteps: () => false });
    expect(both.findings.map(({ key, engine }) => [key, engine])).toEqual([['2.r2-could-produce-1', 1]]);
    const property = both.rows.find(({ kind }) => kind === 'property');
    expect(property?.cells.map((cell) => cell?.verdict)).toEqual(['holds', 'violated']);
    const ruling = both.rows.find(({ kind }) => kind === 'ruling');
    expect(ruling?.cells[0]).toBeNull();
  });
});
