import type { Answer, Case, EngineUnderTest, Session } from '../protocol/index.ts';
import { type Chooser, type Crash, type Play, play, type Reply, type Request, type Sight } from './driver.ts';

/** Runs a case on an engine in this process, without a wait anywhere. What the engine throws ends the case. */
export function playInProcess(engine: EngineUnderTest, of: Case, chooser: Chooser): Play {
  const steps = play(of, chooser);
  let session: Session | null = null;
  let step = steps.next();
  while (!step.done) {
    let reply: Reply;
    try {
      const served = serve(engine, session, step.value);
      session = served.session;
      reply = served.reply;
    } catch (thrown) {
      reply = crash(thrown);
    }
    step = steps.next(reply);
  }
  return step.value;
}

/** What an engine threw, as data. */
export function crash(thrown: unknown): Crash {
  if (thrown instanceof Error) return { kind: 'crash', name: thrown.name, message: thrown.message };
  return { kind: 'crash', name: 'Error', message: String(thrown) };
}

interface Served {
  readonly session: Session | null;
  readonly reply: Reply;
}

function serve(engine: EngineUnderTest, session: Session | null, request: Request): Served {
  switch (request.kind) {
    case 'load':
      return begun(engine.load(request.board));
    case 'start':
      return begun(engine.start(request.decks));
    case 'answer':
      return { session, reply: answered(session, request.answer) };
  }
}

function begun(made: ReturnType<EngineUnderTest['load']>): Served {
  return 'kind' in made ? { session: null, reply: made } : { session: made, reply: sightOf(made) };
}

function answered(session: Session | null, answer: Answer): Reply {
  if (session === null) throw new Error('no game was begun');
  return session.answer(answer) ?? sightOf(session);
}

function sightOf(session: Session): Sight {
  return { kind: 'sight', standing: session.standing(), view: session.view(), happenings: session.happenings() };
}
