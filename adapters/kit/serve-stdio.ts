import { createInterface } from 'node:readline';
import type { EngineUnderTest } from '../../protocol/index.ts';
import { WireServer } from '../../protocol/wire/index.ts';

/**
 * Serves an engine on the standard streams until the suite says `bye` or the input ends. Whatever else writes to the output goes to the
 * error output instead, so that the protocol has it alone. What the suite would not take of the adapter is told there too, with the place.
 */
export async function serveStdio(engine: EngineUnderTest): Promise<void> {
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = process.stderr.write.bind(process.stderr);
  const server = new WireServer(engine, (why) => process.stderr.write(`the adapter is at fault: ${why}\n`));
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    write(`${server.reply(line)}\n`);
    if (server.isOver) break;
  }
  process.stdout.write = write;
  // An input that stays open would keep the process alive.
  process.stdin.destroy();
}
