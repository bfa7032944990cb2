import { sentence } from '../../reports/index.ts';
import type { Asked } from './asked.ts';
import type { Book } from './book.ts';
import { optionsList } from './option-words.ts';
import { Rules } from './rules.ts';
import { Story } from './story.ts';
import type { Ending, Transcript } from './transcript.ts';

/** What is told besides the story. */
export interface Telling {
  /** Whether the options at each priority are told, also where the file says what is done. */
  readonly options: boolean;
}

/** The story of what was asked, as lines of Markdown. */
export function tell(asked: Asked, transcript: Transcript, book: Book, telling: Telling): readonly string[] {
  const { question, board, begins } = asked;
  const { opening, steps, end, left } = transcript;
  const who = `${book.player(board.active)} is the active player`;
  const start =
    begins === null
      ? `Turn ${board.turn}, ${board.step}. ${sentence(`${who} and has priority`)}`
      : `Turn ${board.turn}: ${begins === 'turn' ? 'the turn' : board.step} begins. ${sentence(who)}`;
  const rules = new Rules();
  const story = new Story(book, rules, telling.options);
  if (begins !== null) story.opening(opening);
  for (const step of steps) story.step(step);
  return [
    ...(question === null ? [] : [`# ${question}`, '']),
    start,
    '',
    ...story.lines(),
    ...endText(end, book, rules),
    ...(left.length > 0 && end.kind !== 'played' ? ['', `Not come to: ${linesText(left)}.`] : []),
    '',
    ...rules.text(),
  ];
}

function endText(end: Ending, book: Book, rules: Rules): readonly string[] {
  switch (end.kind) {
    case 'played':
      return [];
    case 'over': {
      const who = end.winner === null ? 'it is a draw' : `${book.player(end.winner)} wins`;
      return ['', `**The game is over**: ${who}, ${end.reason}.`];
    }
    case 'no answer':
      return ['', '**The game cannot go on**: no answer to its question is legal.'];
    case 'endless':
      return ['', '**The game goes on and on**: it was stopped after many answers.'];
    case 'refused': {
      const { line, refusal } = end;
      const { why, cr, at } = refusal;
      rules.note(cr, 'what may be done');
      const isPriority = at !== null && at.question.kind === 'priority';
      const options = isPriority ? [`   Possible there: ${optionsList({ ...at, book })}.`] : [];
      const because = `   ${sentence(why)}${cr === '' ? '' : ` (CR ${cr})`}`;
      return ['', `**Line ${line.number} is not allowed:** ${line.text}`, because, ...options];
    }
  }
}

function linesText(left: Transcript['left']): string {
  return `${left.length === 1 ? 'line' : 'lines'} ${left.map(({ number }) => number).join(', ')}`;
}
