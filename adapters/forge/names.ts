import type { ForgeCard, GameView } from './messages.ts';

/** Forge's players by seat and the other way round: the player who begins sits first at Forge's table. */
export class Seats {
  readonly count: number;
  readonly #first: number;

  constructor(count: number, first: number) {
    this.count = count;
    this.#first = first;
  }

  /** Our seat of Forge's n-th player. */
  ours(index: number): number {
    return (index + this.#first) % this.count;
  }

  theirs(seat: number): number {
    return (seat - this.#first + this.count) % this.count;
  }

  /** Our seat of `player-1`. */
  of(id: string): number {
    return this.ours(Number(/(\d+)$/.exec(id)?.[1] ?? 0));
  }
}

/** Names of objects as the suite has them: a board's cards by the board, `t1` … for what is made later, in the order in which it is seen. */
export class Names {
  readonly #names = new Map<string, string>();
  #made = 0;

  constructor(known: ReadonlyMap<string, string>) {
    for (const [id, name] of known) this.#names.set(id, name);
  }

  /** Of a card, or of an object on the stack that is no card. */
  of(id: string): string {
    const known = this.#names.get(id);
    if (known !== undefined) return known;
    const name = `t${++this.#made}`;
    this.#names.set(id, name);
    return name;
  }

  isKnown(id: string): boolean {
    return this.#names.has(id);
  }

  /** Another id for what is called so: what is being cast has another as long as that lasts. */
  alias(id: string, name: string): void {
    this.#names.set(id, name);
  }

  idOf(name: string): string | null {
    for (const [id, each] of this.#names) if (each === name && id.startsWith('engine-card-')) return id;
    return null;
  }
}

/** What an id of Forge means, a player's or a card's, as the suite has it. */
export function refOf(id: string, names: Names, seats: Seats): string {
  return id.startsWith('player-') ? `p${seats.of(id)}` : names.of(id);
}

export interface SeenCard {
  readonly card: ForgeCard;
  readonly zone: string;
  readonly ownerId: string;
  /** What it blocks, by Forge's ids. */
  readonly blocks: readonly string[];
}

/** All cards that some player sees outside of the stack, by their ids. */
export function cardsIn(views: readonly GameView[]): ReadonlyMap<string, SeenCard> {
  const all = new Map<string, SeenCard>();
  for (const { zones, combatAssignments } of views)
    for (const { zone, ownerId, cards } of zones)
      for (const card of cards) {
        if (card.visibility === 'hidden') continue;
        const own = combatAssignments.filter(({ blockerId }) => blockerId === card.id);
        all.set(card.id, { card, zone, ownerId, blocks: own.map(({ attackerId }) => attackerId) });
      }
  return all;
}

const COLORS: Readonly<Record<string, string>> = {
  white: 'W',
  blue: 'U',
  black: 'B',
  red: 'R',
  green: 'G',
  colorless: 'C',
};

/** The letter of a colour, however it is called. */
export function letterOf(color: string): string {
  return COLORS[color.toLowerCase()] ?? color;
}
