import type { Board, BoardCard, BoardStep, Seat, Zone } from './board.ts';

/**
 * A card of a board written by hand: its name, or its name with what differs from a plain card. `as` is its id; without that it
 * is called by its name, the second one of that name `Forest#2`. A token is named `Card/Token` and called `Token`.
 */
export type CardSpec = string | ({ readonly card: string } & Partial<Details>);

interface Details {
  readonly as: string;
  readonly owner: Seat;
  readonly tapped: boolean;
  /** Whether its controller had it already as the turn began: true unless said. CR 302.6 */
  readonly held: boolean;
  readonly damage: number;
  readonly counters: Readonly<Record<string, number>>;
  readonly attachedTo: string;
  readonly exiledWith: string;
  readonly chosen: Readonly<Record<string, string>>;
}

/** A player's cards by zone, and what differs from 20 life and nothing else. */
export type SideSpec = Partial<Readonly<Record<Zone, readonly CardSpec[]>>> & {
  readonly life?: number;
  readonly counters?: Readonly<Record<string, number>>;
  readonly landsPlayed?: number;
};

/** Players in turn order. It is the first player's first main phase unless said. */
export interface BoardSpec {
  readonly players: readonly SideSpec[];
  readonly active?: Seat;
  readonly step?: BoardStep;
  readonly turn?: number;
}

const ZONES: readonly Zone[] = ['battlefield', 'hand', 'library', 'graveyard', 'exile'];

/** The board of a description, its cards named by what the description calls them. Libraries stand top first, and hold 10 Wastes when nothing is said. */
export function boardOf({ players, active = 0, step = 'precombat main', turn = 1 }: BoardSpec): Board {
  const used = new Map<string, number>();
  return {
    players: players.map(({ life = 20, counters = {}, landsPlayed = 0 }) => ({ life, counters, landsPlayed })),
    cards: players.flatMap((side, seat) =>
      ZONES.flatMap((zone) => cardsOf(side, zone).map((spec) => boardCard(spec, zone, seat, used))),
    ),
    active,
    step,
    turn,
  };
}

/** So many of one card: `...copies(3, 'Forest')`. */
export function copies<Spec extends CardSpec>(count: number, spec: Spec): readonly Spec[] {
  return Array.from({ length: count }, () => spec);
}

const LIBRARY: readonly CardSpec[] = copies(10, { card: 'Wastes', as: 'library card' });

function cardsOf(side: SideSpec, zone: Zone): readonly CardSpec[] {
  return side[zone] ?? (zone === 'library' ? LIBRARY : []);
}

function boardCard(spec: CardSpec, zone: Zone, seat: Seat, used: Map<string, number>): BoardCard {
  const { card, ...details } = typeof spec === 'string' ? { card: spec } : spec;
  const {
    as = card.split('/').at(-1) ?? card,
    owner = seat,
    attachedTo = null,
    exiledWith = null,
    ...others
  } = details as Partial<Details>;
  const times = (used.get(as) ?? 0) + 1;
  used.set(as, times);
  return {
    id: times === 1 ? as : `${as}#${times}`,
    name: card,
    owner,
    controller: seat,
    zone,
    tapped: false,
    held: true,
    damage: 0,
    counters: {},
    chosen: {},
    ...others,
    attachedTo,
    exiledWith,
  };
}
