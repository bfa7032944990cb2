import { spawn } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linesOf, writeLine } from './lines.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'headjudge-lines-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function linesIn(text: string): readonly string[] {
  const file = join(folder, 'input');
  writeFileSync(file, text);
  const input = openSync(file, 'r');
  try {
    return [...linesOf(input)];
  } finally {
    closeSync(input);
  }
}

test('lines are given without their ends, whichever they are, and the last one without an end too', () => {
  expect(linesIn('one\n\ntwo\r\nthree')).toEqual(['one', '', 'two', 'three']);
  expect(linesIn('')).toEqual([]);
});

test('a line may be longer than what is read at once, and letters may lie on the border', () => {
  const long = `x${'é'.repeat(100_000)}`;
  expect(linesIn(`a\n${long}\nb\n`)).toEqual(['a', long, 'b']);
});

test('an input that was made not to wait is waited for', () => {
  const pipe = join(folder, 'pipe');
  const writer = spawn('sh', ['-c', `mkfifo "${pipe}" && { sleep 0.1; echo late; } > "${pipe}"`]);
  const input = opened(pipe);
  expect(linesOf(input).next().value).toBe('late');
  closeSync(input);
  writer.kill();
});

/** Both ends of a pipe that somebody is about to make, so that its input does not end before it begins. */
function opened(pipe: string): number {
  for (;;) {
    try {
      return openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
    } catch {
      // It is not there yet.
    }
  }
}

test('a line is written whole', () => {
  const file = join(folder, 'output');
  const output = openSync(file, 'w');
  writeLine(output, 'é'.repeat(50_000));
  closeSync(output);
  expect(readFileSync(file, 'utf8')).toBe(`${'é'.repeat(50_000)}\n`);
});
