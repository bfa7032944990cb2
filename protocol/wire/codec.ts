import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { Reply } from './reply.generated.ts';
import replySchema from './reply.schema.json' with { type: 'json' };
import type { Request } from './request.generated.ts';
import requestSchema from './request.schema.json' with { type: 'json' };

/** The version of the protocol that this suite speaks. */
export const PROTOCOL = 1;
/** The longest line that either side may write, in bytes. */
export const LONGEST_LINE: number = 4 * 1024 * 1024;

/** A line that is no message: why, in words for whoever wrote the other side. */
export interface Malformed {
  readonly kind: 'malformed';
  readonly why: string;
  /** The `id` of a request that could be read as far as that; else null. */
  readonly id: number | null;
}

/** A message as it was read. */
export interface Read<Message> {
  readonly kind: 'message';
  readonly message: Message;
}

export function readRequest(line: string): Read<Request> | Malformed {
  return read(line, requests());
}

export function readReply(line: string): Read<Reply> | Malformed {
  return read(line, replies());
}

const ajv = (): Ajv => new Ajv({ discriminator: true, validateSchema: false });
const requests = once(() => ajv().compile<Request>(requestSchema));
const replies = once(() => ajv().compile<Reply>(replySchema));

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function read<Message>(line: string, isValid: ValidateFunction<Message>): Read<Message> | Malformed {
  if (line.length > LONGEST_LINE)
    return malformed(`a line of ${line.length} characters, at most ${LONGEST_LINE}`, null);
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return malformed(`no JSON: ${excerpt(line)}`, null);
  }
  if (isValid(value)) return { kind: 'message', message: value };
  const [error] = isValid.errors ?? [];
  return malformed(error === undefined ? 'not as the schema has it' : faultWords(error), idOf(value));
}

function malformed(why: string, id: number | null): Malformed {
  return { kind: 'malformed', why, id };
}

function faultWords({ instancePath, message, params }: ErrorObject): string {
  const place = instancePath === '' ? 'the message' : instancePath.slice(1).replaceAll('/', '.');
  const details = Object.values(params as Readonly<Record<string, unknown>>).filter((each) => each !== undefined);
  return `${place} ${message ?? 'is wrong'} (${details.map((each) => JSON.stringify(each)).join(', ')})`;
}

function idOf(value: unknown): number | null {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
  return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? id : null;
}

const EXCERPT = 80;

/** The beginning of a line, as it can be printed. */
export function excerpt(line: string): string {
  const text = JSON.stringify(line.slice(0, EXCERPT));
  return line.length > EXCERPT ? `${text} …` : text;
}
