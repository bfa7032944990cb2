/** A folder whose members are listed by hand: each file that fits is imported by one of the lists, in sorted order. */
export interface Registry {
  /** From the root: `*` is any part of a name, `**` any folders. */
  readonly members: string;
  /** The files that list them, each in its own order; no member stands in two. */
  readonly lists: readonly string[];
  /** Files that fit the pattern and are no members, each with its reason. */
  readonly except: readonly { readonly path: string; readonly reason: string }[];
}

export const REGISTRIES: readonly Registry[] = [
  {
    members: 'engine/cards/*/*.ts',
    lists: [
      'engine/cards/registry-combat.ts',
      'engine/cards/registry-mana.ts',
      'engine/cards/registry-objects.ts',
      'engine/cards/registry-triggers.ts',
      'engine/cards/registry-other.ts',
    ],
    except: [],
  },
  { members: 'faults/catalogue/*.ts', lists: ['faults/index.ts'], except: [] },
];
