import { COLORS } from '../vocabulary/basics.ts';
import type { Color, ManaType } from '../vocabulary/basics.ts';
import type { ObjectsRef } from '../vocabulary/reference.ts';
import type { Context } from './context.ts';
import { objectsOf } from './expression.ts';

/** Colours as one number, a bit for each: what has no colour is 0. CR 105.2c */
export type ColorBits = number;

/** The colours of all these objects, present or last known. CR 608.2h */
export function colorBitsOf(ctx: Context, of: ObjectsRef): ColorBits {
  const seen = objectsOf(ctx, of).flatMap((id) => ctx.sight.characteristics(id)?.colors ?? []);
  return COLORS.reduce((bits, color, at) => (seen.includes(color) ? bits | (1 << at) : bits), 0);
}

export function colorsIn(bits: ColorBits): readonly Color[] {
  return COLORS.filter((_, at) => (bits & (1 << at)) !== 0);
}

/** How many colours there are among mana that was spent. CR 702.44a */
export function colorsSpentOf(mana: readonly ManaType[]): number {
  return mana.length === 0 ? 0 : new Set(mana.filter((type) => type !== 'C')).size;
}
