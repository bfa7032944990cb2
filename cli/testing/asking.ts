import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Ended, runToy, toyContext } from './toy-context.ts';

/** Two players with these zones, `; ` between them; a line each. */
export function table(first: string, second: string, frame = ''): string {
  const zones = (text: string): readonly string[] => text.split('; ').map((zone) => `  ${zone}`);
  return [...(frame === '' ? [] : [frame]), 'player 0', ...zones(first), 'player 1', ...zones(second)].join('\n');
}

/** Asks a file in a folder: a board, what is done, what is expected. */
export function asking(
  folder: string,
  board: string,
  lines: readonly string[],
  expected: readonly string[] = [],
  flags: readonly string[] = [],
): Promise<Ended> {
  writeFileSync(join(folder, 'asked.txt'), [board, 'actions:', ...lines, 'expect:', ...expected].join('\n'));
  return runToy(['ask', 'asked.txt', ...flags], toyContext(folder));
}
