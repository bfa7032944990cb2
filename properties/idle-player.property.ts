import type { Board, Case, History, HistoryStep, Seat } from '../protocol/index.ts';
import { anyOf, cases } from './cases.ts';
import { type Finding, judged } from './law/finding.ts';
import { type Retold, sameGames } from './law/same-games.ts';
import { cardNamed, recordHas } from './oracles/card-facts.ts';
import type { RelationProperty } from './property.ts';
import { questionWithout } from './reading/left-out.ts';
import { scriptOf } from './reading/script-of.ts';
import { viewWith } from './reading/views.ts';

const SAME = 'idle-player/same-game';

/** A player more who only passes changes nothing for the others, where no card speaks of how many there are. CR 117.4, 800.1 */
export const idlePlayer: RelationProperty = {
  kind: 'relation',
  id: 'idle-player',
  statement: 'idle-player',
  says: 'With one more player, who has nothing and only passes, the turn goes the same way for everyone else.',
  clauses: [SAME],
  rulings: [],
  cr: ['103.8a', '117.3d', '117.4', '800.1'],
  observe: ['battlefield', 'zones', 'stack', 'options', 'pools'],
  level: 2,
  cases: cases(
    [
      anyOf('mana producer', 'battlefield', 'active', 95),
      anyOf('mana producer', 'battlefield', 'anyone', 90),
      anyOf('could-produce', 'battlefield', 'active', 30),
      anyOf('anthem', 'battlefield', 'anyone', 40),
      anyOf('tapped-for-mana trigger', 'battlefield', 'active', 30),
      anyOf('creature', 'battlefield', 'anyone', 90),
      anyOf('enters trigger', 'hand', 'active', 50),
      anyOf('removal', 'hand', 'active', 70),
      anyOf('counterspell', 'hand', 'next', 40),
    ],
    { weights: { pass: 4, cast: 7, activate: 5, play: 4, 'take back': 0 }, decisions: 24 },
  ),
  transform: withOneMore,
  relate: judged(findings),
};

function withOneMore(first: Case, history: History): Case | null {
  if (first.start.kind !== 'board') return null;
  const { board } = first.start;
  if (board.players.length > 3 || skipsDraw(board) || board.cards.some(({ name }) => countsPlayers(name))) return null;
  const players = [...board.players, { life: 20, counters: {}, landsPlayed: 0 }];
  const moments = firstTurn(history, board);
  return {
    start: { kind: 'board', board: { ...board, players } },
    script: scriptOf(history, moments.length),
    policy: { kind: 'boring' },
    // The new player is asked as often as anyone else, at most.
    decisions: moments.length * 2 + 4,
    untilTurn: board.turn + 1,
  };
}

/** The first draw of the game is skipped where there are two players. CR 103.8a */
function skipsDraw({ turn, players }: Board): boolean {
  return turn === 1 && players.length === 2;
}

/** It does something for each of several players, has one opponent for the only one there is, or must attack one of them. */
function countsPlayers(name: string): boolean {
  const record = cardNamed(name);
  const text = JSON.stringify(record);
  return (
    record === null || recordHas(name, ...OF_SEVERAL) || text.includes('"players":"opponent"') || CHOOSES.test(text)
  );
}

/** Whom it attacks is chosen as something enters attacking. CR 508.4 */
const CHOOSES = /"attacking":(?!"no")/;

const OF_SEVERAL = [
  ...['opponents', 'opponentsOf', 'eachPlayer', 'chooseOpponent', 'mostSpellsCast'],
  ...['mustAttack', 'mustAttackThem', 'mustBeAttacked', 'goad'],
];

/** What was answered before the turn in which the game begins was over; the next turn is another player's in the second game. */
function firstTurn({ steps }: History, { turn }: Board): readonly HistoryStep[] {
  const over = steps.findIndex(({ view, answer }) => view.turn !== turn || answer === null);
  return over < 0 ? steps : steps.slice(0, over);
}

function findings(first: History, second: History): Iterable<Finding> {
  if (first.start.kind !== 'board') return [];
  const { board } = first.start;
  const idle = board.players.length;
  const retold = second.steps.flatMap((step, at): Retold[] =>
    isOfThemAlone(step, idle) ? [] : [{ step: withoutPlayer(step, idle), at }],
  );
  return sameGames(firstTurn(first, board), retold, {
    questions: SAME,
    views: SAME,
    cr: '117.4',
    whatever: 'whether or not there is one more player who only passes',
    shape: `${idle} players | player ${board.active} | ${board.step}`,
    // While something resolves it is said who passed last.
    compared: { order: 'counts', without: ['priority'] },
  });
}

/** Whether without this player nobody would be asked: it is their question, or they alone can be attacked. CR 508.1 */
function isOfThemAlone({ question }: HistoryStep, seat: Seat): boolean {
  if (question?.player === seat) return true;
  return question?.kind === 'attackers' && questionWithout(question, meaning(seat)).options.length === 0;
}

/** The moment as it would be without this player: nobody else can be aimed at or attacked in their place. */
function withoutPlayer({ view, question, answer, happenings }: HistoryStep, seat: Seat): HistoryStep {
  return {
    question: question === null ? null : questionWithout(question, meaning(seat)),
    answer,
    view: viewWith(view, { players: view.players.filter((player) => player.seat !== seat) }),
    happenings,
  };
}

function meaning(seat: Seat): RegExp {
  return new RegExp(`\\bp${seat}$`);
}
