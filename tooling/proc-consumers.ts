/** A function that may be given a Proc, or a function that makes one, as an argument: it runs it to its end. */
export interface ProcConsumer {
  /** The name as it is called: `drive`, or the last part of `game.drive`. */
  readonly name: string;
  readonly reason: string;
}

/** A function in which a Proc may be held by hand and moved on with `next`. */
export interface ProcHolder {
  readonly path: string;
  readonly name: string;
  readonly reason: string;
}

export const PROC_CONSUMERS: readonly ProcConsumer[] = [
  { name: 'again', reason: 'runs a mana ability with the answers that it was given before' },
  { name: 'noting', reason: 'delegates, and notes the answers on the way' },
];

export const PROC_HOLDERS: readonly ProcHolder[] = [
  {
    path: 'adapters/example/toy-engine.ts',
    name: 'ToyGame',
    reason: 'a game that is kept between two answers, and moved on by each',
  },
];
