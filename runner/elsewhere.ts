import type {
  Answer,
  Board,
  CannotSetUp,
  Case,
  Decks,
  EngineDescription,
  IllegalAnswer,
  IllegalBoard,
} from '../protocol/index.ts';
import { type Chooser, type Play, play, type Reply, type Request, type Sight } from './driver.ts';
import { crash } from './in-process.ts';

/** A game in an engine that is not in this process: each call waits for one message. */
export interface DistantSession {
  sight(): Promise<Sight>;
  answer(answer: Answer): Promise<IllegalAnswer | null>;
}

/** An engine that is not in this process. */
export interface DistantEngine {
  describe(): Promise<EngineDescription>;
  unknownCards(names: readonly string[]): Promise<readonly string[]>;
  load(board: Board): Promise<DistantSession | IllegalBoard | CannotSetUp>;
  start(decks: Decks): Promise<DistantSession | CannotSetUp>;
}

/** Runs a case on an engine elsewhere: the same driver as in process, and the same history. */
export async function playElsewhere(engine: DistantEngine, of: Case, chooser: Chooser): Promise<Play> {
  const steps = play(of, chooser);
  let session: DistantSession | null = null;
  let step = steps.next();
  while (!step.done) {
    let reply: Reply;
    try {
      const served: Served = await serve(engine, session, step.value);
      session = served.session;
      reply = served.reply;
    } catch (thrown) {
      reply = crash(thrown);
    }
    step = steps.next(reply);
  }
  return step.value;
}

interface Served {
  readonly session: DistantSession | null;
  readonly reply: Reply;
}

async function serve(engine: DistantEngine, session: DistantSession | null, request: Request): Promise<Served> {
  switch (request.kind) {
    case 'load':
      return begun(await engine.load(request.board));
    case 'start':
      return begun(await engine.start(request.decks));
    case 'answer': {
      if (session === null) throw new Error('no game was begun');
      return { session, reply: (await session.answer(request.answer)) ?? (await session.sight()) };
    }
  }
}

async function begun(made: DistantSession | IllegalBoard | CannotSetUp): Promise<Served> {
  return 'kind' in made ? { session: null, reply: made } : { session: made, reply: await made.sight() };
}
