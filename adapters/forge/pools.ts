import type { Happening } from '../../protocol/index.ts';
import { countersChanged } from './changes.ts';
import type { ForgePlayer } from './messages.ts';
import type { Seats } from './names.ts';
import type { Doing } from './doing.ts';

interface Mana {
  readonly type: string;
  /** Forge's id of what made it; empty where that was not seen. */
  readonly source: string;
  readonly restricted: boolean;
}

/** Mana pools, life and counters of players, as they change: Forge shows how much mana of which type there is, not where it is from. */
export class Pools {
  readonly #seats: Seats;
  readonly #mana: Mana[][];
  readonly #life: number[];
  readonly #inGame: boolean[];
  readonly #counters: Readonly<Record<string, number>>[] = [];
  #players: readonly ForgePlayer[];
  /** What the last prompt was answered with: paying from the pool for this object. */
  #paying: { readonly player: number; readonly on: string } | null = null;
  #spent = '';
  /** How much mana went since a mana ability was begun. */
  #gone = 0;
  #last = new Map<string, string>();

  constructor(seats: Seats, players: readonly ForgePlayer[]) {
    this.#seats = seats;
    this.#players = players;
    this.#mana = Array.from({ length: seats.count }, () => []);
    this.#life = [];
    this.#inGame = [];
    for (const player of players) {
      this.#life[seats.of(player.id)] = player.life;
      this.#inGame[seats.of(player.id)] = true;
      this.#counters[seats.of(player.id)] = player.counters;
    }
  }

  /** The pool of a player now pays for this object. */
  pays(player: number, on: string): void {
    this.#paying = { player, on };
    this.#spent = '';
  }

  pool(seat: number): string {
    return inOrder(this.#mana[seat] ?? [])
      .map(({ type }) => type)
      .join('');
  }

  unspent(seat: number, nameOf: (id: string) => string): readonly string[] {
    return inOrder(this.#mana[seat] ?? []).map(
      ({ type, source, restricted }) =>
        `${type} ${source === '' ? '?' : nameOf(source)}${restricted ? ' restricted' : ''}`,
    );
  }

  /** What a source made last. */
  lastFrom(id: string): string {
    const last = this.#last.get(id) ?? '';
    this.#last.delete(id);
    return last;
  }

  /** A source has made mana that is spent already. */
  made(source: string, mana: string): void {
    if (!this.#last.has(source)) this.#last.set(source, mana);
  }

  /** A mana ability is begun. */
  begins(): void {
    this.#gone = 0;
  }

  /** So much was to be paid since then, and as far as that was not seen it is taken from a pool now: what Forge shows the less of, then what came last. */
  paidOf(seat: number, cost: number): string {
    const shown = this.#players.find(({ id }) => this.#seats.of(id) === seat);
    const mana = this.#mana[seat] ?? [];
    const left = shown === undefined ? [] : [...lettersOf(shown)];
    let spent = '';
    for (let count = this.#gone; count < cost && mana.length > 0; count++) {
      const missing = mana.findLastIndex(({ type }) => !left.includes(type));
      const [gone] = mana.splice(missing >= 0 ? missing : mana.length - 1, 1);
      spent += gone?.type ?? '';
    }
    this.#gone = Math.max(this.#gone, cost);
    return spent;
  }

  /** A source has added mana: the types by which a pool is larger than it was, without the last of them, which are another's. */
  added(
    source: string,
    restricted: boolean,
    others: number,
  ): { readonly player: number; readonly mana: string } | null {
    for (const player of this.#players) {
      const seat = this.#seats.of(player.id);
      const all = difference(lettersOf(player), this.#mana[seat]?.map(({ type }) => type) ?? []);
      const more = all.slice(0, Math.max(0, all.length - others));
      if (more.length === 0) continue;
      this.#mana[seat]?.push(...more.map((type) => ({ type, source, restricted })));
      this.#last.set(source, (this.#last.get(source) ?? '') + more.join(''));
      return { player: seat, mana: more.join('') };
    }
    return null;
  }

  /** A new state. What a pool has less was spent where something is being paid for, else lost; what it has more is told by its source. */
  sees(players: readonly ForgePlayer[], doing: Doing, nameOf: (id: string) => string): readonly Happening[] {
    this.#players = players;
    return players.flatMap((player): readonly Happening[] => {
      const seat = this.#seats.of(player.id);
      const change = player.life - (this.#life[seat] ?? player.life);
      this.#life[seat] = player.life;
      const told: Happening[] = change === 0 ? [] : [{ kind: 'life', player: seat, change }];
      told.push(...countersChanged(`p${seat}`, this.#counters[seat] ?? player.counters, player.counters));
      this.#counters[seat] = player.counters;
      const less = this.#taken(seat, player);
      if (less !== '') told.push(this.#goneOf(seat, less, doing, nameOf));
      if (player.status !== 'playing' && this.#inGame[seat] === true) {
        this.#inGame[seat] = false;
        told.push({ kind: 'left the game', player: seat, reason: player.status });
      }
      return told;
    });
  }

  #taken(seat: number, player: ForgePlayer): string {
    const mana = this.#mana[seat] ?? [];
    const less = difference(
      mana.map(({ type }) => type),
      lettersOf(player),
    );
    for (const type of less) {
      const at = mana.findIndex((each) => each.type === type);
      mana.splice(at, 1);
    }
    this.#gone += less.length;
    return less.join('');
  }

  #goneOf(player: number, mana: string, doing: Doing, nameOf: (id: string) => string): Happening {
    const paying = this.#paying;
    if (paying?.player === player) {
      this.#spent += mana;
      return { kind: 'mana spent', player, mana, on: paying.on };
    }
    if (doing.kind === 'mana' || doing.kind === 'activate')
      return { kind: 'mana spent', player, mana, on: nameOf(doing.card) };
    return { kind: 'mana lost', player, mana };
  }

  /** How many players are in the game. */
  playing(): number {
    return this.#inGame.filter((is) => is).length;
  }

  /** What was paid for is done. */
  done(): void {
    this.#paying = null;
  }
}

const ORDER = 'WUBRGC';

function inOrder(mana: readonly Mana[]): readonly Mana[] {
  return [...mana].sort((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type));
}

function lettersOf({ manaPool }: ForgePlayer): readonly string[] {
  return [...ORDER].flatMap((type) => Array.from({ length: manaPool[type] ?? 0 }, () => type));
}

/** What the first has beyond the second. */
function difference(first: readonly string[], second: readonly string[]): readonly string[] {
  const left = [...second];
  return first.filter((type) => {
    const at = left.indexOf(type);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
