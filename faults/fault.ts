/**
 * One faulty engine: the reference with one text replaced in one function. It breaks one clause of one property, and the
 * suite is worth something only as far as that property says so.
 */
export type Fault = {
  /** Lower case words joined by `-` or `/`, one of a kind: what `--engine fault:<id>` takes. */
  readonly id: string;
  /** The file, relative to `engine/`, with forward slashes. */
  readonly file: string;
  /**
   * The function: `tapForMana`, or the way to an inner one: `flying.canBlock`. For a table of functions its const:
   * the fault goes into the outermost function in it that contains `find`.
   */
  readonly function: string;
  /** The text to replace: it stands exactly once in that function, and within its body. */
  readonly find: string;
  readonly replacement: string;
  /** The clause of the ledger that this engine breaks, such as `R2/costs-ignored`. */
  readonly clause: string;
  /** The property whose law must say *violated* with that clause. */
  readonly property: string;
  /** Why this engine exists: `trap of R2`, `field bug B153`, `invariant`. */
  readonly origin: string;
  /** The rules that it breaks, by their numbers. */
  readonly cr: readonly string[];
  /** One sentence: what this engine does wrong. */
  readonly says: string;
};

/** A fault that cannot be built into the engine as it now stands, and why. It is told, never thrown. */
export type StaleFault = {
  readonly id: string;
  readonly reason: string;
};
