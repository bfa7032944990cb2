import type { History, HistoryStep, Start, Violation } from '../protocol/index.ts';
import { EDITION, findEntry } from '../rulings/index.ts';
import { answerWords, passOf } from './answer-words.ts';
import { boardDifferences } from './board-differences.ts';
import { boardText, decksText } from './board-words.ts';
import type { CounterexampleFile } from './counterexample.generated.ts';
import { happeningsWords } from './happening-words.ts';
import { listed, type Names, namesIn, readable, sentence, withNames } from './names.ts';
import { needsText } from './needs-words.ts';

/** What a story is told from. */
export interface Telling {
  readonly counterexample: CounterexampleFile;
  /** One sentence: what the property says. */
  readonly says: string;
  /** The game of which the violation speaks, as it was on the engine. */
  readonly history: History;
  /** The game with which the property compares it, from which it was made; null: it is judged alone. */
  readonly compared: History | null;
  /** The command that shows it again. */
  readonly again: string;
}

/** A counterexample as Markdown, for a judge who reads no code. */
export function storyOf({ counterexample, says, history, compared, again }: Telling): string {
  const { violation, engine, property, verdict } = counterexample;
  const names = namesIn(history);
  const lines = [
    `# ${property}: ${verdict}`,
    '',
    sentence(says),
    '',
    ...ruleText(violation, verdict),
    `- **Expected:** ${readable(violation.expected, names)}`,
    `- **Found:** ${readable(violation.found, names)}`,
    `- **Engine:** ${engine}`,
    `- **See it again:** \`${again}\``,
    '',
    ...(compared === null ? [] : firstGameText(compared, history, violation)),
    '## The beginning',
    '',
    ...(compared === null ? [] : differencesText(compared, history)),
    ...beginningText(history.start),
    ...needsText(counterexample.needs).map((line) => withNames(line, names)),
    '## What happened',
    '',
    ...courseText(history, violation.at + 1, names),
    ...endText(history, violation),
    `**Here it shows.** Expected: ${readable(violation.expected, names)} Found: ${readable(violation.found, names)}`,
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

/** What the rule says, in our words, with its number and edition. */
function ruleText({ clause, cr }: Violation, verdict: string): readonly string[] {
  const entry = findEntry(clause);
  const rule = cr === '' ? '' : `CR ${cr} (edition of ${EDITION})`;
  if (entry?.kind === 'clause') {
    return [`- **The rule:** ${sentence(entry.clause.paraphrase)} ${rule}, clause \`${clause}\``];
  }
  const what = verdict === 'violated' ? `clause \`${clause}\`` : `\`${clause}\``;
  return [`- **The rule:** ${[rule, what].filter((part) => part !== '').join(', ')}`];
}

function beginningText(start: Start): readonly string[] {
  return start.kind === 'board' ? boardText(start.board) : decksText(start.decks);
}

/** The game with which it is compared, up to the step in which the difference shows. */
function firstGameText(first: History, { steps }: History, { at }: Violation): readonly string[] {
  const view = steps[at]?.view ?? steps.at(-1)?.view;
  const isThere = (index: number) => {
    const seen = first.steps[index]?.view;
    return seen?.turn === view?.turn && seen?.step === view?.step;
  };
  const last = first.steps.findLastIndex((_, index) => isThere(index));
  return [
    'The property compares two games. The second one was made from the first.',
    '',
    '## The first game',
    '',
    ...beginningText(first.start),
    '### What happened in it',
    '',
    ...courseText(first, last < 0 ? first.steps.length : last + 1, namesIn(first)),
  ];
}

/** What sets the second game apart. */
function differencesText(first: History, second: History): readonly string[] {
  const lines = [...boardDifferences(first.start, second.start)];
  return ['This is the second game. It differs from the first:', '', ...lines.map((line) => `- ${sentence(line)}`), ''];
}

/** Step by step, so many of them. Steps in which nothing happens are told in one line. */
function courseText({ steps }: History, count: number, names: Names): readonly string[] {
  const lines: string[] = [];
  let skipped: string[] = [];
  const flush = (): void => {
    if (skipped.length > 0) lines.push(`*Nothing happens in ${listed(skipped)}.*`, '');
    skipped = [];
  };
  for (const { place, active, told } of chapters(steps.slice(0, count), names)) {
    if (told.every((line) => line.passes)) {
      skipped.push(place);
      continue;
    }
    flush();
    lines.push(
      `**${sentence(place).slice(0, -1)}** (player ${active} is active)`,
      '',
      ...told.map(({ text }) => text),
      '',
    );
  }
  flush();
  return lines;
}

function endText({ steps, over }: History, { at }: Violation): readonly string[] {
  if (over === null || at < steps.length - 1) return [];
  const end = over.winner === null ? 'the game is a draw' : `player ${over.winner} wins`;
  return [sentence(`${end}: ${over.reason}`), ''];
}

interface Line {
  readonly text: string;
  /** Whether it says no more than that players pass. */
  readonly passes: boolean;
}

/** What is told of one step of a turn. */
interface Chapter {
  readonly place: string;
  readonly active: number;
  readonly told: Line[];
}

/** What happens after an answer belongs to the step in which it was given. */
function chapters(steps: readonly HistoryStep[], names: Names): readonly Chapter[] {
  const all: Chapter[] = [];
  let passes: number[] = [];
  const flush = (): void => {
    if (passes.length > 0) all.at(-1)?.told.push({ text: `1. ${passesText(passes)}`, passes: true });
    passes = [];
  };
  for (const { question, answer, view, happenings } of steps) {
    const events = happeningsWords(happenings, names);
    const place = `turn ${view.turn}, ${view.step}`;
    if (events.length > 0 || all.at(-1)?.place !== place) flush();
    if (all.length === 0) all.push({ place, active: view.active, told: [] });
    for (const words of events) all.at(-1)?.told.push({ text: `   - ${sentence(words)}`, passes: false });
    if (all.at(-1)?.place !== place) all.push({ place, active: view.active, told: [] });
    if (question === null || answer === null) continue;
    const passing = passOf(question, answer);
    if (passing !== null) {
      passes.push(passing);
      continue;
    }
    flush();
    all.at(-1)?.told.push({ text: `1. ${sentence(answerWords(question, answer, names))}`, passes: false });
  }
  flush();
  return all;
}

function passesText(passes: readonly number[]): string {
  const players = [...new Set(passes)];
  if (players.length === 1) return `Player ${players[0]} passes.`;
  return `Players ${players.slice(0, -1).join(', ')} and ${players.at(-1)} pass.`;
}
