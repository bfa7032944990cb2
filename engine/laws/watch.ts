import type { Question } from '../proc.ts';
import type { GameEvent } from '../state/events.ts';
import type { Root } from '../state/root.ts';
import { openForgetful } from './forgetful.ts';
import { COURSE_LAWS } from './invariants/course.ts';
import { faultsOf } from './invariants/index.ts';
import { forcedQuestion, outOfTurnOrder } from './invariants/questions.ts';
import { untold } from './invariants/told.ts';
import { answerAtRandom } from './random-answers.ts';
import type { Random } from './random.ts';

/** The first fault of a game: what is wrong, and where. */
export interface Fault {
  readonly decision: number;
  readonly where: string;
  readonly what: readonly string[];
}

/** Plays a game at random and holds every invariant at every anchor and question; answers the first fault, or null. */
export function watch(first: Root, random: Random, decisions: number): Fault | null {
  const watcher = new Watcher(first);
  const play = openForgetful(first, (root, happened) => watcher.anchor(root, happened));
  for (; watcher.decision < decisions && play.question !== null && watcher.fault === null; watcher.decision++) {
    watcher.question(play.root, play.question);
    answerAtRandom(random, play.question, (answer) => play.answer(answer));
  }
  return watcher.fault;
}

class Watcher {
  decision = 0;
  fault: Fault | null = null;
  private readonly first: Root;
  private before: Root;
  private asked: Question | null = null;

  constructor(first: Root) {
    this.first = first;
    this.before = first;
  }

  anchor(root: Root, happened: readonly GameEvent[]): Root {
    this.note(root, [
      ...faultsOf(root, this.first),
      ...COURSE_LAWS.flatMap(({ name, cr, faults }) =>
        faults(this.before, root).map((fault) => `CR ${cr}, ${name}: ${fault}`),
      ),
      ...untold(this.before, root, happened).map((fault) => `every change is an event: ${fault}`),
    ]);
    this.before = root;
    this.asked = null;
    return root;
  }

  question(root: Root, question: Question): void {
    this.note(root, [
      ...forcedQuestion(question).map((fault) => `a choice is asked: ${fault}`),
      ...outOfTurnOrder(root, this.asked, question).map((fault) => `CR 101.4: ${fault}`),
    ]);
    this.asked = question;
  }

  private note({ turn, progress }: Root, what: readonly string[]): void {
    if (this.fault !== null || what.length === 0) return;
    this.fault = { decision: this.decision, where: `turn ${turn.number}, ${turn.step}, ${progress.kind}`, what };
  }
}
