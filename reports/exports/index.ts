/** A counterexample in the formats of other engines, and for people. It loads what writes Markdown, so only those who need it import it. */
import { argentum } from './argentum.ts';
import { forgePuzzle } from './forge-puzzle.ts';
import { forgeState } from './forge-state.ts';
import { markdownReport } from './markdown.ts';
import { baseName, type CannotExport, type Exported, type ExportSource } from './source.ts';
import { xmageInit } from './xmage-init.ts';
import { xmageTest } from './xmage-test.ts';

export type { CannotExport, Exported, ExportSource, Grade } from './source.ts';

/** A counterexample in one of the formats, or why that cannot be. */
export function exportTo(format: ExportFormat, source: ExportSource): Exported | CannotExport {
  return FORMATS[format](source);
}

/** How formats are named on the command line. */
export type ExportFormat =
  | 'forge-state'
  | 'forge-puzzle'
  | 'xmage-test'
  | 'xmage-init'
  | 'argentum'
  | 'markdown'
  | 'json';

const FORMATS: Readonly<Record<ExportFormat, (source: ExportSource) => Exported | CannotExport>> = {
  'forge-state': forgeState,
  'forge-puzzle': forgePuzzle,
  'xmage-test': xmageTest,
  'xmage-init': xmageInit,
  argentum,
  markdown: markdownReport,
  json: ownJson,
};

/** Our own file, which says all. */
function ownJson({ counterexample }: ExportSource): Exported {
  const text = `${JSON.stringify(counterexample, null, 2)}\n`;
  return {
    kind: 'exported',
    grade: 'read back by our reader',
    fileName: `${baseName(counterexample)}.json`,
    text,
    notSaid: [],
  };
}
