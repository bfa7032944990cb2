import type { Connection } from '../../protocol/wire/index.ts';
import { type Exchange, HEAD, parsed, type WireRequest } from './transcript.ts';

/**
 * A connection of which all that is said is written down too, a line of text at a time. `session`: what tells its lines from those of
 * others that write to the same place; what is said after a new beginning counts as another session.
 */
export function recording(connection: Connection, session: string, write: (line: string) => void): Connection {
  let begun = 0;
  const note = (request: string, heard: Pick<Exchange, 'reply' | 'failed'>): void => {
    const exchange: Exchange = { session: `${session}.${begun}`, request: parsed(request) as WireRequest, ...heard };
    write(`${JSON.stringify(exchange)}\n`);
  };
  write(`${JSON.stringify(HEAD)}\n`);
  return {
    exchange: (line) => {
      try {
        const text = connection.exchange(line);
        note(line, { reply: parsed(text) ?? text, failed: null });
        return text;
      } catch (thrown) {
        const { name, message } = thrown instanceof Error ? thrown : new Error(String(thrown));
        note(line, { reply: null, failed: { name, message } });
        throw thrown;
      }
    },
    restart: () => {
      begun++;
      connection.restart();
    },
    close: () => connection.close(),
  };
}
