import type { BoardCard } from '../../protocol/index.ts';

/** What exiled a card, and as which of the objects that it was. CR 400.7 */
export interface Exiler {
  readonly id: string;
  readonly incarnation: number;
  /** The spell or ability that was resolving; null: it was before the game. */
  readonly during: string | null;
  /** How many cards were exiled before. */
  readonly order: number;
}

/** How a card moves: `by` is the card of what is resolving and as what that is on the stack, null where nothing is. */
export interface Moving {
  readonly owner: number;
  readonly by: { readonly id: string; readonly as: string } | null;
  /** Of a library. */
  readonly isToBottom: boolean;
}

/** Where cards are, how often each was a new object, and what is new on the battlefield: all by Forge's ids. */
export class Places {
  /** Each player's library top first, as far as it is known. */
  readonly libraries: string[][];
  readonly #where = new Map<string, string>();
  readonly #incarnations = new Map<string, number>();
  readonly #entered = new Map<string, number>();
  #entries = 0;
  /** Permanents whose controller has not begun a turn with them. */
  readonly #new = new Set<string>();
  /** What was resolving as a card was exiled, or exiled it before the game. */
  readonly #exiledBy = new Map<string, Exiler>();
  #exiled = 0;

  constructor(called: ReadonlyMap<string, BoardCard>, libraries: string[][]) {
    this.libraries = libraries;
    const ids = new Map([...called].map(([id, card]) => [card.id, id]));
    for (const [id, { zone, held, exiledWith }] of called) {
      this.#where.set(id, zone);
      const by = ids.get(exiledWith ?? '');
      if (by !== undefined) this.#exiledBy.set(id, { id: by, incarnation: 1, during: null, order: this.#exiled++ });
      if (zone === 'battlefield' && !held) this.#new.add(id);
      if (zone === 'battlefield') this.#entered.set(id, this.#entries++);
    }
  }

  where(id: string): string | null {
    return this.#where.get(id) ?? null;
  }

  all(): readonly (readonly [id: string, zone: string])[] {
    return [...this.#where];
  }

  incarnation(id: string): number {
    return this.#incarnations.get(id) ?? 1;
  }

  /** When a permanent entered, as a number to compare. */
  entered(id: string): number {
    return this.#entered.get(id) ?? this.#entries;
  }

  /** Whether its controller has had it without a break since that player's most recent turn began. CR 302.6 */
  isHeld(id: string): boolean {
    return !this.#new.has(id);
  }

  /** The card that exiled another one which is in exile; null: that is not known. */
  exiledBy(id: string): Exiler | null {
    return this.#exiledBy.get(id) ?? null;
  }

  /** It has another controller. */
  isTaken(id: string): void {
    this.#new.add(id);
  }

  /** A turn begins: what its player controls has been there. */
  turnBegins(isControlled: (id: string) => boolean): void {
    for (const id of [...this.#new]) if (isControlled(id)) this.#new.delete(id);
  }

  /** It goes elsewhere as a new object, or comes into being. `by`: what is resolving; null: nothing is. CR 400.7 */
  moves(id: string, to: string, { owner, by, isToBottom }: Moving): void {
    this.#exiledBy.delete(id);
    const exiler = { incarnation: this.incarnation(by?.id ?? ''), order: this.#exiled };
    if (to === 'exile' && by !== null) this.#exiledBy.set(id, { ...exiler, id: by.id, during: by.as });
    if (to === 'exile') this.#exiled++;
    this.#incarnations.set(id, this.incarnation(id) + (this.#where.has(id) ? 1 : 0));
    this.#where.delete(id);
    this.#where.set(id, to);
    if (to === 'battlefield') {
      this.#entered.set(id, this.#entries++);
      this.#new.add(id);
    }
    for (const library of this.libraries) {
      const at = library.indexOf(id);
      if (at >= 0) library.splice(at, 1);
    }
    if (to === 'library' && isToBottom) this.libraries[owner]?.push(id);
    else if (to === 'library') this.libraries[owner]?.unshift(id);
  }

  /** A copy of a spell is there. */
  isPut(id: string): void {
    this.#where.set(id, 'stack');
  }

  /** What began to be cast was not. CR 733.1 */
  goesBack(id: string, to: string): void {
    if (this.#where.get(id) !== 'stack') return;
    this.#where.set(id, to);
    this.#incarnations.set(id, this.incarnation(id) - 1);
  }
}
