import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { writeLine } from '../kit/lines.ts';
import { BrokenProtocol, type Connection, LONGEST_LINE } from '../../protocol/wire/index.ts';
import { endGroup, groups, placeIn } from './groups.ts';
import { LineReader, textOf } from './line-reader.ts';
import {
  ALIVE,
  END_IS_KNOWN,
  type Ended,
  type FromThread,
  NO_MORE,
  SAID,
  STATE,
  type ThreadData,
  type ToThread,
  WAITS,
} from './thread-data.ts';

/** The engine's process ended in the middle of a game. */
export class Exited extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'Exited';
  }
}

/** The engine did not reply for so long that it never will. */
export class Silent extends Error {
  constructor(seconds: number) {
    super(`no reply for ${seconds} s`);
    this.name = 'Silent';
  }
}

export interface ProcessOptions {
  /** A command line for the shell. */
  readonly command: string;
  readonly seconds: number;
  /** The first file of the thread that speaks with the process. */
  readonly thread: URL;
}

/** How long the thread is waited for, in seconds: it begins a process in a fraction of one. */
const GRACE = 60;

/**
 * A process to speak with in lines, as if it were in this one: this thread waits for each reply, while one of its own watches over the
 * process. So all that judges an engine in process judges one elsewhere, and comes to the same.
 */
export class ProcessConnection implements Connection {
  readonly #shared = new Int32Array(new SharedArrayBuffer(12));
  readonly #port: MessagePort;
  readonly #kill: () => void;
  /** How often the thread has been heard. */
  #heard = 0;
  /** The pipes to the process and from it. */
  #ends: { readonly requests: number; readonly replies: LineReader };
  /** What makes further exchanges useless, until it is begun anew. */
  #lost: Error | null = null;

  constructor({ command, seconds, thread }: ProcessOptions) {
    const { port1, port2 } = new MessageChannel();
    const all = groups();
    const place = placeIn(all);
    const data: ThreadData = {
      ...{ options: { command, seconds }, port: port2, shared: this.#shared },
      ...{ groups: all, place },
    };
    const worker = new Worker(thread, { workerData: data, transferList: [port2] });
    worker.unref();
    port1.unref();
    this.#port = port1;
    this.#ends = this.#begun();
    this.#kill = () => endGroup(all, place);
    process.once('exit', this.#kill);
  }

  exchange(line: string): string {
    if (this.#lost !== null) throw this.#lost;
    const { requests, replies } = this.#ends;
    if (replies.rest().length > 0)
      throw this.#loses(new BrokenProtocol(`it wrote without being asked: ${beginning(replies.rest())}`));
    Atomics.add(this.#shared, WAITS, 1);
    try {
      if (Atomics.load(this.#shared, STATE) !== ALIVE) throw this.#end();
      writeLine(requests, line);
      return this.#text(replies.next());
    } finally {
      Atomics.add(this.#shared, WAITS, 1);
    }
  }

  restart(): void {
    this.#tell('restart');
    this.#ends = this.#begun();
    this.#lost = null;
  }

  close(): void {
    this.#tell('close');
    process.off('exit', this.#kill);
    this.#lost = new Exited('the connection is closed');
  }

  #text(reply: Buffer | null): string {
    if (reply === null) throw this.#loses(new BrokenProtocol(`a line of more than ${LONGEST_LINE} bytes`));
    if (Atomics.load(this.#shared, STATE) !== ALIVE && reply.at(-1) === NO_MORE[0]) throw this.#end();
    const text = textOf(reply);
    if (text === null) throw this.#loses(new BrokenProtocol(`a line that is no UTF-8: ${beginning(reply)}`));
    return text;
  }

  /** What is thrown where the process has ended. */
  #end(): Error {
    for (;;) {
      const said = this.#next();
      if (said.kind === 'begun' || said.kind === 'not begun') continue;
      Atomics.store(this.#shared, STATE, END_IS_KNOWN);
      return this.#loses(errorOf(said));
    }
  }

  #begun(): { readonly requests: number; readonly replies: LineReader } {
    for (;;) {
      const said = this.#next();
      switch (said.kind) {
        case 'begun':
          return { requests: said.requests, replies: new LineReader(said.replies, LONGEST_LINE) };
        case 'not begun':
          throw this.#loses(new Exited(said.why));
        case 'exit':
        case 'silence':
        // That is of the process before.
      }
    }
  }

  /** Waits for the next thing that the thread says. */
  #next(): FromThread {
    const until = performance.now() + GRACE * 1000;
    for (;;) {
      const said = receiveMessageOnPort(this.#port)?.message as FromThread | undefined;
      if (said !== undefined) return said;
      const left = until - performance.now();
      if (left <= 0) throw new Error('the thread that watches over the engine does not answer');
      Atomics.wait(this.#shared, SAID, this.#heard, Math.min(left, 1000));
      this.#heard = Atomics.load(this.#shared, SAID);
    }
  }

  #loses(error: Error): Error {
    this.#lost = error;
    return error;
  }

  #tell(message: ToThread): void {
    this.#port.postMessage(message);
  }
}

function errorOf(ended: Ended): Error {
  return ended.kind === 'exit' ? new Exited(ended.why) : new Silent(ended.seconds);
}

const EXCERPT = 80;

function beginning(bytes: Buffer): string {
  return JSON.stringify(bytes.toString('utf8', 0, EXCERPT));
}
