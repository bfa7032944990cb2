import type { Decks, IllegalBoard } from '../board.ts';
import type { CannotSetUp, EngineUnderTest, Facet, Session } from '../engine-under-test.ts';
import type { Answer } from '../question.ts';
import { PROTOCOL, readRequest } from './codec.ts';
import type { Reply } from './reply.generated.ts';
import type { Request } from './request.generated.ts';
import { toWire } from './sight.ts';

/** The engine's side of the wire: replies to the suite's requests with an engine in this process, one game at a time. */
export class WireServer {
  readonly #engine: EngineUnderTest;
  #game: Game | null = null;
  #isOver = false;

  constructor(engine: EngineUnderTest) {
    this.#engine = engine;
  }

  /** Whether the suite has said `bye`. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** The reply to a line; both without the line's end. What the engine throws is told as an `error`. */
  reply(line: string): string {
    const read = readRequest(line);
    if (read.kind === 'malformed')
      return JSON.stringify({ re: read.id, is: 'unsupported', what: read.why } satisfies Reply);
    const { id: re } = read.message;
    try {
      return JSON.stringify({ re, ...this.#replyTo(read.message) });
    } catch (thrown) {
      const message = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
      return JSON.stringify({ re, is: 'error', message } satisfies Reply);
    }
  }

  #replyTo(request: Request): Body {
    switch (request.do) {
      case 'hello':
        return { is: 'engine', protocol: PROTOCOL, ...this.#engine.describe() };
      case 'cards':
        return { is: 'cards', unknown: this.#engine.unknownCards(request.names) };
      case 'load':
        return this.#begun(this.#engine.load(request.board), request.see);
      case 'start': {
        const decks: Decks = { decks: request.decks, life: request.life };
        return this.#begun(this.#engine.start(decks), request.see);
      }
      case 'answer':
        return this.#answered(request.answer);
      case 'bye':
        this.#isOver = true;
        return { is: 'bye' };
    }
  }

  #begun(begun: Session | IllegalBoard | CannotSetUp, see: readonly Facet[]): Body {
    this.#game = null;
    if ('kind' in begun) {
      const { kind, ...rest } = begun;
      return { is: kind, ...rest } as Body;
    }
    this.#game = { session: begun, see };
    return this.#stands(this.#game);
  }

  #answered(answer: Answer): Body {
    if (this.#game === null) throw new Error('there is no game to answer in');
    const refused = this.#game.session.answer(answer);
    return refused === null ? this.#stands(this.#game) : { is: 'illegal answer', cr: refused.cr, why: refused.why };
  }

  #stands({ session, see }: Game): Body {
    const standing = session.standing();
    const sight = toWire(session.view(), session.happenings(), see);
    if (standing.kind === 'asks') return { is: 'asks', question: standing.question, sight };
    return { is: 'over', winner: standing.winner, reason: standing.reason, sight };
  }
}

interface Game {
  readonly session: Session;
  readonly see: readonly Facet[];
}

/** A reply without what it answers. */
type Body = Reply extends infer Each ? (Each extends Reply ? Omit<Each, 're'> : never) : never;
