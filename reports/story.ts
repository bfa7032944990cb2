import type { Answer, History, HistoryStep, Question, Start, Violation } from '../protocol/index.ts';
import { EDITION, findEntry } from '../rulings/index.ts';
import { answerWords } from './answer-words.ts';
import { boardText, decksText } from './board-words.ts';
import type { CounterexampleFile } from './counterexample.generated.ts';
import { happeningsWords } from './happening-words.ts';
import { listed, type Names, namesIn, sentence } from './names.ts';
import { needsText } from './needs-words.ts';

/** What a story is told from. */
export interface Telling {
  readonly counterexample: CounterexampleFile;
  /** One sentence: what the property says. */
  readonly says: string;
  /** The game of which the violation speaks, as it was on the engine. */
  readonly history: History;
  /** Whether that is the second of two games that the property compares. */
  readonly isSecond: boolean;
  /** The counterexample's file, as the command that repeats it names it. */
  readonly file: string;
}

/** A counterexample as Markdown, for a judge who reads no code. */
export function storyOf({ counterexample, says, history, isSecond, file }: Telling): string {
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
    `- **See it again:** \`headjudge replay ${file} --engine ${inShell(engine)}\``,
    '',
    '## The beginning',
    '',
    ...(isSecond ? ['The property compares two games. This is the second one, made from the first.', ''] : []),
    ...beginningText(history.start),
    ...needsText(counterexample.needs).map((line) => withNames(line, names)),
    '## What happened',
    '',
    ...courseText(history, violation, names),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

/** What the rule says, in our words, with its number and edition. */
/** A word of a command line, in quotes where the shell would take it apart. */
function inShell(word: string): string {
  return /^[\w:./@-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

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

/** Step by step, up to the moment at which it shows. Steps in which nothing happens are told in one line. */
function courseText(history: History, violation: Violation, names: Names): readonly string[] {
  const { steps, over } = history;
  const lines: string[] = [];
  let skipped: string[] = [];
  const flush = (): void => {
    if (skipped.length > 0) lines.push(`*Nothing happens in ${listed(skipped)}.*`, '');
    skipped = [];
  };
  for (const { place, active, told } of chapters(steps.slice(0, violation.at + 1), names)) {
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
  if (over !== null && violation.at >= steps.length - 1) {
    const end = over.winner === null ? 'the game is a draw' : `player ${over.winner} wins`;
    lines.push(sentence(`${end}: ${over.reason}`), '');
  }
  lines.push(
    `**Here it shows.** Expected: ${readable(violation.expected, names)} Found: ${readable(violation.found, names)}`,
  );
  return lines;
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

function passOf({ kind, player }: Question, answer: Answer): number | null {
  if (kind !== 'priority' || answer.kind !== 'pick' || answer.picks[0] !== 'pass') return null;
  return player === 'chance' ? null : player;
}

function passesText(passes: readonly number[]): string {
  const players = [...new Set(passes)];
  if (players.length === 1) return `Player ${players[0]} passes.`;
  return `Players ${players.slice(0, -1).join(', ')} and ${players.at(-1)} pass.`;
}

/** A law's words with the names of what it speaks of. */
function readable(words: string, names: Names): string {
  return sentence(withNames(words, names));
}

function withNames(words: string, names: Names): string {
  return words.replace(/(?<![(\w])[cta]\d+\b(?!\/)/g, (ref) => names.of(ref));
}
