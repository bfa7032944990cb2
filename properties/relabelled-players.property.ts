import type { Case, History, HistoryStep } from '../protocol/index.ts';
import { anyCard, anyOf, cases } from './cases.ts';
import { type Finding, judged } from './law/finding.ts';
import { sameGames } from './law/same-games.ts';
import type { RelationProperty } from './property.ts';
import { scriptOf } from './reading/script-of.ts';
import { back, boardReseated, scriptReseated, type Seating, stepReseated } from './reading/seats.ts';

const SAME = 'relabelled-players/same-game';

/** Who sits where makes no difference: players go in turn order from whoever's turn it is. CR 101.4, 103.1 */
export const relabelledPlayers: RelationProperty = {
  kind: 'relation',
  id: 'relabelled-players',
  statement: 'relabelled-players',
  says: 'With every player one seat further, and the turn with them, the game is the same.',
  clauses: [SAME],
  rulings: [],
  cr: ['101.4', '102.1', '117.3d'],
  observe: ['battlefield', 'zones', 'stack', 'options', 'pools', 'events'],
  level: 2,
  cases: cases(
    [
      anyOf('mana producer', 'battlefield', 'active', 95),
      anyOf('mana producer', 'battlefield', 'anyone', 90),
      anyOf('could-produce', 'battlefield', 'active', 30),
      anyOf('enters trigger', 'battlefield', 'anyone', 60),
      anyOf('leaves trigger', 'battlefield', 'anyone', 60),
      anyOf('cast trigger', 'battlefield', 'anyone', 60),
      anyOf('anthem', 'battlefield', 'anyone', 40),
      anyOf('control changer', 'battlefield', 'anyone', 25),
      anyOf('creature', 'battlefield', 'anyone', 90),
      anyOf('removal', 'hand', 'active', 70),
      anyOf('counterspell', 'hand', 'next', 50),
      anyOf('draw', 'hand', 'anyone', 50),
      anyCard('hand', 'active', 70),
      anyCard('battlefield', 'anyone', 50),
    ],
    { weights: { pass: 4, cast: 7, activate: 5, play: 4, 'take back': 0 }, players: [2, 2, 3, 4], decisions: 30 },
  ),
  transform: oneSeatFurther,
  relate: judged(findings),
};

function oneSeatFurther(first: Case, history: History): Case | null {
  const seating = seatingOf(history);
  if (first.start.kind !== 'board' || seating === null || history.steps.some(dividesAmongPlayers)) return null;
  return {
    ...first,
    start: { kind: 'board', board: boardReseated(first.start.board, seating) },
    script: scriptReseated(scriptOf(history, history.steps.length), seating),
    policy: { kind: 'boring' },
    decisions: history.steps.filter(({ answer }) => answer !== null).length,
  };
}

/** Shares are told in the order of the options, and a script does not say what those were. */
function dividesAmongPlayers({ question }: HistoryStep): boolean {
  return question?.kind === 'divide' && question.options.filter((option) => /^p\d$/.test(option)).length > 1;
}

function seatingOf({ start }: History): Seating | null {
  return start.kind === 'board' ? { players: start.board.players.length, by: 1 } : null;
}

function findings(first: History, second: History): Iterable<Finding> {
  const seating = seatingOf(first);
  if (first.start.kind !== 'board' || seating === null) return [];
  const { active, step } = first.start.board;
  const retold = second.steps.map((each, at) => ({ step: stepReseated(each, back(seating)), at }));
  return sameGames(first.steps, retold, {
    questions: SAME,
    views: SAME,
    cr: '101.4',
    whatever: 'whatever seats the players have',
    shape: `${seating.players} players | player ${active} | ${step}`,
    compared: { order: 'counts', without: [] },
  });
}
