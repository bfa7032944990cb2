import { oneLine } from '../formats/one-line.ts';
import { namesIn, readable } from '../names.ts';
import { commentLines } from './comments.ts';
import { gradeOf, stateLines } from './forge-state.ts';
import { baseName, type CannotExport, type Exported, type ExportSource } from './source.ts';

/** A puzzle that Forge lists among its own once it lies in its folder of puzzles: a state with a goal and a description. */
export function forgePuzzle(source: ExportSource): Exported | CannotExport {
  const { counterexample, says, expected } = source;
  const { start } = counterexample.case;
  if (start.kind === 'decks')
    return { kind: 'cannot export', why: 'a puzzle of Forge is a game in progress, not one from its beginning' };
  if (start.board.players.length !== 2)
    return { kind: 'cannot export', why: `a puzzle of Forge is for 2 players, not ${start.board.players.length}` };
  const grade = gradeOf(start.board);
  const { lines, notSaid: ofState } = stateLines(start.board);
  const notSaid = [...ofState, ...OF_PUZZLES];
  const names = namesIn(expected);
  const { violation, property } = counterexample;
  const description = [
    says,
    `Expected: ${readable(violation.expected, names)}`,
    `Found: ${readable(violation.found, names)}`,
  ];
  const text = [
    '[metadata]',
    `Name:Headjudge ${oneLine(property)}`,
    'Goal:Win',
    `Turns:${start.board.turn + TURNS}`,
    'Difficulty:Easy',
    `Description:${description.map((words) => plain(words)).join('\\n')}`,
    '[state]',
    ...commentLines(source, grade, notSaid).map((line) => `# ${line}`),
    ...lines,
  ].join('\n');
  return { kind: 'exported', grade, fileName: `${baseName(counterexample)}.pzl`, text: `${text}\n`, notSaid };
}

/** Puzzles end after so many turns: these are enough for any counterexample. */
const TURNS = 50;

const OF_PUZZLES = [
  'That nobody has to win: a puzzle has a goal, and player 1 is played by the computer. Look at what is listed, whatever the goal says.',
];

/** Words in which Forge finds no line break of its own. */
function plain(words: string): string {
  return oneLine(words).replaceAll('\\n', '\\ n');
}
