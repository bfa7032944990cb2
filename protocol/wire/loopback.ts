import type { EngineUnderTest } from '../engine-under-test.ts';
import type { Connection } from './client.ts';
import { WireServer } from './server.ts';

/** An engine in this process, spoken with in lines as one in another: each line that is said is a message there and back. */
export function loopback(engine: EngineUnderTest): Connection {
  let server = new WireServer(engine);
  return {
    exchange: (line) => {
      if (server.isOver) throw new Error('the engine has ended');
      return server.reply(line);
    },
    restart: () => {
      server = new WireServer(engine);
    },
    close: () => {},
  };
}
