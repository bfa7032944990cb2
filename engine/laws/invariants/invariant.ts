import type { Root } from '../../state/root.ts';

/** A statement about every root at an anchor. */
export interface Invariant {
  readonly name: string;
  readonly cr: string;
  /** What is wrong with this root, one sentence each. `first`: the root that the game began from. */
  readonly faults: (root: Root, first: Root) => readonly string[];
}
