import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { BrokenProtocol, type Connection, LONGEST_LINE } from '../../protocol/wire/index.ts';
import { type Heard, killGroup } from './child.ts';
import { BELL, PROCESS, type ThreadData, type ToThread } from './thread-data.ts';

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

/** How much longer than the thread this side waits: only a thread that is lost makes it wait that long. */
const GRACE = 5;

/**
 * A process to speak with in lines, as if it were in this one: a thread of its own speaks with the process while this one waits. So all
 * that judges an engine in process judges one elsewhere, and comes to the same.
 */
export class ProcessConnection implements Connection {
  readonly #seconds: number;
  readonly #shared = new Int32Array(new SharedArrayBuffer(8));
  readonly #port: MessagePort;
  readonly #kill: () => void;

  constructor({ command, seconds, thread }: ProcessOptions) {
    const { port1, port2 } = new MessageChannel();
    const data: ThreadData = {
      options: { command, seconds, longest: LONGEST_LINE },
      port: port2,
      shared: this.#shared,
    };
    const worker = new Worker(thread, { workerData: data, transferList: [port2] });
    worker.unref();
    port1.unref();
    this.#seconds = seconds;
    this.#port = port1;
    this.#kill = () => killGroup(Atomics.load(this.#shared, PROCESS));
    process.once('exit', this.#kill);
  }

  exchange(line: string): string {
    const heard = this.#wait({ kind: 'line', line });
    switch (heard.kind) {
      case 'line':
        return heard.line;
      case 'exit':
        throw new Exited(heard.why);
      case 'silence':
        throw new Silent(heard.seconds);
      case 'noise':
        throw new BrokenProtocol(heard.why);
    }
  }

  restart(): void {
    this.#tell({ kind: 'restart' });
  }

  close(): void {
    this.#tell({ kind: 'close' });
    process.off('exit', this.#kill);
  }

  #wait(message: ToThread): Heard {
    Atomics.store(this.#shared, BELL, 0);
    this.#tell(message);
    const waited = Atomics.wait(this.#shared, BELL, 0, (this.#seconds + GRACE) * 1000);
    const heard = receiveMessageOnPort(this.#port)?.message as Heard | undefined;
    if (heard === undefined) throw new Error(`the thread that speaks with the engine said nothing (${waited})`);
    return heard;
  }

  #tell(message: ToThread): void {
    this.#port.postMessage(message);
  }
}
