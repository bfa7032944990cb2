import { writeFileSync } from 'node:fs';
import { makeReport } from '../../make-report.ts';
import type { PropertyReport, RunReport, Verdict } from '../../report.generated.ts';
import { stepsOf } from '../../steps/steps-file.ts';
import type { StepsFile } from '../../steps.generated.ts';
import { SAMPLE, SAMPLE_HISTORY, SAMPLE_PROPERTY } from '../../testing/sample.ts';
import { bundle } from '../bundle.ts';
import { makePageData } from '../make-page-data.ts';
import { makeSiteData, type SiteParts, trendPoint } from '../make-site-data.ts';
import type { PageData, Row } from '../page-data.ts';
import { pagePieces } from '../write-page.ts';

/** What an engine may say of itself to break what shows it. */
export const HOSTILE = '</script><script>alert(1)</script><img src=x onerror=alert(1)> \u202e';

/** The steps of the sample, said by a hostile engine. */
export const STEPS: StepsFile = stepsOf({
  counterexample: { ...SAMPLE, engine: HOSTILE, violation: { ...SAMPLE.violation, found: `2 damage ${HOSTILE}` } },
  says: 'Blaze deals X damage',
  history: SAMPLE_HISTORY,
  compared: null,
  expected: { ...SAMPLE_HISTORY, steps: SAMPLE_HISTORY.steps.slice(0, 3) },
  again: 'headjudge replay a.json',
  course: [
    { tried: 0, cards: ['Forest (c1)', 'Island (c2)', 'Blaze (c3)'], entries: 5 },
    { tried: 7, cards: ['Forest (c1)', 'Blaze (c2)'], entries: 2 },
  ],
});

/** Writes a page with a finding of a thousand cases, and as many rows as are asked for. */
export async function writeSamplePage(path: string, rows = 0): Promise<void> {
  const report = sampleReport('1');
  const data = makePageData({ reports: [report], gate: null, hasSteps: () => true });
  const shown: PageData = { ...data, rows: [...data.rows, ...manyRows(data, rows)] };
  const steps = data.findings.map(({ key }) => ({ key, text: JSON.stringify(STEPS) }));
  writeFileSync(path, [...pagePieces(await bundle(), shown, steps)].join(''));
}

/** Writes a page of a site: two versions of an engine, of which the failures of the first were seen and those of the second were not. */
export async function writeSampleSite(path: string, other: string): Promise<void> {
  const reports = [sampleReport('1'), sampleReport(HOSTILE)];
  const parts = { reports, hasSteps: () => true, nameOf: (report: RunReport) => report.engine.version };
  const proofOf: SiteParts['proofOf'] = (column) =>
    column === 0 ? { kind: 'proven', why: 'replayed' } : { kind: 'unproven', why: `it holds ${HOSTILE}` };
  const before = makeSiteData({ ...parts, proofOf, title: '', trends: [] });
  const points = reports.map((report, column) => trendPoint(report, before, column));
  const trends = [{ engine: HOSTILE, page: other, points }];
  const data = makeSiteData({ ...parts, proofOf, title: 'Engines and the rules', trends });
  const steps = data.findings.map(({ key }) => ({ key, text: JSON.stringify(STEPS) }));
  writeFileSync(path, [...pagePieces(await bundle(), data, steps)].join(''));
}

function sampleReport(version: string): RunReport {
  return makeReport({
    suite: '0.1.0',
    engine: { id: 'fault:sample', name: HOSTILE, version },
    run: { seed: 1, cases: 10, shard: '1/1', complete: true },
    limits: ['no planes'],
    answers: 9,
    properties: [wrong('r2-could-produce', 'violated'), wrong('broken', 'harness error'), SAMPLE_PROPERTY],
  });
}

function wrong(id: string, verdict: Verdict): PropertyReport {
  const found = { verdict, count: 1000, firstCase: 7, clause: 'R2/costs-ignored', cr: '106.7' };
  const counterexample = `counterexamples/${id}-1.json`;
  const said = { expected: 'It can add {G}', found: `It can add ${HOSTILE}`, class: HOSTILE, counterexample };
  return { ...SAMPLE_PROPERTY, id, verdict, classes: [{ ...found, ...said }] };
}

function manyRows({ rows }: PageData, count: number): readonly Row[] {
  const rulings = rows.filter(({ kind }) => kind === 'ruling');
  return Array.from({ length: count }, (_, index) => {
    const row = rulings[index % rulings.length];
    if (row === undefined) throw new Error('there are no rulings');
    return {
      ...row,
      id: `card-${index}/0123456789`,
      card: `Card ${index % 700}`,
      cr: [`${1 + (index % 8)}06.${index}`],
    };
  });
}
