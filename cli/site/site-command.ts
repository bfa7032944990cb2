import { existsSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { PageData, Proof, SiteParts, Trend } from '../../reports/html/index.ts';
import type { Context } from '../context.ts';
import { jsonText, writeText } from '../files.ts';
import { ProgressLine } from '../run/progress.ts';
import { loadPages, sourcesWithSteps, writePage } from '../show/write-page.ts';
import { EXIT, UsageError } from '../usage-error.ts';
import { conflictsIn } from './conflicts.ts';
import { prove, witnessFor } from './prove.ts';
import { engineName, type Published, publishedIn } from './published.ts';

export interface SiteCommand {
  /** Where the reports lie that engines published. */
  readonly folder: string;
  /** Null: `site` beside the reports. */
  readonly out: string | null;
  /** Engines that claims may be put to besides those of the suite. */
  readonly replay: readonly string[];
}

/** A report with what came of its claims. */
interface Looked extends Published {
  readonly proofs: ReadonlyMap<string, Proof>;
}

/**
 * Writes a folder of pages from reports that engines published themselves: the newest of each side by side, and each through its versions.
 * Before a failure is believed its counterexample is replayed. Answers the exit code: 1 where two reports of the same run differ.
 */
export async function siteCommand(context: Context, { folder, out, replay }: SiteCommand): Promise<number> {
  const from = resolve(context.folder, folder);
  if (!existsSync(from) || !statSync(from).isDirectory()) throw new UsageError(`${folder} is no folder of reports`);
  const to = resolve(context.folder, out ?? join(folder, '..', 'site'));
  const { published, leftOut } = publishedIn(from);
  for (const why of leftOut) context.err.write(`left out: ${why}\n`);
  if (published.length === 0) throw new UsageError(`${folder}: there is no report.json in it or below`);
  const conflicts = conflictsIn(published);
  for (const words of conflicts) context.err.write(`conflict: ${words}\n`);
  await writeSite(context, to, await looked(context, published, replay));
  context.out.write(`${relative(context.folder, join(to, 'index.html'))}\n`);
  return conflicts.length > 0 ? EXIT.findings : EXIT.fine;
}

async function looked(
  context: Context,
  published: readonly Published[],
  replay: readonly string[],
): Promise<readonly Looked[]> {
  const witness = witnessFor(context, replay);
  const claims = published.flatMap(({ report }) => report.properties.flatMap(({ classes }) => classes)).length;
  const line = new ProgressLine(context.err);
  const all: Looked[] = [];
  let done = 0;
  for (const each of published) {
    const proofs = new Map<string, Proof>();
    for (const { id, classes } of each.report.properties)
      for (const found of classes) {
        line.show({ phase: 'claims', done: done++, total: claims });
        proofs.set(claimKey(id, found.class), await prove(context, each, id, found, witness));
      }
    all.push({ ...each, proofs });
  }
  line.clear();
  return all;
}

async function writeSite(context: Context, to: string, all: readonly Looked[]): Promise<void> {
  const { trendPoint } = await loadPages();
  const engines = [...new Set(all.map(({ report }) => engineName(report)))];
  const trends: Trend[] = [];
  for (const [index, engine] of engines.entries()) {
    const versions = all.filter(({ report }) => engineName(report) === engine);
    const file = `${slugOf(engine)}-${index + 1}.html`;
    const title = `${engine}, through its versions`;
    const data = await writeOne(join(to, file), versions, {
      title,
      trends: [],
      nameOf: ({ engine: { version } }) => version,
    });
    trends.push({ engine, page: file, points: versions.map(({ report }, column) => trendPoint(report, data, column)) });
  }
  const newest = engines.flatMap((engine) => all.findLast(({ report }) => engineName(report) === engine) ?? []);
  await writeOne(join(to, 'index.html'), newest, { title: 'Engines and the rules', trends, nameOf: engineName });
  writeText(join(to, 'site.json'), jsonText(summaryOf(context, all, trends)));
}

async function writeOne(
  path: string,
  shown: readonly Looked[],
  about: Pick<SiteParts, 'title' | 'trends' | 'nameOf'>,
): Promise<PageData> {
  const { makeSiteData } = await loadPages();
  const { hasSteps, stepsIn } = sourcesWithSteps(shown);
  const data = makeSiteData({
    ...{ ...about, hasSteps, reports: shown.map(({ report }) => report) },
    proofOf: (report, property, failure) => shown[report]?.proofs.get(claimKey(property, failure)) ?? NOBODY_LOOKED,
  });
  await writePage(path, data, stepsIn(data));
  return data;
}

const NOBODY_LOOKED: Proof = { kind: 'unproven', why: 'nobody looked' };

/** The same for programs. */
function summaryOf(context: Context, all: readonly Looked[], trends: readonly Trend[]): object {
  return {
    ...{ kind: 'headjudge site', format: 1, suite: context.version },
    reports: all.map(({ name, report: { engine, suite, edition, run }, proofs }) => ({
      ...{ name, engine, suite, edition, run },
      claims: [...proofs].map(([key, proof]) => ({ claim: JSON.parse(key) as unknown, ...proof })),
    })),
    trends,
  };
}

function claimKey(property: string, failure: string): string {
  return JSON.stringify([property, failure]);
}

function slugOf(id: string): string {
  return (
    id
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 40) || 'engine'
  );
}
