import type { Connection } from '../../protocol/wire/index.ts';
import { BrokenProtocol, scopeOf, unsound } from '../../protocol/wire/index.ts';
import type { AsksReply, OverReply } from '../../protocol/wire/reply.generated.ts';
import type { LoadRequest, StartRequest } from '../../protocol/wire/request.generated.ts';
import { patientOn, type Probe } from './probe.ts';
import { PROBES } from './probes.ts';

/** What was looked at, and what is wrong with it; null: nothing. */
export interface Examined {
  readonly says: string;
  readonly wrong: string | null;
}

/**
 * All that every adapter has to do, looked for in one: what the doctor does, and the test that any adapter's own tests can call. `open`
 * begins an engine and gives the way to it, once for each thing that is looked at. An adapter that is well has nothing `wrong`. Of one
 * that does not answer hello as it should nothing else is looked at: all of it begins with that.
 */
export function examine(open: () => Connection): readonly Examined[] {
  const rows: Examined[] = [];
  for (const probe of PROBES) {
    const wrong = examined(probe, open());
    rows.push({ says: probe.says, wrong });
    if (rows.length === 1 && wrong !== null) break;
  }
  return rows;
}

/** What a probe finds wrong at the end of this connection, or null. */
export function examined({ run }: Probe, connection: Connection): string | null {
  try {
    return run(patientOn(sound(connection)));
  } catch (thrown) {
    return thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
  } finally {
    connection.close();
  }
}

/** The same connection, of which each reply has to name what there is, in questions that can be answered. */
function sound(connection: Connection): Connection {
  let game: LoadRequest | StartRequest | null = null;
  return {
    exchange: (line) => {
      const request = JSON.parse(line) as LoadRequest | StartRequest | { readonly do: 'answer' };
      if (request.do === 'load' || request.do === 'start') game = request;
      const text = connection.exchange(line);
      const wrong = game === null ? null : wrongWith(text, game);
      if (wrong !== null) throw new BrokenProtocol(wrong);
      return text;
    },
    restart: () => connection.restart(),
    close: () => connection.close(),
  };
}

/** Of what is no message the suite says itself what is wrong. */
function wrongWith(text: string, game: LoadRequest | StartRequest): string | null {
  try {
    const reply = JSON.parse(text) as AsksReply | OverReply;
    return reply.is === 'asks' || reply.is === 'over' ? unsound(reply, scopeOf(game)) : null;
  } catch {
    return null;
  }
}
