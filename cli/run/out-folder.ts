import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { JOURNAL } from '../../runner/index.ts';
import { UsageError } from '../usage-error.ts';

/** Where runs are kept that were not told where. */
export const DEFAULT_OUT = 'reports/out';

/**
 * The folder of a run: the one that was named, or the next of the numbered ones. A folder that holds anything but a run is refused
 * with a `UsageError`, so that nothing is overwritten.
 */
export function outFolder(named: string | null, from: string): string {
  if (named === null) return nextFolder(resolve(from, DEFAULT_OUT));
  const folder = resolve(from, named);
  if (!existsSync(folder)) return folder;
  const files = filesOf(folder, named);
  if (files.length > 0 && !files.includes(JOURNAL)) {
    throw new UsageError(`${named} holds files that are no run of Headjudge: name a new or an empty folder`);
  }
  return folder;
}

function filesOf(folder: string, named: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    throw new UsageError(`${named} is not a folder that can be read`);
  }
}

function nextFolder(parent: string): string {
  mkdirSync(parent, { recursive: true });
  const numbers = readdirSync(parent).flatMap((name) => /^run-(\d+)$/.exec(name)?.[1] ?? []);
  for (let number = Math.max(0, ...numbers.map(Number)) + 1; ; number++) {
    const folder = join(parent, `run-${String(number).padStart(4, '0')}`);
    if (existsSync(folder)) continue;
    mkdirSync(folder);
    return folder;
  }
}
