import type { Board, BoardCard, BoardPlayer } from '../../protocol/index.ts';

/** Boards by hand, for tests. */

type Details = Partial<Omit<BoardCard, 'id' | 'name'>>;
export type Written = Omit<BoardCard, 'id'>;

/** A permanent of player 0, untapped and held, unless said otherwise. */
export function permanent(name: string, details: Details = {}): Written {
  return written(name, { zone: 'battlefield', held: true, ...details });
}

export function inHand(name: string, owner = 0): Written {
  return written(name, { zone: 'hand', owner });
}

export function inLibrary(name: string, owner = 0): Written {
  return written(name, { zone: 'library', owner });
}

/** A board of two players, or more, with these cards under the ids c1, c2 … */
export function boardOf(cards: readonly Written[], seats = 2): Board {
  const player: BoardPlayer = { life: 20, counters: {}, landsPlayed: 0 };
  return {
    players: Array.from({ length: seats }, () => player),
    cards: cards.map((card, index) => ({ ...card, id: `c${index + 1}` })),
    turn: 1,
    active: 0,
    step: 'precombat main',
  };
}

function written(name: string, details: Details): Written {
  const owner = details.owner ?? 0;
  return {
    name,
    owner,
    controller: owner,
    zone: 'hand',
    tapped: false,
    held: false,
    damage: 0,
    counters: {},
    attachedTo: null,
    exiledWith: null,
    chosen: {},
    ...details,
  };
}
