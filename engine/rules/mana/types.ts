import { derive } from '../../characteristics/derive.ts';
import type { Context } from '../../evaluate/context.ts';
import { chosenWord, matching, objectsOf } from '../../evaluate/expression.ts';
import { COLORS, MANA_TYPES, type ManaType } from '../../vocabulary/basics.ts';
import type { ManaTypes } from '../../vocabulary/mana.ts';
import { couldProduce } from './could-produce.ts';

/** The types that a player may choose among; none where no type is defined. CR 106.5 */
export function typesToChoose(ctx: Context, from: ManaTypes): readonly ManaType[] {
  switch (from.kind) {
    case 'fixed':
      return from.types;
    case 'couldProduce':
      return narrowed(unionOf(matching(ctx, from.what).map((id) => couldProduce(ctx.sight.root, id))), from.colorsOnly);
    case 'couldProduceOf':
      return narrowed(
        unionOf(objectsOf(ctx, from.object).map((id) => couldProduce(ctx.sight.root, id))),
        from.colorsOnly,
      );
    case 'colorsAmong':
      return COLORS.filter((color) =>
        matching(ctx, from.what).some((id) => derive(ctx.sight.root).characteristics(id)?.colors.includes(color)),
      );
    case 'chosenColor': {
      const word = chosenWord(ctx, from.name);
      return COLORS.filter((color) => color === word);
    }
    case 'eventTypes':
      return MANA_TYPES.filter((type) => ctx.event.manaTypes.includes(type));
  }
}

function unionOf(sets: readonly ReadonlySet<ManaType>[]): readonly ManaType[] {
  return MANA_TYPES.filter((type) => sets.some((set) => set.has(type)));
}

function narrowed(types: readonly ManaType[], colorsOnly: boolean): readonly ManaType[] {
  return colorsOnly ? types.filter((type) => type !== 'C') : types;
}
