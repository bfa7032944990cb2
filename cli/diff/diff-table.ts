import { aligned, oneLine, sentence } from '../../reports/index.ts';
import type { DiffReport, Difference } from './diff-command.ts';

/** What engines came to, for a terminal. */
export function diffTable({ engines, cases, differences }: DiffReport, folder: string): string {
  const rows = engines.map(({ id, agrees, compared }) => [id, `${agrees} of ${cases}`, String(compared)]);
  const table = aligned([['engine', 'cases it agrees in', 'moments compared'], ...rows], 1).join('\n');
  if (differences.length === 0) return `${table}\nNo engine parts from the reference.\n`;
  return `${table}\n${differences.map((each, index) => text(each, index + 1, folder)).join('\n')}`;
}

function text(
  { class: name, cases, odd, decided, expected, found, place, story, again }: Difference,
  number: number,
  folder: string,
): string {
  return [
    `${number}. ${name} (${cases} ${cases === 1 ? 'case' : 'cases'})`,
    `   ${oneLine(place ?? 'in the middle of things')}`,
    `   reference: ${oneLine(expected)}`,
    ...found.map((each) => `   ${each.engine}: ${oneLine(each.found ?? 'as the reference')}`),
    ...(found.length === 1
      ? []
      : [`   ${sentence(decided ? votes(odd) : `no side has more than half of the votes: ${odd.join(', ')}`)}`]),
    `   ${folder}/${story}`,
    `   ${again}`,
    '',
  ].join('\n');
}

function votes(odd: readonly string[]): string {
  const alone = odd.includes('reference');
  const words = `alone: ${odd.join(', ')}`;
  return alone ? `${words}. All others say the same, so the reference may be wrong: please report it` : words;
}
