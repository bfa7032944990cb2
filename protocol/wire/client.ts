import type { IllegalBoard } from '../board.ts';
import type {
  CannotSetUp,
  EngineDescription,
  EngineUnderTest,
  Facet,
  Session,
  Standing,
} from '../engine-under-test.ts';
import type { Answer, IllegalAnswer } from '../question.ts';
import type { Happening, View } from '../view.ts';
import { PROTOCOL, readReply } from './codec.ts';
import type { AsksReply, OverReply, Reply } from './reply.generated.ts';
import type { LoadRequest, Request, StartRequest } from './request.generated.ts';
import { fromWire, hiddenIn } from './sight.ts';
import { type Scope, scopeOf, unsound } from './sound.ts';

/** A way to an engine, a line there and a line back. */
export interface Connection {
  /** Sends a line and waits for the reply. Throws where none comes; then only `restart` helps. */
  exchange(line: string): string;
  /** A new engine that knows nothing of what was said before. */
  restart(): void;
  close(): void;
}

/** The engine said what the protocol does not allow: a fault of its adapter, of which no verdict speaks. */
export class BrokenProtocol extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'BrokenProtocol';
  }
}

/** The engine said that it failed. */
export class EngineError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'EngineError';
  }
}

/** What the suite says of itself. */
export interface Introduction {
  readonly suite: string;
  readonly edition: string;
}

/** The suite's side of the wire: an engine elsewhere as one in process. */
export interface WireEngine extends EngineUnderTest {
  /** Begins anew: what is left of games before can bear on nothing. */
  restart(): void;
  /** Has the next game be one of an engine begun anew. */
  forget(): void;
  close(): void;
}

/** Says hello to the engine at the other end. Throws where it cannot be spoken to. */
export function connect(connection: Connection, introduction: Introduction): WireEngine {
  const link = new Link(connection, introduction);
  const { description } = link;
  return {
    describe: () => description,
    unknownCards: (names) => link.ask({ do: 'cards', names }, 'cards').unknown,
    load: (board, see = description.facets) => begun(link, { do: 'load', board, see }),
    start: (decks, see = description.facets) => {
      const began = begun(link, { do: 'start', ...decks, see });
      if ('kind' in began && began.kind === 'illegal board') throw new BrokenProtocol('an illegal board for decks');
      return began;
    },
    restart: () => link.restart(),
    forget: () => link.forget(),
    close: () => link.close(),
  };
}

type Body = Request extends infer Each ? (Each extends Request ? Omit<Each, 'id'> : never) : never;
type Said<Kind extends Reply['is']> = Extract<Reply, { readonly is: Kind }>;

/** Requests and replies in turn, and what the engine says of itself. */
class Link {
  readonly #connection: Connection;
  readonly #introduction: Introduction;
  #id = 0;
  /** Nothing that is said would be understood: the connection has to begin anew. */
  #lost = false;
  description: EngineDescription;

  constructor(connection: Connection, introduction: Introduction) {
    this.#connection = connection;
    this.#introduction = introduction;
    this.description = this.#hello();
  }

  /** A request that begins a game, of an engine that may have been lost in the game before. */
  fresh(body: Body): Reply {
    if (this.#lost) this.restart();
    return this.send(body);
  }

  ask<Kind extends Reply['is']>(body: Body, kind: Kind): Said<Kind> {
    const reply = this.send(body);
    if (!isSaid(reply, kind)) throw new BrokenProtocol(`"${reply.is}" in reply to "${body.do}", not "${kind}"`);
    return reply;
  }

  /** The reply; errors that it tells are thrown. */
  send(body: Body): Reply {
    const id = this.#id++;
    const reply = this.#replyTo(id, JSON.stringify({ id, ...body }));
    if (reply.is === 'error') throw new EngineError(reply.message);
    if (reply.is === 'unsupported') throw new BrokenProtocol(`"${body.do}" is not supported: ${reply.what}`);
    return reply;
  }

  forget(): void {
    this.#lost = true;
  }

  restart(): void {
    this.#connection.restart();
    this.#lost = false;
    const now = this.#hello();
    if (JSON.stringify(now) !== JSON.stringify(this.description))
      throw new BrokenProtocol('the engine says something else of itself than before');
  }

  close(): void {
    this.#connection.close();
  }

  #replyTo(id: number, line: string): Reply {
    this.#lost = true;
    const said = this.#connection.exchange(line);
    const read = readReply(said);
    if (read.kind === 'malformed')
      throw new BrokenProtocol(otherVersion(said) ?? `a reply that is no message: ${read.why}`);
    const { message } = read;
    if (message.re !== id) throw new BrokenProtocol(`a reply to ${message.re}, not to ${id}`);
    this.#lost = false;
    return message;
  }

