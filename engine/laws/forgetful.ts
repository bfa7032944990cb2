import type { Answer, Ask, Game, IllegalAnswer, Proc, Question } from '../proc.ts';
import { play } from '../rules/game/play.ts';
import { faultOf, gameAt } from '../session.ts';
import type { GameEvent } from '../state/events.ts';
import type { Root } from '../state/root.ts';

/** A game that is answered question by question. */
export interface Played {
  readonly question: Question | null;
  readonly root: Root;
  takeEvents(): readonly GameEvent[];
  answer(answer: Answer): IllegalAnswer | null;
}

/** What is kept of a game at an anchor, given all that happened since the anchor before. */
export type Keep = (root: Root, happened: readonly GameEvent[]) => Root;

/** A root as plain data, made again from its text: all identities are new, so nothing that is remembered is found. */
export function copyOf(root: Root): Root {
  return JSON.parse(JSON.stringify(root)) as Root;
}

/**
 * Plays a game that is dropped at every anchor and taken up again from what `keep` makes of its root. For the law that the root
 * alone determines the future: it asks what the game asks that is never dropped.
 */
export function openForgetful(root: Root, keep: Keep): Played {
  return new Forgetful(root, keep);
}

const NO_ANSWER: Answer = { kind: 'pick', picks: [] };

class Forgetful implements Played {
  private readonly keep: Keep;
  private g: Game;
  private proc: Proc<void>;
  private pending: Ask | null = null;
  private events: GameEvent[] = [];

  constructor(root: Root, keep: Keep) {
    this.keep = keep;
    this.g = gameAt(keep(root, []));
    const proc = play(this.g);
    this.proc = proc;
    this.goOn(proc.next());
  }

  get question(): Question | null {
    return this.pending?.question ?? null;
  }

  get root(): Root {
    return this.g.root;
  }

  takeEvents(): readonly GameEvent[] {
    const events = [...this.events, ...this.g.log.slice(this.g.seen)];
    this.events = [];
    this.g.seen = this.g.log.length;
    return events;
  }

  answer(answer: Answer): IllegalAnswer | null {
    if (this.pending === null) throw new Error('the game is over');
    const refused = faultOf(this.pending, answer);
    if (refused === null) this.goOn(this.proc.next(answer));
    return refused;
  }

  private goOn(first: IteratorResult<Ask | { readonly kind: 'anchor' }, void>): void {
    let step = first;
    while (!step.done && step.value.kind === 'anchor') step = this.takenUpAgain();
    this.pending = step.done || step.value.kind === 'anchor' ? null : step.value;
  }

  /** The first thing that a game does is to reach the anchor it starts from. */
  private takenUpAgain(): IteratorResult<Ask | { readonly kind: 'anchor' }, void> {
    this.events.push(...this.g.log.slice(this.g.seen));
    this.g = gameAt(this.keep(this.g.root, this.g.log));
    const proc = play(this.g);
    this.proc = proc;
    proc.next();
    return proc.next(NO_ANSWER);
  }
}
