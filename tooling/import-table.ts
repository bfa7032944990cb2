/** Something that the files of a folder may import besides files of the same row. */
export type Allowed =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'folder'; readonly folder: string; readonly typesOnly: boolean }
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'node' }
  | { readonly kind: 'anything' };

/**
 * One row of the table: the files below `folder` may import each other and what `may` says. A folder that ends in `/*`
 * stands for each folder in that place, each a row of its own. Of two rows that fit, the longer one counts.
 */
export interface ImportRow {
  readonly folder: string;
  readonly may: readonly Allowed[];
  /** What their tests may import beyond that. */
  readonly testsMay: readonly Allowed[];
}

/** The only files of the engine that the rest of the project may import. */
export const ENGINE_FACES: readonly string[] = ['engine/index.ts', 'engine/facts.ts'];

/** Folders that no other folder may import, whatever its row says. */
export const NEVER_IMPORTED: readonly string[] = ['cli', 'bench', 'tooling', 'docs'];

const game = file('engine/index.ts');
const facts = file('engine/facts.ts');
const node: Allowed = { kind: 'node' };
const anything: Allowed = { kind: 'anything' };
const fastCheck = npm('fast-check');

/** What every test may import: the test runner, node, fast-check, and what tests share. */
const forTests = [npm('vitest'), node, fastCheck, folder('tooling/testing')];

/** What writes XML and Markdown; `mdast` are types. */
const REPORT_LIBRARIES = ['fast-xml-builder', 'mdast', 'mdast-util-gfm-table', 'mdast-util-to-markdown'];

/** What makes pages. */
const PAGE_LIBRARIES = ['esbuild', 'preact', 'preact-render-to-string'];

/** What reads them again in tests. */
const READERS_IN_TESTS = ['ajv', 'libxml2-wasm', 'mdast-util-from-markdown', 'micromark-extension-gfm-table'];

/** Who may import whom. The engine's row is empty on purpose: no package, no `node:` module, no other folder. */
export const IMPORT_TABLE: readonly ImportRow[] = [
  row('engine', []),
  row('rulings', [npm('ajv'), node]),
  row('protocol', [npm('ajv')]),
  row('corpus', [typesOf('protocol'), node]),
  row('generators', [game, facts, typesOf('protocol'), fastCheck]),
  row('properties', [folder('rulings'), folder('generators'), folder('protocol'), facts, fastCheck]),
  row('runner', [folder('protocol'), folder('properties'), folder('generators'), fastCheck, node]),
  {
    folder: 'reports',
    may: [typesOf('protocol'), folder('rulings'), facts, node, ...[...REPORT_LIBRARIES, ...PAGE_LIBRARIES].map(npm)],
    testsMay: [...forTests, ...READERS_IN_TESTS.map(npm)],
  },
  row('reports/html/browser', [folder('reports'), npm('vitest'), npm('playwright-core'), node]),
  {
    folder: 'reports/html/page',
    may: [npm('preact'), typesOf('reports')],
    testsMay: [...forTests, folder('reports'), npm('preact-render-to-string')],
  },
  row('adapters', [folder('protocol'), node]),
  row('adapters/*', [folder('protocol'), folder('adapters/kit'), node]),
  row('adapters/reference', [game, facts, folder('protocol'), node]),
  row('faults', [game, facts, folder('protocol'), npm('esbuild'), npm('typescript'), node]),
  row('cli', [anything]),
  row('bench', [anything]),
  row('tooling', [anything]),
  row('docs', [anything]),
  row('.ci', [anything]),
  row('.', [npm('vitest'), node]),
];

function row(name: string, may: readonly Allowed[]): ImportRow {
  return { folder: name, may, testsMay: forTests };
}

function file(path: string): Allowed {
  return { kind: 'file', path };
}

function folder(name: string): Allowed {
  return { kind: 'folder', folder: name, typesOnly: false };
}

function typesOf(name: string): Allowed {
  return { kind: 'folder', folder: name, typesOnly: true };
}

function npm(name: string): Allowed {
  return { kind: 'package', name };
}
