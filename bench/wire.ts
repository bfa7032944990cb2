import { fileURLToPath } from 'node:url';
import { ProcessConnection } from '../adapters/process/index.ts';
import type { Answer } from '../protocol/index.ts';
import { BOARD } from '../protocol/testing/passing-engine.ts';
import { connect } from '../protocol/wire/index.ts';

/** How many answers are given between two looks at the clock. */
const ANSWERS = 500;

const PASS: Answer = { kind: 'pick', picks: ['pass'] };

/**
 * Answers given to an engine in a process of its own that does nothing but ask again, without views: what it costs to say a
 * line, wait for one, and check that it is a message.
 */
export function exchanges(): () => number {
  const connection = new ProcessConnection({
    command: `"${process.execPath}" --import tsx "${fileURLToPath(new URL('./asks-again.ts', import.meta.url))}"`,
    seconds: 60,
    thread: new URL('../cli/run/process-thread.mjs', import.meta.url),
  });
  const engine = connect(connection, { suite: 'bench', edition: 'bench' });
  const game = engine.load(BOARD);
  if ('kind' in game) throw new Error(`the game did not begin: ${game.why}`);
  return () => {
    for (let count = 0; count < ANSWERS; count++) {
      if (game.answer(PASS) !== null || game.standing().kind !== 'asks') throw new Error('the game did not go on');
    }
    return ANSWERS;
  };
}
