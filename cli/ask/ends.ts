import type { Answer, Question, View } from '../../protocol/index.ts';
import { answerWords, sentence } from '../../reports/index.ts';
import { everyAnswer } from '../../runner/index.ts';
import type { Asked } from './asked.ts';
import { checkClaims } from './claims.ts';
import { factsOf } from './facts.ts';
import { isOpen } from './plain-answer.ts';
import { type Played, playAsked } from './play-asked.ts';
import type { AnswerStep } from './transcript.ts';

/** All ends that were found, with how they were looked for. */
export interface Ends {
  readonly ends: readonly End[];
  /** How many games were played. */
  readonly games: number;
  /** Whether every answer to every open choice was gone through. */
  readonly complete: boolean;
  /** Why not, besides the number of games. */
  readonly sampled: readonly string[];
}

/** One end, and the games that lead there. */
export interface End {
  /** What is so at the end, a text for each player, zone and so on. */
  readonly facts: readonly string[];
  /** The open choices of the first of the games, in words. */
  readonly way: readonly string[];
  readonly ways: number;
  /** What is expected and is not so. */
  readonly failed: readonly string[];
}

interface Open {
  readonly question: Question;
  readonly answer: Answer;
  /** Before the answer. */
  readonly view: View;
}

/** Plays a question with every answer to every choice that its file leaves open, in at most so many games. */
export function everyEnd(asked: Asked, most: number): Ends {
  const waiting: Iterator<readonly Answer[]>[] = [[[]].values()];
  const ends = new Map<string, End>();
  const sampled = new Set<string>();
  let games = 0;
  for (let next = nextOf(waiting); next !== null && games < most; next = nextOf(waiting)) {
    const answers = next;
    const played = playAsked(asked, (_, before) => answers[before] ?? null);
    if (played.transcript.end.kind === 'no answer') continue;
    games++;
    const opened = openChoices(played);
    note(ends, endOf(asked, played, opened));
    for (const { question } of opened) for (const why of leftOut(question)) sampled.add(why);
    waiting.push(others(opened, answers.length));
    if (games === most && nextOf(waiting) !== null)
      return { ends: [...ends.values()], games, complete: false, sampled: [...sampled] };
  }
  return { ends: [...ends.values()], games, complete: sampled.size === 0, sampled: [...sampled] };
}

/** What was found, as Markdown: what all ends have in common is left out. */
export function endsText({ ends, games, complete, sampled }: Ends, asked: Asked): readonly string[] {
  const how = complete
    ? `All ${games} ways to answer what the file leaves open were played.`
    : `${games} ways to answer what the file leaves open were played, and these are not all${sampled.length === 0 ? '' : `: ${sampled.join('; ')}`}.`;
  const scope = 'Who acts at priority, how costs are paid and how libraries are shuffled was not varied.';
  const common = new Set(ends[0]?.facts.filter((fact) => ends.every(({ facts }) => facts.includes(fact))));
  const lines = ['## Every end', '', `${how} ${scope}`, ''];
  if (ends.length === 1) return [...lines, 'They all end the same way.'];
  for (const [index, { facts, way, ways, failed }] of ends.entries()) {
    lines.push(
      `**End ${index + 1}**, ${ways === 1 ? 'in one way' : `in ${ways} ways, one of them`}: ${way.length === 0 ? 'nothing is left open' : way.join('; ')}.`,
      '',
    );
    lines.push(...facts.filter((fact) => !common.has(fact)).map((fact) => `- ${sentence(fact)}`));
    if (asked.expectations.length > 0) lines.push(...failed.map((text) => `- Not as expected: ${text}`));
    lines.push('');
  }
  return lines.slice(0, -1);
}

/** What comes next; one choice can have so many answers that they are made one by one. Null: nothing is left. */
function nextOf(waiting: Iterator<readonly Answer[]>[]): readonly Answer[] | null {
  for (let [first] = waiting; first !== undefined; [first] = waiting) {
    const next = first.next();
    if (next.done !== true) return next.value;
    waiting.shift();
  }
  return null;
}

function openChoices({ transcript }: Played): readonly Open[] {
  const steps = transcript.steps.filter(
    (step): step is AnswerStep => step.kind === 'answer' && step.by.kind === 'silence' && isOpen(step.question),
  );
  return steps.map(({ question, answer, view }) => ({ question, answer, view }));
}

/** The answers up to each open choice, and another one to it. */
function* others(opened: readonly Open[], from: number): Generator<readonly Answer[], void, void> {
  for (let at = from; at < opened.length; at++) {
    const choice = opened[at];
    if (choice === undefined) return;
    const before = opened.slice(0, at).map(({ answer }) => answer);
    const given = JSON.stringify(choice.answer);
    for (const answer of everyAnswer(choice.question)) if (JSON.stringify(answer) !== given) yield [...before, answer];
  }
}

function endOf(asked: Asked, played: Played, opened: readonly Open[]): End {
  const { transcript, book } = played;
  return {
    facts: factsOf(transcript, book),
    way: opened.map(({ question, answer, view }) => book.told((names) => answerWords(question, answer, names), view)),
    ways: 1,
    failed: checkClaims(asked, transcript, book).flatMap(({ source, failed }) =>
      failed === null ? [] : [`${source.text} (${failed})`],
    ),
  };
}

function note(ends: Map<string, End>, end: End): void {
  const key = end.facts.join('\n');
  const known = ends.get(key);
  ends.set(key, known === undefined ? end : { ...known, ways: known.ways + 1 });
}

/** What of the answers to a question is not gone through. */
function leftOut({ kind, options, min, max }: Question): readonly string[] {
  if (kind === 'order' && options.length > 4) return ['of orders of more than four things, two stand for all'];
  return kind === 'number' && max - min > 5 ? ['of more than six numbers, six stand for all'] : [];
}
