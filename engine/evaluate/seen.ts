import type { ObjectId } from '../state/ids.ts';
import { find } from '../state/read.ts';
import type { Choice, GameObject } from '../state/root.ts';
import type { ManaType } from '../vocabulary/basics.ts';
import { type Context, READS } from './context.ts';
import { manaValueOf } from './mana-value.ts';

/** The object as it is, or as it last was where it was. CR 608.2h */
export function objectSeen(ctx: Context, id: ObjectId): GameObject | null {
  const object = find(ctx.sight.root, id);
  if (object?.zone !== 'battlefield') ctx.sight.reads |= READS.otherZones;
  return object ?? ctx.sight.root.lastKnown[id]?.object ?? null;
}

/** 0 for what has none. CR 107.1b */
export function numberOf(ctx: Context, number: 'power' | 'toughness' | 'mana value', id: ObjectId): number {
  if (number !== 'mana value') return ctx.sight.characteristics(id)?.[number] ?? 0;
  const object = objectSeen(ctx, id);
  const seen = ctx.sight.characteristics(id);
  return object === null || seen === null ? 0 : manaValueOf(object, seen);
}

/** The targets of a spell or ability, whatever has become of them. CR 115.9a */
export function targetsOn(object: GameObject): readonly Choice[] {
  return ((object.spell ?? object.ability)?.targets ?? []).flat();
}

export function wasCast(permanent: GameObject | null): boolean {
  return (permanent?.origin?.castBy ?? null) !== null;
}

/** CR 601.2h */
export function wasSpent(object: GameObject | null, type: ManaType): boolean {
  return (object?.origin ?? object?.spell)?.manaSpent.includes(type) ?? false;
}
