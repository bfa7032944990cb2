import { UsageError } from '../usage-error.ts';

/** What is wrong with one line of a file. */
export class LineError extends Error {
  override readonly name = 'LineError';
  readonly line: number;

  /** `line` counts from 1; 0 stands for the file as a whole. */
  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** Everything that is wrong with a file, so that it can be said at once. */
export class Complaints {
  readonly #all: { readonly line: number; readonly message: string }[] = [];

  /** Does something; what it complains about is kept. Null where it complained. */
  during<T>(what: () => T): T | null {
    try {
      return what();
    } catch (error) {
      if (!(error instanceof LineError)) throw error;
      this.add(error.line, error.message);
      return null;
    }
  }

  add(line: number, message: string): void {
    this.#all.push({ line, message });
  }

  /** Throws a `UsageError` with all complaints, in the order of the lines, if there are any. */
  settle(file: string): void {
    if (this.#all.length === 0) return;
    const lines = [...this.#all].sort((a, b) => a.line - b.line);
    const told = lines.map(({ line, message }) =>
      line === 0 ? `${file}: ${message}` : `${file}, line ${line}: ${message}`,
    );
    throw new UsageError([...new Set(told)].join('\n'));
  }
}
