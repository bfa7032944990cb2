import { AdapterFault, type Ref, type Seat } from '../../protocol/index.ts';

/**
 * The names of a game's things, as the protocol has them, for whatever an engine tells them apart by: its own ids, or its objects. A
 * card keeps its name in whatever zone it is; what is made later is called `t1`, `t2` … in the order in which it is named, so name it
 * as it is made.
 */
export class Names<Native> {
  readonly #names = new Map<Native, Ref>();
  readonly #things = new Map<Ref, Native>();
  readonly #incarnations = new Map<Native, number>();
  #made = 0;

  /** Names a card of the board by its id there, or one of the decks `c1` …, deck after deck. */
  card(native: Native, id: Ref): void {
    this.#name(native, id);
  }

  /** The name of a thing. One that has none yet was made just now. */
  of(native: Native): Ref {
    return this.#names.get(native) ?? this.#name(native, `t${++this.#made}`);
  }

  /** The thing of this name. Throws an `AdapterFault` where nothing is called that. */
  thing(ref: Ref): Native {
    const native = this.#things.get(ref);
    if (native === undefined) throw new AdapterFault(`nothing is called ${ref}`);
    return native;
  }

  /** Notes that a card has become a new object, as it does when it changes zones. CR 400.7 */
  becameNew(native: Native): void {
    this.#incarnations.set(native, this.incarnation(native) + 1);
  }

  /** How many objects the card has been. */
  incarnation(native: Native): number {
    return this.#incarnations.get(native) ?? 1;
  }

  #name(native: Native, ref: Ref): Ref {
    if (this.#things.has(ref)) throw new AdapterFault(`two things are called ${ref}`);
    this.#names.set(native, ref);
    this.#things.set(ref, native);
    return ref;
  }
}

/** A player's name. */
export function playerName(seat: Seat): Ref {
  return `p${seat}`;
}

/** The seat of a player by name; null: it is the name of something else. */
export function seatOf(ref: Ref): Seat | null {
  return /^p\d+$/.test(ref) ? Number(ref.slice(1)) : null;
}
