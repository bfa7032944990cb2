import { addressOf } from '../../cards/records.ts';
import { stoppedNow } from '../../characteristics/cannot-have.ts';
import { copyWith } from '../events/copy-with.ts';
import { colorBitsOf } from '../../evaluate/colors.ts';
import type { Context } from '../../evaluate/context.ts';
import { amountOf, objectsOf, resultOf } from '../../evaluate/expression.ts';
import type { Game } from '../../proc.ts';
import { find } from '../../state/read.ts';
import { addEffect } from '../../state/write.ts';
import type { ContinuousPart } from '../../vocabulary/continuous.ts';
import type { Effect } from '../../vocabulary/effect.ts';
import { goesOn } from '../durations.ts';
import { happen } from '../happen.ts';

/** A continuous effect begins: its objects and numbers are locked in. CR 611.2c, 608.2h */
export function beginContinuous(g: Game, ctx: Context, effect: Extract<Effect, { kind: 'continuous' }>): void {
  const affected = objectsOf(ctx, effect.on).filter((id) => find(g.root, id) !== null);
  const { duration } = effect;
  if (affected.length === 0 || !goesOn(g.root, { duration, source: ctx.source, controller: ctx.controller })) return;
  happen(g, () =>
    addEffect(g, {
      source: ctx.source,
      controller: ctx.controller,
      address: addressOf(effect),
      affected,
      stopped: stoppedNow(g.root, affected, effect.parts),
      amounts: effect.parts.flatMap((part) => numbers(ctx, part)),
      copy: null,
      duration,
    }),
  );
}

/** Power and toughness by turns, as they are locked in. CR 608.2h */
export function numbers(ctx: Context, part: ContinuousPart): readonly [number, number] {
  if (part.kind === 'protectionFromColors') return [colorBitsOf(ctx, part.of), 0];
  if (part.kind !== 'definePT' && part.kind !== 'setBasePT' && part.kind !== 'modifyPT') return [0, 0];
  const number = part.kind === 'modifyPT' ? resultOf : amountOf;
  return [number(ctx, part.power), number(ctx, part.toughness)];
}

/** Permanents become copies for a time: copiable values as they are now. CR 707.2, 707.4 */
export function becomeCopy(g: Game, ctx: Context, effect: Extract<Effect, { kind: 'becomeCopy' }>): void {
  const affected = objectsOf(ctx, effect.what).filter((id) => find(g.root, id) !== null);
  const [of] = objectsOf(ctx, effect.of);
  if (affected.length === 0 || of === undefined) return;
  const copy =
    find(g.root, of) === null ? (g.root.lastKnown[of]?.characteristics.copiable ?? null) : copyWith(g.root, of, []);
  if (copy === null) return;
  const withExceptions = { record: copy.record, except: [...copy.except, ...effect.except.map(addressOf)] };
  happen(g, () =>
    addEffect(g, {
      source: ctx.source,
      controller: ctx.controller,
      address: addressOf(effect),
      affected,
      stopped: [],
      amounts: [],
      copy: withExceptions,
      duration: effect.duration,
    }),
  );
}
