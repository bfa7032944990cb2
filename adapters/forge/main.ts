import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { WireServer } from '../../protocol/wire/index.ts';
import { readArchive } from './archive.ts';
import { forgeEngine } from './engine.ts';

/**
 * Serves Forge on the standard streams. Run by a Node that Forge can be run by; see `npm run setup:forge`. An argument names a file
 * with cards that are likely to be needed, one a line: Forge is told of them as it starts.
 */
async function main(file: string | undefined): Promise<void> {
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = process.stderr.write.bind(process.stderr);
  const names =
    file === undefined
      ? []
      : readFileSync(file, 'utf8')
          .split('\n')
          .filter((name) => name !== '');
  const server = new WireServer(forgeEngine(await readArchive(), names));
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    write(`${server.reply(line)}\n`);
    if (server.isOver) break;
  }
  process.exit(0);
}

await main(process.argv[2]);
