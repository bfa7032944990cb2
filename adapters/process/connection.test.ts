import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ProcessConnection } from './connection.ts';

vi.setConfig({ testTimeout: 60_000 });

const open: ProcessConnection[] = [];

afterEach(() => {
  for (const connection of open.splice(0)) connection.close();
});

/** A process that does this with each `line` that it reads. */
function doing(javaScript: string, seconds = 20): ProcessConnection {
  const loop = `require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => { ${javaScript} })`;
  const connection = new ProcessConnection({
    command: `"${process.execPath}" -e ${JSON.stringify(loop)}`,
    seconds,
    thread: new URL('../../cli/run/process-thread.mjs', import.meta.url),
  });
  open.push(connection);
  return connection;
}

test('a line is answered with a line, as long as it may be', () => {
  const echo = doing('console.log(line.toUpperCase())');
  expect(echo.exchange('one')).toBe('ONE');
  expect(echo.exchange('ü'.repeat(300_000))).toBe('Ü'.repeat(300_000));
});

describe('a process that does not answer', () => {
  test('because it ends, with its last words', () => {
    const ends = doing("console.error('out of mana'); process.exit(3)");
    expect(() => ends.exchange('one')).toThrow(
      expect.objectContaining({ name: 'Exited', message: 'exit code 3; its last words: out of mana' }),
    );
    expect(() => ends.exchange('two')).toThrow('exit code 3');
  });

  test('because it hangs', () => {
    const hangs = doing('for (;;) {}', 1);
    expect(() => hangs.exchange('one')).toThrow(
      expect.objectContaining({ name: 'Silent', message: 'no reply for 1 s' }),
    );
  });

  test('because it cannot be begun', () => {
    const connection = new ProcessConnection({
      command: 'no-such-program-of-this-name',
      seconds: 20,
      thread: new URL('../../cli/run/process-thread.mjs', import.meta.url),
    });
    open.push(connection);
    expect(() => connection.exchange('one')).toThrow(/^exit code 127; its last words: .*no-such-program/);
  });
});

describe('a process that says too much', () => {
  test('two lines for one', async () => {
    const twice = doing("process.stdout.write('a\\nb\\n')");
    expect(twice.exchange('one')).toBe('a');
    expect(() => twice.exchange('two')).toThrow(
      expect.objectContaining({ name: 'BrokenProtocol', message: 'it wrote without being asked: "b\\n"' }),
    );
  });

  test('a line without an end', () => {
    const flood = doing("for (let i = 0; i < 80; i++) process.stdout.write('x'.repeat(65536))");
    expect(() => flood.exchange('one')).toThrow(/a line of more than 4194304 bytes/);
  });
});

test('a process that floods its output is held up, and that is seen', async () => {
  const flood = doing("for (let i = 0; i < 200; i++) console.log('x'.repeat(9999))");
  expect(flood.exchange('one')).toHaveLength(9999);
  await new Promise((resolve) => setTimeout(resolve, 500));
  // One line of what it wrote may be taken for a reply, which is none to this line.
  expect(() => [flood.exchange('two'), flood.exchange('three')]).toThrow(/it wrote without being asked: "x+/);
  expect(() => flood.exchange('four')).toThrow(/it wrote without being asked/);
  flood.restart();
  expect(flood.exchange('one')).toHaveLength(9999);
});

test('a line that is no UTF-8 is told as that', () => {
  const latin = doing('process.stdout.write(Buffer.from([0x22, 0xe9, 0x22, 10]))');
  expect(() => latin.exchange('one')).toThrow(/a line that is no UTF-8/);
});

test('half a line before the end is the end', () => {
  const half = doing('process.stdout.write(String.fromCharCode(123), () => process.exit(0))');
  expect(() => half.exchange('one')).toThrow(expect.objectContaining({ name: 'Exited', message: 'exit code 0' }));
});

test('a line that ends with what marks the end is none while the process goes on', () => {
  const odd = doing('process.stdout.write(Buffer.from([97, 0, 10]))');
  expect(odd.exchange('one')).toBe('a\0');
});

test('the end is told although a child of the process keeps its output open, even out of reach', () => {
  const spawns = (more: string) =>
    doing(
      `require('node:child_process').spawn('sleep', ['60'], { stdio: 'inherit'${more} }); setTimeout(() => process.exit(4), 50)`,
    );
  expect(() => spawns('').exchange('one')).toThrow(/^exit code 4/);
  expect(() => spawns(', detached: true').exchange('one')).toThrow(/^exit code 4/);
});

test('a process that reads nothing is given up as one that says nothing', () => {
  const deaf = doing('for (;;) {}', 1);
  expect(() => deaf.exchange('x'.repeat(3_000_000))).toThrow(expect.objectContaining({ name: 'Silent' }));
  expect(() => deaf.exchange('two')).toThrow(expect.objectContaining({ name: 'Silent' }));
});

test('what is idle is not given up', async () => {
  const echo = doing('console.log(line)', 1);
  expect(echo.exchange('one')).toBe('one');
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(echo.exchange('two')).toBe('two');
});

test('begun anew it knows nothing of what was before, and the one before is gone with its children', () => {
  const folder = mkdtempSync(join(tmpdir(), 'headjudge-process-'));
  const file = join(folder, 'child');
  const spawnsOne = `const child = require('node:child_process').spawn('sleep', ['600']); require('node:fs').writeFileSync(${JSON.stringify(file)}, String(child.pid)); console.log(String(globalThis.n = (globalThis.n ?? 0) + 1))`;
  const counts = doing(spawnsOne.replaceAll('"', "'"));
  expect([counts.exchange('one'), counts.exchange('two')]).toEqual(['1', '2']);
  const child = readFileSync(file, 'utf8');
  counts.restart();
  expect(counts.exchange('three')).toBe('1');
  const state = existsSync(`/proc/${child}/stat`) ? readFileSync(`/proc/${child}/stat`, 'utf8').split(' ')[2] : 'Z';
  expect(state).toBe('Z');
  rmSync(folder, { recursive: true });
});
