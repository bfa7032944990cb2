/** A folder whose members are listed by hand: each file that fits is imported by the registry, in sorted order. */
export interface Registry {
  /** From the root: `*` is any part of a name, `**` any folders. */
  readonly members: string;
  /** The file that lists them. */
  readonly registry: string;
  /** Files that fit the pattern and are no members, each with its reason. */
  readonly except: readonly { readonly path: string; readonly reason: string }[];
}

export const REGISTRIES: readonly Registry[] = [];
