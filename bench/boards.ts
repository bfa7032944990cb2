import { fromBoard, type Root } from '../engine/index.ts';
import { caseAt } from '../generators/index.ts';
import type { Board, BoardCard, Case } from '../protocol/index.ts';

/** What the measured games begin from. */

/** The mix that `npm start` meets: mana, creatures, spells with X, on two or three sides. */
const SOURCE = {
  id: 'bench',
  level: 2,
  cases: {
    focus: [],
    surroundings: ['mana producer', 'creature', 'removal', 'draw', 'anthem', 'X spell'],
    weights: { pass: 3, cast: 4, activate: 4, play: 4, 'take back': 1 },
    players: [2, 2, 3],
    bare: 0,
    frail: 0,
    openings: [],
    patient: false,
    corners: [],
    played: 0,
    decisions: 60,
  },
} as const;

const GAMES = 16;

/** Boards of about 30 objects outside libraries, as the generators draw them; always the same. */
export function usualCases(): readonly Case[] {
  const cases: Case[] = [];
  for (let index = 0; cases.length < GAMES; index++) {
    const { case: made, origin } = caseAt(SOURCE, index, 1);
    if (origin === 'rich' && made.start.kind === 'board' && isUsual(made.start.board)) cases.push(made);
  }
  return cases;
}

function isUsual({ cards }: Board): boolean {
  const outside = cards.filter(({ zone }) => zone !== 'library').length;
  return outside >= 25 && outside <= 35;
}

export function rootOf(board: Board): Root {
  const root = fromBoard(board);
  if ('kind' in root) throw new Error(`${root.card}: ${root.why}`);
  return root;
}

/** So many permanents of two players, Blood Moon, Humility and two anthems among them, and hands to cast from. */
export function crowdedBoard(permanents: number): Board {
  const special = ['Blood Moon', 'Humility', 'Glorious Anthem', 'Honor of the Pure'];
  const crowd = ['Forest', 'Grizzly Bears', 'Plains', 'Llanowar Elves', 'Mountain', 'Savannah Lions'];
  const cards = Array.from({ length: permanents }, (_, index) => {
    const name = special[index] ?? crowd[index % crowd.length] ?? 'Forest';
    return cardOn(`c${index}`, name, index % 2, 'battlefield');
  });
  const hands = ['Giant Growth', 'Lightning Bolt', 'Grizzly Bears', 'Forest'].flatMap((name, index) =>
    [0, 1].map((owner) => cardOn(`h${index}${owner}`, name, owner, 'hand')),
  );
  const libraries = Array.from({ length: 40 }, (_, index) => cardOn(`l${index}`, 'Plains', index % 2, 'library'));
  return {
    players: [0, 1].map(() => ({ life: 1000, counters: {}, landsPlayed: 0 })),
    cards: [...cards, ...hands, ...libraries],
    turn: 3,
    active: 0,
    step: 'precombat main',
  };
}

function cardOn(id: string, name: string, owner: number, zone: BoardCard['zone']): BoardCard {
  return {
    id,
    name,
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
  };
}
