import { oneLine, visible } from './one-line.ts';
import { linesOf, type Outcome, type Shown } from './outcome.ts';

/**
 * The outcome as workflow commands of GitHub Actions, which it shows as annotations: an error for each finding, a warning for what
 * the base has too, and one notice.
 */
export function githubText({ title, checks, remarks }: Outcome): string {
  const found = checks.flatMap(({ id, findings }) =>
    findings
      .filter(({ commands, blocks }) => blocks || commands.length > 0)
      .map((shown) =>
        command(shown.blocks ? 'error' : 'warning', `${id}: ${shown.title}`, linesUnder(shown), shown.file),
      ),
  );
  return [...found, command('notice', title, remarks, null), ''].join('\n');
}

function linesUnder(shown: Shown): readonly string[] {
  const lines = linesOf(shown);
  return lines.length === 0 ? [shown.title] : lines;
}

function command(
  kind: 'error' | 'warning' | 'notice',
  title: string,
  lines: readonly string[],
  file: string | null,
): string {
  const where = file === null ? '' : `file=${inProperty(visible(file))},`;
  return `::${kind} ${where}title=${inProperty(oneLine(title))}::${inData(lines.map(visible).join('\n'))}`;
}

/** As the runner reads the text of a command. */
function inData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** As the runner reads a property of a command. */
function inProperty(text: string): string {
  return inData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
