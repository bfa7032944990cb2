import { isUtf8 } from 'node:buffer';
import { readSync } from 'node:fs';

/** Reads a pipe line by line, waiting for each. */
export class LineReader {
  readonly #pipe: number;
  readonly #longest: number;
  readonly #chunk = Buffer.allocUnsafe(65_536);
  /** What was read and not yet asked for. */
  #rest: Buffer = EMPTY;

  /** `longest`: in bytes. */
  constructor(pipe: number, longest: number) {
    this.#pipe = pipe;
    this.#longest = longest;
  }

  /** What stands there before anything was asked for, as far as it was read. */
  rest(): Buffer {
    return this.#rest;
  }

  /** The next line without its end; null: it is longer than a line may be. */
  next(): Buffer | null {
    const parts = this.#rest.length > 0 ? [this.#rest] : [];
    this.#rest = EMPTY;
    let size = parts[0]?.length ?? 0;
    for (;;) {
      const read = this.#read();
      const end = read.indexOf(NEW_LINE);
      if (end >= 0) {
        if (end + 1 < read.length) this.#rest = Buffer.from(read.subarray(end + 1));
        const line = read.subarray(0, end);
        return parts.length === 0 ? line : Buffer.concat([...parts, line]);
      }
      size += read.length;
      if (size > this.#longest) return null;
      parts.push(Buffer.from(read));
    }
  }

  #read(): Buffer {
    return this.#chunk.subarray(0, readSync(this.#pipe, this.#chunk, 0, this.#chunk.length, null));
  }
}

/** A line's text; null: it is not UTF-8. */
export function textOf(line: Buffer): string | null {
  if (!isUtf8(line)) return null;
  return line.toString('utf8', 0, line.at(-1) === CARRIAGE_RETURN ? line.length - 1 : line.length);
}

const EMPTY = Buffer.alloc(0);
const NEW_LINE = 10;
const CARRIAGE_RETURN = 13;
