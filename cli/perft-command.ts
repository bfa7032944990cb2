import { resolve } from 'node:path';
import { fromBoard, perft } from '../engine/index.ts';
import type { Context } from './context.ts';
import { readBoardFile } from './files.ts';
import { EXIT, UsageError } from './usage-error.ts';

/** Counts the lines of play from a board, for each number of answers up to the depth. Answers the exit code. */
export function perftCommand(context: Context, file: string, depth: number | null): number {
  const { board, depth: own } = readBoardFile(resolve(context.folder, file));
  const root = fromBoard(board);
  if ('why' in root) {
    const where = root.card === null ? '' : `, card ${root.card}`;
    throw new UsageError(`${file}: illegal board${where}: ${root.why}`);
  }
  for (let answers = 1; answers <= (depth ?? own); answers++) {
    context.out.write(`${answers} ${perft({ root, answers: [] }, answers)}\n`);
  }
  return EXIT.fine;
}
