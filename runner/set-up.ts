import { ENGINE_POOL } from '../generators/index.ts';
import type {
  Board,
  BoardCard,
  CannotSetUp,
  EngineUnderTest,
  Facet,
  PermanentView,
  Session,
  View,
  Zone,
} from '../protocol/index.ts';
import { withGames } from './with-games.ts';

/**
 * The engine, which sets up a board only where what it shows of the game is that board: what it got otherwise is its adapter's
 * doing, and no verdict speaks of it.
 */
export function checkingSetUp(engine: EngineUnderTest): EngineUnderTest {
  const { facets } = engine.describe();
  return withGames(engine, {
    start: (decks, see) => engine.start(decks, see),
    load: (board, see) => {
      const loaded = engine.load(board, see);
      return 'kind' in loaded ? loaded : (notAsSetUp(loaded, board, facets) ?? loaded);
    },
  });
}

function notAsSetUp(game: Session, board: Board, facets: readonly Facet[]): CannotSetUp | null {
  const [difference] = differences(game, board, facets);
  return difference === undefined
    ? null
    : { kind: 'cannot set up', why: `the game differs from the board: ${difference}` };
}

function* differences(game: Session, board: Board, facets: readonly Facet[]): Generator<string> {
  const standing = game.standing();
  const view = game.view();
  if (standing.kind === 'over') yield 'it is over';
  else if (standing.question.kind !== 'priority' || standing.question.player !== board.active)
    yield `player ${board.active} has no priority`;
  yield* ofTurn(view, board);
  const shows = (facet: Facet, read: () => unknown): boolean => facets.includes(facet) && isShown(read);
  if (shows('stack', () => view.stack)) yield* ofStack(view, board);
  if (shows('battlefield', () => view.battlefield)) yield* ofBattlefield(view, board);
  if (shows('zones', () => view.zone('hand', 0))) yield* ofZones(view, board);
}

/** Nothing, but for abilities that trigger as soon as the board is there. CR 603.8 */
function* ofStack({ stack }: View, { cards }: Board): Generator<string> {
  for (const { name, kind, source } of stack) {
    const card = cards.find(({ id }) => id === source);
    const { abilities } = ENGINE_POOL.named(card?.name ?? '') ?? { abilities: [] };
    const atOnce = abilities.some((ability) => ability.kind === 'triggered' && ability.on.kind === 'state');
    if (kind === 'spell' || !atOnce) yield `${name} is on the stack`;
  }
}

/** An engine elsewhere may leave out what it was to show: then there is nothing to compare. */
function isShown(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch (thrown) {
    if (thrown instanceof Error && thrown.name === 'NotShown') return false;
    throw thrown;
  }
}

function* ofTurn(view: View, { turn, active, step, players }: Board): Generator<string> {
  yield* unlike('the turn', view.turn, turn);
  yield* unlike('the active player', view.active, active);
  yield* unlike('the step', view.step, step);
  yield* unlike('the number of players', view.players.length, players.length);
  for (const [seat, player] of players.entries()) {
    const shown = view.players[seat];
    yield* unlike(`player ${seat}'s life`, shown?.life, player.life);
    yield* unlike(`player ${seat}'s counters`, sorted(shown?.counters ?? {}), sorted(player.counters));
    yield* unlike(`player ${seat}'s lands played`, shown?.landsPlayed, player.landsPlayed);
  }
}

function* ofBattlefield({ battlefield }: View, { cards }: Board): Generator<string> {
  const expected = cards.filter(({ zone }) => zone === 'battlefield');
  for (const card of expected) {
    const shown = battlefield.find(({ ref }) => ref === card.id);
    if (shown === undefined) yield `${called(card)} is not on the battlefield`;
    else yield* ofPermanent(shown, card);
  }
  const more = battlefield.find(({ ref }) => !expected.some(({ id }) => id === ref));
  if (more !== undefined) yield `${more.name} (${more.ref}) is on the battlefield`;
}

function* ofPermanent(shown: PermanentView, card: BoardCard): Generator<string> {
  const who = called(card);
  // A token has the name that its maker gives it; who controls what is for attached permanents to say.
  if (shown.card) yield* unlike(`${who}'s name`, shown.name, card.name);
  yield* unlike(`${who}'s owner`, shown.owner, card.owner);
  yield* unlike(`whether ${who} is tapped`, shown.tapped, card.tapped);
  yield* unlike(`whether ${who} was there as the turn began`, shown.held, card.held);
  yield* unlike(`${who}'s damage`, shown.damage, card.damage);
  yield* unlike(`${who}'s counters`, sorted(shown.counters), sorted(card.counters));
  yield* unlike(`what ${who} is attached to`, shown.attachedTo, card.attachedTo);
}

const ELSEWHERE: readonly Exclude<Zone, 'battlefield'>[] = ['library', 'hand', 'graveyard', 'exile'];

function* ofZones(view: View, { players, cards }: Board): Generator<string> {
  for (const owner of players.keys()) {
    for (const zone of ELSEWHERE) {
      const expected = cards.filter((card) => card.zone === zone && card.owner === owner).map(called);
      const shown = view.zone(zone, owner).map(({ ref, name }) => called({ id: ref, name }));
      const [one, other] = zone === 'library' ? [shown, expected] : [shown.sort(), expected.sort()];
      yield* unlike(`player ${owner}'s ${zone}`, one.join(', '), other.join(', '));
    }
  }
}

function called({ id, name }: Pick<BoardCard, 'id' | 'name'>): string {
  return `${name} (${id})`;
}

function sorted(counters: Readonly<Record<string, number>>): string {
  return JSON.stringify(Object.entries(counters).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function* unlike(what: string, shown: unknown, expected: unknown): Generator<string> {
  if (shown !== expected) yield `${what} is ${JSON.stringify(shown)}, not ${JSON.stringify(expected)}`;
}
