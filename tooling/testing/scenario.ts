import { referenceEngine } from '../../adapters/reference/index.ts';
import type {
  Answer,
  EngineUnderTest,
  Happening,
  Option,
  PermanentView,
  Question,
  Ref,
  Seat,
  Session,
  StackView,
  StepName,
  View,
  Zone,
} from '../../protocol/index.ts';
import { boardOf, type ScenarioSpec } from './scenario-board.ts';
import { abilityOf, pick, type Says, shown, Statements } from './statements.ts';
import { writtenDown } from './written-down.ts';

export { type CardSpec, copies, type ScenarioSpec, type SideSpec } from './scenario-board.ts';
export { inTurn, type Said, type Says } from './statements.ts';

/** So many passes in a row lead nowhere. */
const ENOUGH = 400;

/** Opens a scenario on an engine. Throws where the board is illegal or cannot be set up. */
export function scenario(spec: ScenarioSpec, engine: EngineUnderTest = writtenDown(referenceEngine)): Scenario {
  const session = engine.load(boardOf(spec));
  if ('kind' in session)
    throw new Error(`${session.kind}: ${session.why}${'card' in session ? ` (${session.card})` : ''}`);
  return new Scenario(session);
}

/** Begins a game with these decks, whose cards are `c1` …, deck after deck. What is said answers the questions before the first turn. */
export function newGame(
  decks: readonly (readonly string[])[],
  says: Says = {},
  engine: EngineUnderTest = referenceEngine,
): Scenario {
  const session = engine.start({ decks, life: 20 });
  if ('kind' in session) throw new Error(`${session.kind}: ${session.why}`);
  return new Scenario(session, says);
}

/**
 * A game told by meaning. Each verb does one thing and answers the questions on the way by what is said with it; a question to
 * which nothing is said fails the test, and so does what is said and never asked. Verbs give the scenario back, to go on with.
 */
export class Scenario {
  readonly #session: Session;
  #happened: Happening[] = [];
  #asked: string[] = [];

  constructor(session: Session, says: Says = {}) {
    this.#session = session;
    this.#settle(new Statements(says));
  }

  cast(card: string, says: Says = {}): this {
    return this.act(`cast ${card}`, says);
  }

  play(card: string, says: Says = {}): this {
    return this.act(`play ${card}`, says);
  }

  /** Activates an ability: `Forest` where it has one that may be activated, else `Forest/1`. */
  activate(ability: string, says: Says = {}): this {
    return this.act(abilityOf(this.#priority(), ability), says);
  }

  /** Takes an option of the player who has priority. */
  act(option: Option, says: Says = {}): this {
    const statements = new Statements(says);
    this.#begin();
    this.#give(pick(this.#priority(), option));
    return this.#settle(statements);
  }

  /** The player who has priority passes. */
  pass(says: Says = {}): this {
    return this.act('pass', says);
  }

  concede(): this {
    this.#give({ kind: 'concede' });
    return this.#settle(new Statements({}));
  }

  /** All pass, and the topmost object of the stack resolves. */
  resolve(says: Says = {}): this {
    const top = this.stack.at(-1)?.ref;
    if (top === undefined) throw new Error('the stack is empty');
    return this.#passWhile(() => this.stack.some(({ ref }) => ref === top), says);
  }

  /** All pass until the stack is empty. */
  resolveAll(says: Says = {}): this {
    return this.#passWhile(() => this.stack.length > 0, says);
  }

  /** All pass until a player has priority in the next step of this name. Nobody attacks or blocks unless that is said. */
  goTo(step: StepName, says: Says = {}): this {
    const { turn, step: now } = this.view;
    let left = now !== step;
    return this.#passWhile(() => {
      left ||= this.view.step !== step || this.view.turn !== turn;
      return !left || this.view.step !== step;
    }, says);
  }

  /** What the player who has priority may do. */
  get options(): readonly Option[] {
    return this.#priority().options;
  }

  /** Whether an option is offered and can be completed, is offered though no way to complete it is known, or is not offered. */
  offers(option: Option): 'completes' | 'incomplete' | 'no' {
    const { options, incomplete } = this.#priority();
    return !options.includes(option) ? 'no' : incomplete.includes(option) ? 'incomplete' : 'completes';
  }

