/** What was said on the wire, as a file: a line of JSON for each exchange, and one before all others. */

export const HEAD = { kind: 'headjudge transcript', format: 1 } as const;

/** A request with what came of it. */
export interface Exchange {
  /** Those with the same one were had with one engine process, in their order. */
  readonly session: string;
  readonly request: WireRequest;
  /** The reply, or its text where that is no JSON; null: none came. */
  readonly reply: unknown;
  /** What was thrown where no reply came, else null. */
  readonly failed: { readonly name: string; readonly message: string } | null;
}

/** A request as far as a transcript looks into it. */
export type WireRequest = Readonly<Record<string, unknown>> & { readonly id: number; readonly do: string };

/** A file that is no transcript. */
export class BadTranscript extends Error {
  override readonly name = 'BadTranscript';
}

/** The exchanges of a transcript. A line that was cut off at its end, as by a kill, is left out. Throws a `BadTranscript`. */
export function readTranscript(text: string): readonly Exchange[] {
  const lines = text.split('\n').filter((line) => line !== '');
  const [head, ...rest] = lines.map(parsed);
  const { kind, format } = (head ?? {}) as { readonly kind?: unknown; readonly format?: unknown };
  if (kind !== HEAD.kind)
    throw new BadTranscript(`expected a file of kind "${HEAD.kind}", found ${JSON.stringify(kind)}`);
  if (format !== HEAD.format)
    throw new BadTranscript(`its format ${JSON.stringify(format)} is not known; format ${HEAD.format} is read`);
  return rest.flatMap((value, index) => {
    if (isExchange(value)) return [value];
    if (isHead(value) || (value === undefined && index === rest.length - 1)) return [];
    throw new BadTranscript(`line ${index + 2} is no exchange`);
  });
}

/** The text of a line, or what it says. */
export function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function isHead(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === HEAD.kind;
}

function isExchange(value: unknown): value is Exchange {
  if (typeof value !== 'object' || value === null || !('session' in value && 'request' in value)) return false;
  const { request } = value;
  return typeof request === 'object' && request !== null && 'id' in request && 'do' in request && 'failed' in value;
}
