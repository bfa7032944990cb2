import { stripVTControlCharacters } from 'node:util';

/**
 * Text for a terminal of so many columns: lines are broken between words, and go on below where their words began. Lines that are there to be
 * copied, such as commands and paths, stay whole. Colours take no room.
 */
export function fitted(text: string, columns: number): string {
  return text
    .split('\n')
    .flatMap((line) => (widthOf(line) <= columns || TO_COPY.test(line) ? [line] : broken(line, columns)))
    .join('\n');
}

const TO_COPY = /^\s*(see|show|mend|next|report|page|written):/i;

function broken(line: string, columns: number): readonly string[] {
  const [margin = ''] = /^\s*(\w+:\s+)?/.exec(line) ?? [];
  const indent = ' '.repeat(margin === '' ? 2 : Math.min(margin.length, columns >> 1));
  const lines: string[] = [];
  let now = margin;
  let isEmpty = true;
  for (const word of line.slice(margin.length).split(' ')) {
    if (!isEmpty && widthOf(now) + 1 + widthOf(word) > columns) {
      lines.push(now);
      now = indent;
      isEmpty = true;
    }
    now += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, now];
}

function widthOf(text: string): number {
  return [...stripVTControlCharacters(text)].length;
}
