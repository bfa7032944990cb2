import { readSync, writeSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

/** The lines that come from a file descriptor until its input ends, without their ends; each is waited for. */
export function* linesOf(input: number): Generator<string> {
  const chunk = Buffer.allocUnsafe(CHUNK);
  const decoder = new StringDecoder('utf8');
  let begun: string[] = [];
  for (let size = read(input, chunk); size > 0; size = read(input, chunk)) {
    const [first = '', ...more] = decoder.write(chunk.subarray(0, size)).split('\n');
    begun.push(first);
    for (const next of more) {
      yield withoutReturn(begun.join(''));
      begun = [next];
    }
  }
  const last = begun.join('');
  if (last !== '') yield last;
}

/** Writes a line to a file descriptor, and waits until all of it is written. */
export function writeLine(output: number, line: string): void {
  const bytes = Buffer.from(`${line}\n`);
  for (let written = 0; written < bytes.length; )
    written += waiting(() => writeSync(output, bytes, written, bytes.length - written));
}

function read(input: number, chunk: Buffer): number {
  return waiting(() => readSync(input, chunk, 0, chunk.length, null));
}

/** Does it once it can be done: a stream that was made not to wait says that it is not ready. */
function waiting(act: () => number): number {
  for (;;) {
    try {
      return act();
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code;
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(NOTHING, 0, 0, PAUSE);
    }
  }
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}

const CHUNK = 65_536;

/** In milliseconds. */
const PAUSE = 1;

const NOTHING = new Int32Array(new SharedArrayBuffer(4));
