import type { Case, History, HistoryStep, Violation } from '../protocol/index.ts';
import { EDITION, findEntry } from '../rulings/index.ts';
import { answerWords } from './answer-words.ts';
import { boardText, decksText } from './board-words.ts';
import type { CounterexampleFile } from './counterexample.generated.ts';
import { happeningsWords } from './happening-words.ts';
import { type Names, namesIn, sentence } from './names.ts';

/** What a story is told from. */
export interface Telling {
  readonly counterexample: CounterexampleFile;
  /** One sentence: what the property says. */
  readonly says: string;
  /** The game of which the violation speaks, as it was on the engine. */
  readonly history: History;
  /** The counterexample's file, as the command that repeats it names it. */
  readonly file: string;
}

/** A counterexample as Markdown, for a judge who reads no code. */
export function storyOf({ counterexample, says, history, file }: Telling): string {
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
    `- **See it again:** \`headjudge replay ${file} --engine ${engine}\``,
    '',
    '## The beginning',
    '',
    ...beginningText(counterexample.case),
    '## What happened',
    '',
    ...courseText(history, violation, names),
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

function beginningText({ start }: Case): readonly string[] {
  return start.kind === 'board' ? boardText(start.board) : decksText(start.decks);
}

/** Step by step, up to the moment at which it shows. */
function courseText({ steps, over }: History, violation: Violation, names: Names): readonly string[] {
  const lines: string[] = [];
  let place = '';
  let passes: number[] = [];
  const flush = (): void => {
    if (passes.length > 0) lines.push(`1. ${passesText(passes)}`);
    passes = [];
  };
  for (const step of steps.slice(0, violation.at + 1)) {
    const events = happeningsWords(step.happenings, names);
    if (events.length > 0) flush();
    for (const words of events) lines.push(`   - ${sentence(words)}`);
    const now = `Turn ${step.view.turn}, ${step.view.step}`;
    if (now !== place) {
      flush();
      lines.push('', `**${now}** (player ${step.view.active} is active)`, '');
      place = now;
    }
    const passing = passOf(step);
    if (passing === null) flush();
    else passes.push(passing);
    if (passing === null && step.question !== null && step.answer !== null) {
      lines.push(`1. ${sentence(answerWords(step.question, step.answer, names))}`);
    }
  }
  flush();
  if (over !== null)
    lines.push(
      '',
      sentence(over.winner === null ? 'the game is a draw' : `player ${over.winner} wins: ${over.reason}`),
    );
  lines.push(
    '',
    `**Here it shows.** Expected: ${readable(violation.expected, names)} Found: ${readable(violation.found, names)}`,
  );
  return lines;
}

function passOf({ question, answer }: HistoryStep): number | null {
  if (question?.kind !== 'priority' || answer?.kind !== 'pick' || answer.picks[0] !== 'pass') return null;
  return question.player === 'chance' ? null : question.player;
}

function passesText(passes: readonly number[]): string {
  const players = [...new Set(passes)];
  if (players.length === 1) return `Player ${players[0]} passes.`;
  return `Players ${players.slice(0, -1).join(', ')} and ${players.at(-1)} pass.`;
}

/** A law's words with the names of what it speaks of. */
function readable(words: string, names: Names): string {
  return sentence(words.replace(/(?<![(\w])[cta]\d+\b(?!\/)/g, (ref) => names.of(ref)));
}
