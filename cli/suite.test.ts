import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SOURCES, suiteFingerprint } from './suite.ts';

describe('the fingerprint of the suite', () => {
  let root: string;
  const write = (path: string, text: string): void => writeFileSync(join(root, path), text);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'suite-'));
    for (const folder of SOURCES) {
      mkdirSync(join(root, folder));
      write(`${folder}/index.ts`, folder);
    }
  });

  afterEach(() => rmSync(root, { recursive: true }));

  test.each(['engine/index.ts', 'protocol/boards.schema.json', 'corpus/apnap.jsonl'])('changes with %s', (path) => {
    const before = suiteFingerprint(root);
    write(path, 'something else');
    expect(suiteFingerprint(root)).not.toBe(before);
  });

  test.each(['engine/index.test.ts', 'faults/README.md'])('does not change with %s', (path) => {
    const before = suiteFingerprint(root);
    write(path, 'something else');
    expect(suiteFingerprint(root)).toBe(before);
  });
});
