import type { EngineUnderTest } from '../../protocol/index.ts';
import { WireServer } from '../../protocol/wire/index.ts';
import { linesOf, writeLine } from './lines.ts';

/**
 * Serves an engine on the standard streams until the suite says `bye` or the input ends; nothing else of this thread runs meanwhile. Whatever
 * else writes to the output goes to the error output instead, so that the protocol has it alone. What the suite would not take of the
 * adapter is told there too, with the place.
 */
export function serveStdio(engine: EngineUnderTest): void {
  const write = process.stdout.write;
  process.stdout.write = process.stderr.write.bind(process.stderr);
  const server = new WireServer(engine, (why) => process.stderr.write(`the adapter is at fault: ${why}\n`));
  for (const line of linesOf(STANDARD_INPUT)) {
    writeLine(STANDARD_OUTPUT, server.reply(line));
    if (server.isOver) break;
  }
  process.stdout.write = write;
}

const STANDARD_INPUT = 0;
const STANDARD_OUTPUT = 1;
