import type { Board, BoardCard, BoardPlayer, Seat, Zone } from '../../protocol/index.ts';
import { colorLetter, counterOfForge, forgePlayer, stepOfForge } from './forge-words.ts';

/** What cannot be read, and why. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** A puzzle: what stands in it besides the position. */
export interface Puzzle {
  readonly name: string;
  readonly goal: string;
  readonly turns: number;
  readonly description: string;
  readonly board: Board;
}

/**
 * Reads a state as Forge's own reader does, line by line: `#` begins a comment, the key ends at the first `=`, cards are parted by `;` and
 * what is said of one by `|`. Throws `Unreadable` for what that reader would complain of, trip over, or pass over in silence. Cards are
 * called by their numbers, `c1` for `Id:1`; a token, of which Forge does not say what made it, is called `*\/Name`.
 */
export function readForgeState(text: string): Board {
  const lines = text.replace(/\n$/, '').split('\n');
  const values = new Map<string, string>();
  for (const line of lines) {
    if (line === '') throw new Unreadable('an empty line, at which Forge fails');
    if (line.startsWith('#')) continue;
    const [key = '', ...rest] = line.split('=');
    if (rest.length === 0) throw new Unreadable(`a line without a value: ${line}`);
    if (values.has(key.toLowerCase())) throw new Unreadable(`${key} twice`);
    values.set(key.toLowerCase(), rest.join('='));
  }
  return boardOf(values);
}

/** Reads a puzzle the same way. */
export function readForgePuzzle(text: string): Puzzle {
  const [, metadata, state] = /^\[metadata\]\n([\s\S]*?)\n\[state\]\n([\s\S]*)$/.exec(text) ?? [];
  if (metadata === undefined || state === undefined) throw new Unreadable('no [metadata] with a [state] after it');
  const said = new Map(
    metadata.split('\n').map((line) => {
      const at = line.indexOf(':');
      if (at < 0) throw new Unreadable(`a line of [metadata] without a colon: ${line}`);
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
    }),
  );
  const known = ['name', 'url', 'goal', 'turns', 'difficulty', 'description', 'targets', 'targetcount'];
  const other = [...said.keys()].find((key) => !known.includes(key));
  if (other !== undefined) throw new Unreadable(`${other}, which no puzzle has`);
  const saidOf = (key: string): string => said.get(key) ?? fail(`no ${key}`);
  const { name, goal, description } = {
    name: saidOf('name'),
    goal: saidOf('goal'),
    description: saidOf('description'),
  };
  return { name, goal, description, turns: whole(saidOf('turns')), board: readForgeState(state) };
}

const ZONES: readonly Zone[] = ['battlefield', 'hand', 'graveyard', 'library', 'exile'];

function boardOf(values: ReadonlyMap<string, string>): Board {
  const seats = [...values.keys()].filter((key) => /^(?:p\d|human|ai)life$/.test(key)).length;
  if (seats < 2) throw new Unreadable(`${seats} players`);
  const players = Array.from({ length: seats }, (_, seat) => playerOf(values, forgePlayer(seat, seats)));
  const known = new Set(['turn', 'activeplayer', 'activephase', ...keysOf(seats)]);
  const unknown = [...values.keys()].find((key) => !known.has(key));
  if (unknown !== undefined) throw new Unreadable(`the key ${unknown}, which Forge does not know`);
  const cards = players.flatMap((_, seat) =>
    ZONES.flatMap((zone) => {
      const value = values.get(`${forgePlayer(seat, seats)}${zone}`) ?? '';
      return value === '' ? [] : value.split(';').map((each) => cardOf(each, zone, seat, seats));
    }),
  );
  const active = seatCalled(values.get('activeplayer') ?? fail('no active player'), seats);
  const step = stepOfForge(values.get('activephase') ?? '') ?? fail('no step');
  const board = { players, cards, turn: whole(values.get('turn') ?? ''), active, step };
  checkLinks(board);
  return board;
}

function keysOf(seats: number): readonly string[] {
  const each = ['life', 'landsplayed', 'counters', ...ZONES];
  return Array.from({ length: seats }, (_, seat) => each.map((key) => `${forgePlayer(seat, seats)}${key}`)).flat();
}

function playerOf(values: ReadonlyMap<string, string>, player: string): BoardPlayer {
  return {
    life: whole(values.get(`${player}life`) ?? ''),
    counters: countersOf(values.get(`${player}counters`) ?? ''),
    landsPlayed: whole(values.get(`${player}landsplayed`) ?? '0'),
  };
}

function cardOf(text: string, zone: Zone, seat: Seat, seats: number): BoardCard {
  const [named = '', ...parts] = text.trim().split('|');
  const name = named.startsWith('t:') ? `*/${named.slice(2).split(',')[0] ?? ''}` : named;
  if (name === '') throw new Unreadable('a card without a name');
  const plain: BoardCard = {
    ...{ id: '', name, owner: seat, controller: seat, zone, tapped: false, held: zone === 'battlefield', damage: 0 },
    ...{ counters: {}, attachedTo: null, exiledWith: null, chosen: {} },
  };
  const card: BoardCard = Object.assign({ ...plain }, ...parts.map((part) => saidBy(part, seats)));
  return card.id === '' ? fail(`no number of ${name}`) : card;
}

/** What one part of a card says. */
function saidBy(part: string, seats: number): Partial<BoardCard> {
  const [word = '', ...rest] = part.split(':');
  const value = rest.join(':');
  switch (word) {
    case 'Id':
      return { id: `c${whole(value)}` };
    case 'Tapped':
      return { tapped: true };
    case 'SummonSick':
      return { held: false };
    case 'Owner':
      return {
        owner: seatCalled(value === value.toUpperCase() ? value.toLowerCase() : fail(`the owner ${value}`), seats),
      };
    case 'AttachedTo':
      return { attachedTo: `c${whole(value)}` };
    case 'ExiledWith':
      return { exiledWith: `c${whole(value)}` };
    case 'Damage':
      return { damage: whole(value) };
    case 'Counters':
      return { counters: countersOf(value) };
    case 'ChosenColor':
      return { chosen: { color: colorLetter(value) ?? fail(`the colour ${value}`) } };
    case 'ChosenType':
      return { chosen: { type: value } };
    default:
      throw new Unreadable(`${part}, which Forge passes over`);
  }
}

function countersOf(text: string): Readonly<Record<string, number>> {
  if (text === '') return {};
  return Object.fromEntries(
    text.split(',').map((pair) => {
      const [name = '', count = ''] = pair.split('=');
      return [counterOfForge(name) ?? fail(`${name} counters, which Forge does not know`), whole(count)];
    }),
  );
}

function checkLinks({ cards }: Board): void {
  const ids = cards.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new Unreadable('one number for two cards');
  for (const { attachedTo, exiledWith } of cards)
    for (const id of [attachedTo, exiledWith])
      if (id !== null && !ids.includes(id)) throw new Unreadable(`no card ${id}`);
}

function seatCalled(player: string, seats: number): Seat {
  const seat = Array.from({ length: seats }, (_, each) => forgePlayer(each, seats)).indexOf(player);
  return seat < 0 ? fail(`the player ${player} of ${seats}`) : seat;
}

/** As Java reads a whole number: nothing around it. */
function whole(text: string): number {
  return /^-?\d+$/.test(text) ? Number(text) : fail(`the number "${text}"`);
}

function fail(what: string): never {
  throw new Unreadable(what);
}
