import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { RunReport } from '../../reports/index.ts';
import { readReport } from '../files.ts';
import { wordsOf } from '../usage-error.ts';

/** A report that somebody published, with the folder in which its counterexamples lie. */
export interface Published {
  readonly report: RunReport;
  /** Absolute. */
  readonly folder: string;
  /** From the folder of the site's reports. */
  readonly name: string;
}

/**
 * What an engine is called by everybody: command lines and files are other ones on each machine, so of those it is what the engine calls
 * itself.
 */
export function engineName({ engine }: RunReport): string {
  return /^(reference|forge|fault:.*)$/.test(engine.id) ? engine.id : engine.name;
}

/** What lies below a folder: reports, the oldest version of an engine first, and files that are none. */
export interface Found {
  readonly published: readonly Published[];
  /** Why a file was left out, a sentence each. */
  readonly leftOut: readonly string[];
}

const REPORT = 'report.json';
/** Folders deeper than this are not looked into. */
const DEPTH = 6;

/** Looks for reports below a folder. They are strangers': what cannot be read is left out and told. */
export function publishedIn(folder: string): Found {
  const published: Published[] = [];
  const leftOut: string[] = [];
  for (const each of foldersIn(folder, DEPTH)) {
    const name = relative(folder, each) || '.';
    try {
      published.push({ report: withSafePaths(readReport(join(each, REPORT))), folder: each, name });
    } catch (error) {
      leftOut.push(wordsOf(error));
    }
  }
  return { published: published.sort(byVersion), leftOut };
}

function foldersIn(folder: string, depth: number): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => natural(a.name, b.name));
  const below = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
  const here = entries.some(({ name }) => name === REPORT) ? [folder] : [];
  return [...here, ...(depth === 0 ? [] : below.flatMap(({ name }) => foldersIn(join(folder, name), depth - 1)))];
}

/** A report names files of its own folder alone: no other is looked at. */
function withSafePaths(report: RunReport): RunReport {
  return {
    ...report,
    properties: report.properties.map((property) => ({
      ...property,
      classes: property.classes.map((found) => ({
        ...found,
        counterexample: OWN_FILE.test(found.counterexample ?? '') ? found.counterexample : null,
      })),
    })),
  };
}

const OWN_FILE = /^counterexamples\/[\w-]+\.json$/;

/** By the engine, then as versions are read: 1.9 is before 1.10. */
function byVersion({ report: a, name: one }: Published, { report: b, name: other }: Published): number {
  return (
    natural(engineName(a), engineName(b)) ||
    natural(a.engine.version, b.engine.version) ||
    natural(a.suite.version, b.suite.version) ||
    natural(one, other)
  );
}

function natural(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
