import type { Board, CannotSetUp, EngineUnderTest, IllegalBoard, Session, View } from '../../protocol/index.ts';
import type { Archive } from './archive.ts';
import { ForgeGame } from './game.ts';
import { setUp, tooMuch } from './set-up.ts';
import { Table } from './table.ts';

/** After so many games Forge is started anew: it forgets none of them. */
const GAMES = 150;

/** The version of the package that is judged. */
export const VERSION = '@manabrew/forge-wasm 0.2.0';

/** Forge as an engine under test. `names`: cards that are likely to be needed. */
export function forgeEngine(archive: Archive, names: readonly string[]): EngineUnderTest {
  const hall = new Hall(archive, names);
  return {
    describe: () => ({
      name: 'Forge',
      version: VERSION,
      level: 2,
      facets: ['zones', 'battlefield', 'stack', 'pools', 'events', 'options'],
      minPlayers: 2,
      maxPlayers: 4,
    }),
    unknownCards: (asked) => hall.unknown(asked),
    load: (board) => hall.load(board),
    start: () => ({ kind: 'cannot set up', why: 'a game from its beginning' }),
  };
}

/** One Forge at a time, with the game that is played in it. */
class Hall {
  readonly #archive: Archive;
  readonly #names: Set<string>;
  #table: Table | null = null;
  #game: ForgeGame | null = null;
  #games = 0;

  constructor(archive: Archive, names: readonly string[]) {
    this.#archive = archive;
    this.#names = new Set(names.filter((name) => archive.script(name) !== null));
  }

  unknown(names: readonly string[]): readonly string[] {
    const unknown = names.filter((name) => this.#archive.script(name) === null);
    this.#know(names.filter((name) => !unknown.includes(name)));
    return unknown;
  }

  load(board: Board): Session | IllegalBoard | CannotSetUp {
    const [unknown] = this.unknown(board.cards.map(({ name }) => name));
    const copier = board.cards.find(({ name }) => castsCopies(this.#archive.script(name)));
    const why =
      tooMuch(board) ??
      (copier === undefined ? null : `${copier.name}: which copy is cast is not asked`) ??
      (unknown === undefined ? null : `the card ${unknown}, which it does not know`);
    if (why !== null) return { kind: 'cannot set up', why };
    try {
      return this.#begin(board);
    } catch (error) {
      this.#leave();
      throw error;
    }
  }

  #begin(board: Board): Session | CannotSetUp {
    this.#game?.close();
    this.#game = null;
    if (this.#games >= GAMES) this.#leave();
    this.#games++;
    this.#table ??= new Table(this.#archive.assets([...this.#names].sort()));
    const started = setUp(this.#table, board, (name) => isAura(this.#archive.script(name)));
    if (started.kind === 'cannot set up') return started;
    this.#game = new ForgeGame(this.#table, this.#archive, board, started);
    const other = differs(board, this.#game.view());
    return other === null ? this.#game : { kind: 'cannot set up', why: `Forge shows ${other}` };
  }

  /** Files are read as Forge starts: for a card that it was not told of it has to start anew. */
  #know(names: readonly string[]): void {
    const more = names.filter((name) => !this.#names.has(name));
    if (more.length === 0) return;
    for (const name of more) this.#names.add(name);
    this.#leave();
  }

  #leave(): void {
    this.#table?.close();
    this.#table = null;
    this.#game = null;
    this.#games = 0;
  }
}

function isAura(script: string | null): boolean {
  return /^Types:.*\bAura\b/m.test(script ?? '');
}

/** Whether a card lets copies of cards be cast: Forge asks about each of them without saying which it is. */
function castsCopies(script: string | null): boolean {
  return /\$ Play\b.*\bCopyCard\$ True/.test(script ?? '');
}

/** The first thing in which a game's beginning is not what the board says, or null. */
export function differs(board: Board, view: View): string | null {
  if (view.turn !== board.turn || view.active !== board.active || view.step !== board.step)
    return `turn ${view.turn} of player ${view.active}, ${view.step}`;
  const life = board.players.findIndex((player, seat) => view.players[seat]?.life !== player.life);
  if (life >= 0) return `player ${life} at ${view.players[life]?.life} life`;
  const marked = board.players.findIndex(({ counters }, seat) => !isSame(view.players[seat]?.counters ?? {}, counters));
  if (marked >= 0) return `player ${marked} with ${JSON.stringify(view.players[marked]?.counters)}`;
  if (view.stack.length > 0) return `${view.stack[0]?.name} on the stack`;
  const permanents = new Map(view.battlefield.map((permanent) => [permanent.ref, permanent]));
  for (const card of board.cards) {
    if (card.zone !== 'battlefield') {
      if (!view.zone(card.zone, card.owner).some(({ ref }) => ref === card.id))
        return `no ${card.name} in ${card.zone}`;
      continue;
    }
    const seen = permanents.get(card.id);
    if (seen === undefined) return `no ${card.name} on the battlefield`;
    if (seen.tapped !== card.tapped) return `${card.name} ${seen.tapped ? 'tapped' : 'untapped'}`;
    if (seen.types.includes('creature') && seen.held !== card.held) return `${card.name} ${seen.held ? 'held' : 'new'}`;
    if (seen.attachedTo !== card.attachedTo) return `${card.name} attached to ${seen.attachedTo ?? 'nothing'}`;
    if (!isSame(seen.counters, card.counters)) return `${JSON.stringify(seen.counters)} counters on ${card.name}`;
    if (seen.damage !== card.damage) return `${seen.damage} damage on ${card.name}`;
    if (seen.controller !== card.controller) return `${card.name} under the control of player ${seen.controller}`;
  }
  return view.battlefield.length === board.cards.filter(({ zone }) => zone === 'battlefield').length
    ? null
    : 'other permanents';
}

function isSame(one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>): boolean {
  return [...Object.keys(one), ...Object.keys(other)].every((key) => (one[key] ?? 0) === (other[key] ?? 0));
}
