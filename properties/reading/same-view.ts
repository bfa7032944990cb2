import type { StackView, View, Zone } from '../../protocol/index.ts';

const ZONES: readonly Exclude<Zone, 'battlefield'>[] = ['library', 'hand', 'graveyard', 'exile'];

/** What is compared of two views. */
export interface Compared {
  /** Whether the order in which permanents entered counts. */
  readonly order: 'counts' | 'does not count';
  /** Parts left out: who has priority is no part of the position that an action leaves behind. */
  readonly without: readonly ('pools' | 'priority')[];
}

export const EVERYTHING: Compared = { order: 'counts', without: [] };

/** The first part in which two views differ, in words; null where they are equal. */
export function difference(one: View, other: View, { order, without }: Compared = EVERYTHING): string | null {
  if (one.turn !== other.turn || one.step !== other.step || one.active !== other.active) return 'the turn or step';
  if (!without.includes('priority') && one.priority !== other.priority) return 'who has priority';
  const players = (view: View) =>
    view.players.map((player) => {
      if (without.includes('pools')) return { ...player, pool: '', unspent: [] };
      return order === 'counts' ? player : { ...player, unspent: [...player.unspent].sort() };
    });
  if (!equal(players(one), players(other))) return 'a player';
  const permanents = (view: View) =>
    order === 'counts' ? view.battlefield : [...view.battlefield].sort((a, b) => (a.ref < b.ref ? -1 : 1));
  const [left, right] = [permanents(one), permanents(other)];
  if (left.length !== right.length) return 'the number of permanents';
  const odd = left.find((permanent, index) => !equal(permanent, right[index]));
  if (odd !== undefined) return `the permanent ${odd.ref}`;
  const stack = (view: View) => (order === 'counts' ? view.stack : view.stack.map(inNoOrder));
  if (!equal(stack(one), stack(other))) return 'the stack';
  for (const { seat } of one.players) {
    for (const zone of ZONES) {
      const cards = (view: View) =>
        zone === 'library' || order === 'counts' ? view.zone(zone, seat) : byRef(view.zone(zone, seat));
      if (!equal(cards(one), cards(other))) return `a ${zone}`;
    }
  }
  return null;
}

/** Its targets by their refs, and what was divided with them: several targets of one instance of the word have no order. CR 115.3 */
function inNoOrder(entry: StackView): StackView {
  const groups = entry.targets.map((refs, group) =>
    refs.map((ref, index) => ({ ref, share: entry.division[group]?.[index] ?? null })),
  );
  const sorted = groups.map(byRef);
  return {
    ...entry,
    targets: sorted.map((group) => group.map(({ ref }) => ref)),
    division: sorted.map((group) => group.flatMap(({ share }) => share ?? [])),
  };
}

function byRef<Card extends { readonly ref: string }>(cards: readonly Card[]): readonly Card[] {
  return [...cards].sort((a, b) => (a.ref < b.ref ? -1 : 1));
}

/** Equal plain data, whatever the order of fields. */
export function equal(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => key in other && equal(fieldOf(one, key), fieldOf(other, key)));
}

function fieldOf(value: object, key: string): unknown {
  return (value as Readonly<Record<string, unknown>>)[key];
}
