import { closeSync, existsSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GateReport, RunReport } from '../../reports/index.ts';
import type { PageData, StepsText } from '../../reports/html/index.ts';
import { readSteps } from '../files.ts';
import { stepsPath } from '../run/counterexample-files.ts';

/** A report, with the folder in which its counterexamples lie. */
export interface Source {
  readonly report: RunReport;
  readonly folder: string;
}

/** The name of a page in the folder of a report. */
export const PAGE = 'report.html';

/** Writes the page of a run or a gate into the folder of its report. Answers a line that says where; `shown`: the folder as its reader would write it. */
export async function pageOf(
  folder: string,
  gate: GateReport | null,
  report: RunReport,
  shown: string,
): Promise<string> {
  await writeReportPage(join(folder, PAGE), [{ report, folder }], gate);
  return `Page: ${shown}/${PAGE}\n`;
}

/** Writes the page of one report, or of several side by side; `gate` is of the first. */
export async function writeReportPage(
  path: string,
  sources: readonly Source[],
  gate: GateReport | null,
): Promise<void> {
  const { makePageData } = await loadPages();
  const { hasSteps, stepsIn } = sourcesWithSteps(sources);
  const data = makePageData({ reports: sources.map(({ report }) => report), gate, hasSteps });
  await writePage(path, data, stepsIn(data));
}

/** Which counterexamples of reports have steps beside them, and these, one after the other, so that but one is held at a time. */
export function sourcesWithSteps(sources: readonly Source[]): {
  readonly hasSteps: (report: number, counterexample: string) => boolean;
  readonly stepsIn: (data: PageData) => Iterable<StepsText>;
} {
  const fileOf = (index: number, counterexample: string): string =>
    stepsPath(join(sources[index]?.folder ?? '', counterexample));
  return {
    hasSteps: (index, counterexample) => existsSync(fileOf(index, counterexample)),
    stepsIn: (data) => stepsOfAll(data, fileOf),
  };
}

/** Writes a page as it is made: what was written before a failure can be opened. */
export async function writePage(path: string, data: PageData, steps: Iterable<StepsText>): Promise<void> {
  const { bundle, pagePieces } = await loadPages();
  const made = await bundle();
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(path, 'w');
  try {
    for (const piece of pagePieces(made, data, steps)) writeSync(file, piece);
  } finally {
    closeSync(file);
  }
}

function* stepsOfAll(
  { findings }: PageData,
  fileOf: (index: number, counterexample: string) => string,
): Generator<StepsText> {
  for (const { key, engine, hasSteps, counterexample } of findings) {
    if (!hasSteps || counterexample === '') continue;
    yield { key, text: JSON.stringify(readSteps(fileOf(engine, counterexample))) };
  }
}

/** What makes pages is loaded only by those who want one. */
export function loadPages(): Promise<typeof import('../../reports/html/index.ts')> {
  return import('../../reports/html/index.ts');
}
