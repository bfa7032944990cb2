import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** The folders on which the results of a run depend. */
export const SOURCES = [
  'adapters',
  'cli',
  'corpus',
  'engine',
  'faults',
  'generators',
  'properties',
  'protocol',
  'runner',
];

/** The version of the suite, from its package. */
export function suiteVersion(): string {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly version: string };
  return version;
}

/** A hash of all sources on which results depend: where it is the same, the same run comes to the same. */
export function suiteFingerprint(root = ROOT): string {
  const hash = createHash('sha256');
  for (const folder of SOURCES) {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort();
    for (const file of files) {
      if (!/\.(ts|mjs|jsonl?)$/.test(file) || file.endsWith('.test.ts') || file.includes('node_modules')) continue;
      hash.update(`${folder}/${file}\0`).update(readFileSync(join(root, folder, file)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