  #hello(): EngineDescription {
    const {
      protocol,
      re: _,
      is: __,
      ...description
    } = this.ask({ do: 'hello', protocol: PROTOCOL, ...this.#introduction }, 'engine');
    if (protocol !== PROTOCOL) throw new BrokenProtocol(spokenVersion(protocol));
    return description;
  }
}

/** That an engine speaks another version of the protocol, whatever that has in its reply to `hello`; null: it does not say so. */
function otherVersion(said: string): string | null {
  try {
    const { is, protocol } = JSON.parse(said) as { readonly is?: unknown; readonly protocol?: unknown };
    return is === 'engine' && Number.isInteger(protocol) && protocol !== PROTOCOL
      ? spokenVersion(Number(protocol))
      : null;
  } catch {
    return null;
  }
}

function spokenVersion(protocol: number): string {
  return `the engine speaks version ${protocol} of the protocol, not ${PROTOCOL}`;
}

function isSaid<Kind extends Reply['is']>(reply: Reply, kind: Kind): reply is Said<Kind> {
  return reply.is === kind;
}

type Beginning = Omit<LoadRequest, 'id'> | Omit<StartRequest, 'id'>;

function begun(link: Link, beginning: Beginning): Session | IllegalBoard | CannotSetUp {
  const reply = link.fresh(beginning);
  switch (reply.is) {
    case 'asks':
    case 'over':
      return new WireSession(link, beginning, reply);
    case 'illegal board':
      return { kind: 'illegal board', card: reply.card, why: reply.why };
    case 'cannot set up':
      return { kind: 'cannot set up', why: reply.why };
    default:
      throw new BrokenProtocol(`"${reply.is}" in reply to a game's beginning`);
  }
}

/** A game at the other end, as the last reply shows it. */
class WireSession implements Session {
  readonly #link: Link;
  readonly #scope: Scope;
  readonly #see: readonly Facet[];
  #now: AsksReply | OverReply;
  #told = false;

  constructor(link: Link, beginning: Beginning, now: AsksReply | OverReply) {
    this.#link = link;
    this.#scope = scopeOf(beginning);
    this.#see = beginning.see;
    this.#now = this.#sound(now);
  }

  standing(): Standing {
    if (this.#now.is === 'asks') return { kind: 'asks', question: this.#now.question };
    return { kind: 'over', winner: this.#now.winner, reason: this.#now.reason };
  }

  answer(answer: Answer): IllegalAnswer | null {
    const reply = this.#link.send({ do: 'answer', answer });
    if (reply.is === 'illegal answer') return { kind: 'illegal answer', cr: reply.cr, why: reply.why };
    if (reply.is !== 'asks' && reply.is !== 'over') throw new BrokenProtocol(`"${reply.is}" in reply to an answer`);
    const hidden = hiddenIn(reply.sight, this.#see);
    if (hidden !== null) throw new BrokenProtocol(`the reply to an answer does not show "${hidden}"`);
    this.#now = this.#sound(reply);
    this.#told = false;
    return null;
  }

  view(): View {
    return fromWire(this.#now.sight);
  }

  happenings(): readonly Happening[] {
    const happened = this.#told ? [] : (this.#now.sight.happenings ?? []);
    this.#told = true;
    return happened;
  }

  /** A reply that names what there is, in a question that can be answered. */
  #sound(reply: AsksReply | OverReply): AsksReply | OverReply {
    const wrong = unsound(reply, this.#scope);
    if (wrong !== null) throw new BrokenProtocol(wrong);
    return reply;
  }
}
