import type { StackView } from '../../protocol/index.ts';
import type { Archive } from './archive.ts';
import { paysX, printedOn } from './abilities.ts';
import type { ForgeStackObject } from './messages.ts';
import type { Names, Seats } from './names.ts';

/** An object on the stack, or one that is resolving. */
export interface Entry {
  id: string;
  readonly source: string;
  readonly name: string;
  readonly kind: 'spell' | 'ability';
  readonly ability: string | null;
  shown: ForgeStackObject;
  readonly castFrom: string | null;
  x: number | null;
  modes: readonly number[];
  groups: string[][];
  readonly paid: Set<string>;
  manaSpent: string;
  countered: boolean;
  /** What the targets were as they were chosen. */
  readonly aimed: Map<string, number>;
}

/** What names are given by and texts are read from. */
export interface Known {
  readonly names: Names;
  readonly seats: Seats;
  readonly archive: Archive;
}

/** What is seen of an object on the stack. What Forge does not show of it was noted as it was chosen, or is printed on the card. */
export function stackViewOf(
  entry: Entry,
  { names, seats, archive }: Known,
  incarnation: (id: string) => number,
): StackView {
  const { shown, kind, name, source } = entry;
  const script = archive.script(shown.identity.name);
  const printed = script === null ? null : printedOn(script);
  const refs = shown.targets.map((target) =>
    target.kind === 'player' ? `p${seats.of(target.id)}` : names.of(target.id),
  );
  for (const target of shown.targets)
    if (target.kind === 'card' && !entry.aimed.has(target.id)) entry.aimed.set(target.id, incarnation(target.id));
  const groups = inGroups(refs, entry.groups);
  const isSpell = kind === 'spell';
  const hasX = isSpell && ((printed?.x ?? 0) > 0 || paysX(script ?? ''));
  const x = entry.x ?? (hasX && !shown.isCasting ? 0 : null);
  return {
    ref: name,
    name: shown.identity.name,
    owner: shown.ownerId === '' ? seats.of(shown.controllerId) : seats.of(shown.ownerId),
    incarnation: isSpell ? incarnation(source) : 1,
    kind,
    controller: seats.of(shown.controllerId),
    card: isSpell && entry.castFrom !== null,
    source: isSpell ? null : names.of(source),
    ability: entry.ability,
    x,
    modes: entry.modes,
    targets: groups,
    division: groups.map(() => []),
    paid: [...entry.paid].sort(),
    manaSpent: [...'WUBRGC'].flatMap((type) => [...entry.manaSpent].filter((each) => each === type)).join(''),
    manaValue: isSpell ? (printed?.manaValue ?? 0) + (printed?.x ?? 0) * (x ?? 0) : 0,
    types: isSpell ? (printed?.types ?? []) : [],
    colors: isSpell ? (printed?.colors ?? []) : [],
  };
}

/** As they were chosen, where those are they; else each by itself. */
function inGroups(refs: readonly string[], groups: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const grouped = groups.flat();
  // Of some spells Forge shows no targets.
  if (refs.length === 0) return groups;
  const isSame = grouped.length === refs.length && refs.every((ref) => grouped.includes(ref));
  return isSame ? groups : refs.map((ref) => [ref]);
}