  /** The question that is open; null when the game is over. */
  get question(): Question | null {
    const standing = this.#session.standing();
    return standing.kind === 'asks' ? standing.question : null;
  }

  get over(): { readonly winner: Seat | null; readonly reason: string } | null {
    const standing = this.#session.standing();
    return standing.kind === 'over' ? { winner: standing.winner, reason: standing.reason } : null;
  }

  get view(): View {
    return this.#session.view();
  }

  /** What happened in the last verb. */
  get happened(): readonly Happening[] {
    return this.#happened;
  }

  /** Who was asked for what in the last verb, besides what to do: `p1 targets`. */
  get asked(): readonly string[] {
    return this.#asked;
  }

  /** What happened of one kind in the last verb. */
  happenings<K extends Happening['kind']>(kind: K): readonly Extract<Happening, { readonly kind: K }>[] {
    return this.#happened.filter((one): one is Extract<Happening, { readonly kind: K }> => one.kind === kind);
  }

  life(seat: Seat): number | undefined {
    return this.view.players[seat]?.life;
  }

  /** Unspent mana as letters in the order W U B R G C. */
  pool(seat: Seat): string | undefined {
    return this.view.players[seat]?.pool;
  }

  /** Bottom first. */
  get stack(): readonly StackView[] {
    return this.view.stack;
  }

  /** A permanent by what the scenario calls it. Throws where it is not on the battlefield. */
  permanent(ref: Ref): PermanentView {
    const found = this.view.battlefield.find((one) => one.ref === ref);
    if (found === undefined)
      throw new Error(`${ref} is not on the battlefield, where ${this.battlefield.join(', ')} are`);
    return found;
  }

  /** Power and toughness, `2/2`. */
  size(ref: Ref): string {
    const { power, toughness } = this.permanent(ref);
    return `${power}/${toughness}`;
  }

  get battlefield(): readonly Ref[] {
    return this.view.battlefield.map(({ ref }) => ref);
  }

  /** What is in a player's zone. Library: top first. */
  zone(zone: Exclude<Zone, 'battlefield'>, owner: Seat): readonly Ref[] {
    return this.view.zone(zone, owner).map(({ ref }) => ref);
  }

  #priority(): Question {
    const { question } = this;
    if (question?.kind === 'priority') return question;
    throw new Error(
      question === null ? `the game is over: ${this.over?.reason}` : `nobody has priority: ${shown(question)}`,
    );
  }

  #begin(): void {
    this.#happened = [];
    this.#asked = [];
  }

  #passWhile(goesOn: () => boolean, says: Says): this {
    const statements = new Statements(says);
    this.#begin();
    for (let passes = 0; this.question !== null && goesOn(); passes++) {
      if (passes === ENOUGH) throw new Error(`${ENOUGH} passes led nowhere`);
      this.#give(pick(this.#priority(), 'pass'));
      this.#answerUntilPriority(statements);
    }
    return this.#finish(statements);
  }

  #settle(statements: Statements): this {
    this.#answerUntilPriority(statements);
    return this.#finish(statements);
  }

  #answerUntilPriority(statements: Statements): void {
    for (let { question } = this; question !== null && question.kind !== 'priority'; { question } = this) {
      this.#asked.push(`p${question.player} ${question.purpose}`);
      this.#give(statements.answer(question));
    }
  }

  /** Targets that were the only ones need not have been asked for: they have to be on the stack as said. */
  #finish(statements: Statements): this {
    if (this.happenings('taken back').length > 0 && !statements.takesBack)
      throw new Error('what was begun cannot be completed: it is taken back');
    for (const [purpose, said] of statements.left()) {
      const targets = this.stack.at(-1)?.targets.flat() ?? [];
      if (purpose === 'targets' && [said].flat().every((one) => targets.includes(String(one)))) continue;
      throw new Error(`nobody asked for ${purpose}, to which ${JSON.stringify(said)} was said`);
    }
    return this;
  }

  #give(answer: Answer): void {
    const { question } = this;
    const refused = this.#session.answer(answer);
    this.#happened.push(...this.#session.happenings());
    if (refused !== null)
      throw new Error(
        `${JSON.stringify(answer)} is refused by CR ${refused.cr}, ${refused.why}: ${question === null ? '' : shown(question)}`,
      );
  }
}
