import { type Board, type BoardCard, fromBoard, fromDecks } from '../board.ts';
import { answersTo } from '../perft.ts';
import type { Purpose } from '../proc.ts';
import { open, type Play, type Position } from '../session.ts';
import type { Root } from '../state/root.ts';

/** A named position whose lines are counted up to so many answers. */
export interface Counted {
  readonly name: string;
  readonly depth: number;
  readonly position: () => Position;
}

/** A card on a board: its name, or what differs from an untapped permanent that was there since its controller's turn began. */
type Put = string | (Partial<BoardCard> & { readonly name: string });
type Side = Partial<Readonly<Record<BoardCard['zone'], readonly Put[]>>>;

/** The main phase of the first of these players. */
export function on(name: string, depth: number, sides: readonly Side[]): Counted {
  return { name, depth, position: () => ({ root: rootOf(sides), answers: [] }) };
}

/** The same at the first question for a purpose, after the first legal answer to each one before it; null: a game that begins with decks. */
export function before(purpose: Purpose, name: string, depth: number, sides: readonly Side[] | null): Counted {
  const position = (): Position => {
    const play = open({ root: sides === null ? rootOfDecks() : rootOf(sides), answers: [] });
    while (play.question?.purpose !== purpose) goOn(play);
    return play.position();
  };
  return { name, depth, position };
}

function goOn(play: Play): void {
  if (play.question === null) throw new Error('the game is over');
  for (const answer of answersTo(play.question)) if (play.answer(answer) === null) return;
  throw new Error(`no answer to the question for ${play.question.purpose}`);
}

function rootOf(sides: readonly Side[]): Root {
  const cards = sides.flatMap((side, owner) =>
    Object.entries(side).flatMap(([zone, puts]) =>
      puts.map((put, index) => cardOf(put, owner, zone as BoardCard['zone'], `${owner} ${zone} ${index}`)),
    ),
  );
  const players = sides.map(() => ({ life: 20, counters: {}, landsPlayed: 0 }));
  const board: Board = { players, cards, turn: 3, active: 0, step: 'precombat main' };
  const root = fromBoard(board);
  if ('kind' in root) throw new Error(root.why);
  return root;
}

function rootOfDecks(): Root {
  const deck = Array.from({ length: 9 }, (_, index) => (index % 2 === 0 ? 'Island' : 'Storm Crow'));
  const root = fromDecks([deck, deck], 20);
  if ('kind' in root) throw new Error(root.why);
  return root;
}

function cardOf(put: Put, owner: number, zone: BoardCard['zone'], id: string): BoardCard {
  return {
    id,
    owner,
    controller: owner,
    zone,
    tapped: false,
    held: true,
    damage: 0,
    counters: {},
    attachedTo: null,
    exiledWith: null,
    chosen: {},
    ...(typeof put === 'string' ? { name: put } : put),
  };
}
