import { AdapterFault } from '../adapter-fault.ts';
import type { Decks, IllegalBoard } from '../board.ts';
import type { CannotSetUp, EngineUnderTest, Facet, Session } from '../engine-under-test.ts';
import type { Answer } from '../question.ts';
import { PROTOCOL, readReply, readRequest } from './codec.ts';
import type { Reply } from './reply.generated.ts';
import type { LoadRequest, Request, StartRequest } from './request.generated.ts';
import { toWire } from './sight.ts';
import { type Scope, scopeOf, unsound } from './sound.ts';

/**
 * The engine's side of the wire: replies to the suite's requests with an engine in this process, one game at a time. It looks at what
 * it is about to say: what the suite would not understand, or what no game can be, is the adapter's fault, and is told as that.
 */
export class WireServer {
  readonly #engine: EngineUnderTest;
  readonly #onFault: (why: string) => void;
  #game: Game | null = null;
  #isOver = false;

  /** `onFault` is told what is wrong with the adapter, as that is seen. */
  constructor(engine: EngineUnderTest, onFault: (why: string) => void = () => {}) {
    this.#engine = engine;
    this.#onFault = onFault;
  }

  /** Whether the suite has said `bye`. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** The reply to a line; both without the line's end. What the engine throws is told as an `error`, what the adapter is to blame for as `unsupported`. */
  reply(line: string): string {
    const read = readRequest(line);
    if (read.kind === 'malformed')
      return JSON.stringify({ re: read.id, is: 'unsupported', what: read.why } satisfies Reply);
    const { id: re } = read.message;
    try {
      const reply = JSON.stringify({ re, ...this.#replyTo(read.message) });
      const wrong = this.#wrong(reply);
      return wrong === null ? reply : this.#fault(re, wrong);
    } catch (thrown) {
      if (thrown instanceof AdapterFault) return this.#fault(re, thrown.message);
      const message = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
      return JSON.stringify({ re, is: 'error', message } satisfies Reply);
    }
  }

  #fault(re: number, what: string): string {
    this.#onFault(what);
    return JSON.stringify({ re, is: 'unsupported', what } satisfies Reply);
  }

  #replyTo(request: Request): Body {
    switch (request.do) {
      case 'hello':
        return { is: 'engine', protocol: PROTOCOL, ...this.#engine.describe() };
      case 'cards':
        return { is: 'cards', unknown: this.#engine.unknownCards(request.names) };
      case 'load':
        return this.#begun(this.#engine.load(request.board, request.see), request);
      case 'start': {
        const decks: Decks = { decks: request.decks, life: request.life };
        return this.#begun(this.#engine.start(decks, request.see), request);
      }
      case 'answer':
        return this.#answered(request.answer);
      case 'bye':
        this.#isOver = true;
        return { is: 'bye' };
    }
  }

  #begun(begun: Session | IllegalBoard | CannotSetUp, request: LoadRequest | StartRequest): Body {
    this.#game = null;
    if ('kind' in begun) {
      const { kind, ...rest } = begun;
      return { is: kind, ...rest } as Body;
    }
    this.#game = { session: begun, see: request.see, scope: scopeOf(request) };
    // What was set up is compared with the board.
    return this.#stands({ session: begun, see: this.#engine.describe().facets });
  }

  #answered(answer: Answer): Body {
    if (this.#game === null) throw new Error('there is no game to answer in');
    const refused = this.#game.session.answer(answer);
    return refused === null ? this.#stands(this.#game) : { is: 'illegal answer', cr: refused.cr, why: refused.why };
  }

  #stands({ session, see }: Pick<Game, 'session' | 'see'>): Body {
    const standing = session.standing();
    const sight = toWire(session.view(), session.happenings(), see);
    if (standing.kind === 'asks') return { is: 'asks', question: standing.question, sight };
    return { is: 'over', winner: standing.winner, reason: standing.reason, sight };
  }

  /** What the suite would have against a reply. */
  #wrong(reply: string): string | null {
    const read = readReply(reply);
    if (read.kind === 'malformed') return `the adapter's reply is no message: ${read.why}`;
    const { message } = read;
    if (this.#game === null || (message.is !== 'asks' && message.is !== 'over')) return null;
    return unsound(message, this.#game.scope);
  }
}

interface Game {
  readonly session: Session;
  readonly see: readonly Facet[];
  readonly scope: Scope;
}

/** A reply without what it answers. */
type Body = Reply extends infer Each ? (Each extends Reply ? Omit<Each, 're'> : never) : never;
