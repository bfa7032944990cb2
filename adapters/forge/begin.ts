import type { Board } from '../../protocol/index.ts';
import type { GameView, Prompt, StartRequest } from './messages.ts';
import type { Seats } from './names.ts';
import { WATCH } from './scripts.ts';
import { markCards } from './marks.ts';
import { BLANK, DONE, LAND, setUpName } from './set-up-scripts.ts';
import type { Table } from './table.ts';

/** Starting a game at Forge's table, and ending one. */

/** Seeds with which the first player begins, by the sizes of the decks: nothing else bears on the roll. */
const SEEDS = new Map<string, number>();

/** Starts games until the first player wins the roll, and stands at the first prompt after it. */
export function begin(
  table: Table,
  board: Board,
  seats: Seats,
  isAura: (name: string) => boolean,
): { readonly prompt: Prompt | null; readonly views: readonly GameView[] } {
  const players = Array.from({ length: seats.count }, (_, index) => deckOf(board, seats.ours(index), index, isAura));
  const key = players.map(({ deck }) => deck.length).join(' ');
  for (let seed = SEEDS.get(key) ?? 1; ; seed++) {
    table.start(requestFor(players, seed));
    const views: GameView[] = [];
    let prompt = next(table, views);
    while (prompt !== null && prompt.input.type === 'revealCards') {
      table.respond(prompt, { type: 'revealCardsAcknowledged' });
      prompt = next(table, views);
    }
    if (prompt === null || prompt.input.type !== 'diceRolled') return { prompt, views };
    const first = prompt.input.rolls.findIndex(({ highlighted }) => highlighted);
    table.respond(prompt, { type: 'diceRolledAcknowledged' });
    prompt = next(table, views);
    if (first === 0 || seed > 200) {
      SEEDS.set(key, seed);
      return { prompt, views };
    }
    endGame(table, prompt);
  }
}

/** Has all players concede until the game is over. */
export function endGame(table: Table, prompt: Prompt | null): void {
  const views: GameView[] = [];
  for (let now = prompt; now !== null; now = next(table, views)) {
    if (now.input.type === 'gameOver') continue;
    table.say({ kind: 'directive', directive: { type: 'concede' } });
  }
}

/** The next prompt, with the states before it noted by the player who sees them; null: the game is over. */
export function next(table: Table, views: GameView[]): Prompt | null {
  for (let message = table.next(); message !== null; message = table.next()) {
    if (message.kind === 'prompt') return message.prompt;
    if (message.kind === 'state') note(views, message.state.gameView);
  }
  return null;
}

/** Puts a state to the player who sees it. */
export function note(views: GameView[], view: GameView): void {
  const viewer = view.players.findIndex(({ isHuman }) => isHuman);
  views[Math.max(0, viewer)] = view;
}

interface ForgeDeck {
  readonly deck: readonly string[];
  readonly commanderNames: readonly string[];
}

/** The deck of Forge's n-th player. */
function deckOf(board: Board, seat: number, index: number, isAura: (name: string) => boolean): ForgeDeck {
  const { cards, players, step } = board;
  const isLast = index === players.length - 1;
  const isLinked = cards.some(({ exiledWith }) => exiledWith !== null);
  const setup = setUpName(step, isLast ? (isLinked ? 'linking' : 'last') : 'own');
  const commanderNames = index === 0 ? [setup, WATCH] : [setup];
  const own = [
    ...cards.filter(({ owner }) => owner === seat).map(({ name }) => name),
    ...Array.from({ length: players[seat]?.landsPlayed ?? 0 }, () => LAND),
    ...(isLast ? [DONE, ...markCards(board, isAura)] : []),
  ];
  const size = Math.ceil((own.length + FEWEST_BLANKS) / STEP) * STEP;
  const blanks = Array.from({ length: size - own.length - commanderNames.length }, () => BLANK);
  return { deck: [...own, ...blanks, ...commanderNames], commanderNames };
}

/** Enough for an opening hand beside our own cards. Decks come in few sizes, so that few seeds have to be looked for. */
const FEWEST_BLANKS = 10;
const STEP = 10;

function requestFor(decks: readonly ForgeDeck[], seed: number): StartRequest {
  const players = decks.map(({ deck, commanderNames }, index) => ({
    ...{ name: `P${index}`, ai: false as const, commanderNames },
    deck: deck.map((name) => ({ name })),
  }));
  return { gameId: 'headjudge', variant: 'Commander', startingLife: 20, seed, players };
}
