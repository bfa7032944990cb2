import type { Board, BoardCard, BoardPlayer } from '../../../protocol/index.ts';

/** A card of a board: a permanent of player 0 unless said otherwise. */
export type Written = Partial<Omit<BoardCard, 'id'>> & { readonly name: string };

/** A board with these cards under the ids `c1`, `c2` …, in a way that tests of exports read well. */
export function boardOf(
  cards: readonly Written[],
  {
    players = [{}, {}],
    ...others
  }: Partial<Omit<Board, 'players'>> & { readonly players?: readonly Partial<BoardPlayer>[] } = {},
): Board {
  return {
    players: players.map((player) => ({ life: 20, counters: {}, landsPlayed: 0, ...player })),
    cards: cards.map(cardOf),
    ...{ turn: 1, active: 0, step: 'precombat main', ...others },
  };
}

export function copies(count: number, card: Written): readonly Written[] {
  return Array.from({ length: count }, () => card);
}

function cardOf(written: Written, index: number): BoardCard {
  const { owner = 0, zone = 'battlefield' } = written;
  return {
    ...{ id: `c${index + 1}`, owner, controller: owner, zone, tapped: false, held: zone === 'battlefield', damage: 0 },
    ...{ counters: {}, attachedTo: null, exiledWith: null, chosen: {}, ...written },
  };
}
