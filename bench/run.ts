import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { growthOf } from './growth.ts';
import { measured, type Result } from './measure.ts';
import { MEASURES } from './measures.ts';
import { textOf } from './text.ts';

/** `npm run bench -- [--filter TEXT] [--time MS] [--json FILE]`: measures, prints a table and writes the results as JSON. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { filter: { type: 'string' }, time: { type: 'string' }, json: { type: 'string' } },
  });
  const time = Number(values.time ?? 2000);
  if (!(time > 0)) throw new Error(`--time: expected milliseconds, found ${values.time}`);
  const chosen = MEASURES.filter(({ name }) => name.includes(values.filter ?? ''));
  if (chosen.length === 0)
    throw new Error(
      `--filter: nothing is called ${values.filter}; there are ${MEASURES.map(({ name }) => name).join('; ')}`,
    );
  const results: Result[] = [];
  for (const measure of chosen) {
    if (process.stderr.isTTY) process.stderr.write(`${measure.name} …\n`);
    results.push(await measured(measure, time));
  }
  const growth = growthOf(results);
  process.stdout.write(textOf(results, growth));
  if (values.json !== undefined)
    writeFileSync(values.json, `${JSON.stringify({ node: process.version, time, results, growth }, null, 2)}\n`);
}

main().catch((thrown: unknown) => {
  process.stderr.write(`bench: ${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
  process.exitCode = 2;
});
