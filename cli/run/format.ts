import type { Outcome } from '../../reports/formats/index.ts';
import type { Output } from '../context.ts';

/** How results are printed. */
export type Format = 'table' | 'json' | 'junit' | 'ctrf' | 'markdown' | 'github' | 'html';

export const FORMATS: readonly Format[] = ['table', 'json', 'junit', 'ctrf', 'markdown', 'github', 'html'];

/** The formats that an outcome is written in. */
type OutcomeFormat = 'junit' | 'ctrf' | 'markdown' | 'github';

/** What one prints in each of the formats; made when it is asked for. */
export interface Printed {
  readonly table: () => string;
  readonly json: () => string;
  /** From what writes XML and Markdown, which is loaded for it. */
  readonly outcome: (formats: Formats) => Outcome;
  /** Writes the page and says where. */
  readonly page: () => Promise<string>;
}

export type Formats = typeof import('../../reports/formats/index.ts');

/** Prints results in a format. */
export async function print(out: Output, format: Format, { table, json, outcome, page }: Printed): Promise<void> {
  switch (format) {
    case 'table':
      out.write(table());
      return;
    case 'json':
      out.write(json());
      return;
    case 'html':
      out.write(await page());
      return;
    case 'junit':
    case 'ctrf':
    case 'markdown':
    case 'github': {
      const formats = await loadFormats();
      out.write(textIn(format, formats, outcome(formats)));
    }
  }
}

export function loadFormats(): Promise<Formats> {
  return import('../../reports/formats/index.ts');
}

function textIn(format: OutcomeFormat, formats: Formats, outcome: Outcome): string {
  switch (format) {
    case 'junit':
      return formats.junitText(outcome);
    case 'ctrf':
      return formats.ctrfText(outcome);
    case 'markdown':
      return formats.markdownText(outcome);
    case 'github':
      return formats.githubText(outcome);
  }
}
