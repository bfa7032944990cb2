import type { Board } from '../../protocol/index.ts';
import type { GameView, Prompt, PromptInput } from './messages.ts';
import type { Table } from './table.ts';
import { begin, endGame, next } from './begin.ts';
import { Seats } from './names.ts';
import { notMarkable } from './marks.ts';
import { FORGE_STEPS, Pending } from './pending.ts';
import { setsUp } from './set-up-scripts.ts';

/** A game that stands at its first question. */
export interface Started {
  readonly kind: 'started';
  readonly seats: Seats;
  /** Names of the board's cards by Forge's ids. */
  readonly ids: ReadonlyMap<string, string>;
  /** Each library top first, by Forge's ids. */
  readonly views: readonly GameView[];
  readonly prompt: Prompt;
  /** What Forge's number of a turn is more than the board's. */
  readonly turns: number;
}

export interface NotSetUp {
  readonly kind: 'cannot set up';
  readonly why: string;
}

/** Why a board is more than can be set up; null: it can be tried. */
export function tooMuch(board: Board): string | null {
  const { players, cards } = board;
  if (players.length < 2 || players.length > 4) return `a game of ${players.length} players`;
  const token = cards.find(({ name }) => name.includes('/') && !name.includes(' // '));
  if (token !== undefined) return `the token ${token.name}`;
  const isFirstDraw = board.step === 'upkeep' && board.turn === 1 && players.length === 2;
  return isFirstDraw ? 'the upkeep before a draw step that is skipped' : notMarkable(board);
}

/** Starts a game and has it set up. */
export function setUp(table: Table, board: Board, isAura: (name: string) => boolean): Started | NotSetUp {
  const seats = new Seats(board.players.length, board.active);
  const ids = new Map<string, string>();
  const pending = new Pending(board, seats, isAura, ids);
  const opening = begin(table, board, seats, isAura);
  const views: GameView[] = [...opening.views];
  let message = opening.prompt as Prompt | null;
  for (let count = 0; message !== null && count < 400; count++) {
    const { input } = message;
    if (input.type === 'gameOver') {
      endGame(table, message);
      return { kind: 'cannot set up', why: 'the game is over before it begins' };
    }
    const now = views[0];
    const isReady =
      input.type === 'chooseAction' &&
      now !== undefined &&
      now.turn === seats.count + 1 &&
      now.step === FORGE_STEPS[board.step] &&
      isGone(now);
    const played = board.players[board.active]?.landsPlayed ?? 0;
    if (isReady && pending.lands !== played) pending.misses(`${pending.lands} lands played, not ${played}`);
    if (isReady && pending.wrong === null)
      return { kind: 'started', seats, ids, views, prompt: message, turns: now.turn - board.turn };
    const answer = pending.answer(message, now);
    if (answer === null || pending.wrong !== null) {
      endGame(table, message);
      if (pending.wrong !== null) return { kind: 'cannot set up', why: `Forge shows ${pending.wrong}` };
      return { kind: 'cannot set up', why: `Forge asks for ${input.type} (${titleOf(input)}) while it is set up` };
    }
    table.respond(message, answer);
    message = next(table, views);
  }
  endGame(table, message);
  return { kind: 'cannot set up', why: 'Forge asks without end' };
}

function titleOf(input: PromptInput): string {
  return 'presentation' in input ? `${input.presentation.title} ${input.presentation.description ?? ''}`.trim() : '';
}

/** Whether the cards that set up have gone away. */
function isGone({ zones, stack }: GameView): boolean {
  const shown = zones.flatMap(({ zone, cards }) => (zone === 'command' ? cards : []));
  return stack.length === 0 && !shown.some((card) => card.visibility !== 'hidden' && setsUp(card.identity.name));
}
