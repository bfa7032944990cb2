import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { PROPERTIES } from '../properties/registry.ts';
import { type ExportFormat, exportTo } from '../reports/exports/index.ts';
import { sourceOf } from '../cli/export/export-command.ts';
import { openEngine } from '../cli/run/open-engine.ts';

vi.setConfig({ testTimeout: 120_000 });

const GUIDE = readFileSync(new URL('exporting.md', import.meta.url), 'utf8');
const FILE = fileURLToPath(
  new URL('../adapters/forge/baseline-witnesses/s2-priority-first-bb94c1ba.json', import.meta.url),
);

test('What the guide shows of exports is what they say.', async () => {
  const source = await sourceOf({ folder: '/', properties: PROPERTIES, openEngine }, FILE);
  const textOf = (format: ExportFormat): string => {
    const made = exportTo(format, source);
    return made.kind === 'exported' ? made.text : made.why;
  };
  const blocks = [...GUIDE.matchAll(/^```(\w*)\n([\s\S]*?)^```/gm)].map(([, , text = '']) => text);
  const [, state = '', java = '', init = '', json = ''] = blocks;
  for (const [format, block] of [
    ['forge-state', state],
    ['xmage-test', java],
    ['xmage-init', init],
  ] as const) {
    const lines = textOf(format)
      .split('\n')
      .map((line) => line.trim());
    expect(lines).toEqual(expect.arrayContaining(block.trimEnd().split('\n')));
  }
  expect(JSON.parse(textOf('argentum'))).toMatchObject(JSON.parse(json));
});
