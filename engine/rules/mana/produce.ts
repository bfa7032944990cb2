import { addressOf } from '../../cards/records.ts';
import { derive } from '../../characteristics/derive.ts';
import type { Context } from '../../evaluate/context.ts';
import { amountOf, playersOf } from '../../evaluate/expression.ts';
import type { Game, ManaResolution, Proc } from '../../proc.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { inGame, playerState } from '../../state/read.ts';
import type { Mana } from '../../state/root.ts';
import { addMana } from '../../state/write.ts';
import { COLORS, MANA_TYPES, type ManaType } from '../../vocabulary/basics.ts';
import type { Effect } from '../../vocabulary/effect.ts';
import type { ManaProduction } from '../../vocabulary/mana.ts';
import { asker, askForObjects, askValue } from '../ask.ts';
import { happen } from '../happen.ts';
import { changeMana, manaReplacements, type ManaReplacement, sameEffect } from './changes.ts';
import { incompleteTypes } from './hints.ts';
import { typesToChoose } from './types.ts';

/** Adds mana: the types are chosen, replacement effects change the production, and it goes to the pool. CR 106.4, 106.12b */
export function* addManaEffect(g: Game, ctx: Context, effect: Extract<Effect, { kind: 'addMana' }>): Proc<void> {
  const resolution: ManaResolution = g.resolving ?? { tapped: null, triggered: false, produced: [] };
  for (const player of playersOf(ctx, effect.who)) {
    if (!inGame(g.root, player)) continue;
    const chosen = yield* chooseMana(g, ctx, effect.mana, player);
    const mana =
      resolution.tapped === null || chosen.length === 0
        ? chosen
        : yield* replaceMana(g, resolution.tapped, player, chosen);
    if (mana.length === 0) continue;
    resolution.produced = [...resolution.produced, ...mana];
    const from = effect.spendOnly === null && effect.rider === null ? null : addressOf(effect);
    happen(g, () => addMana(g, player, unitsOf(g, mana, ctx.source, from), ctx.source, resolution.triggered));
  }
}

/** Riders and restrictions go with every mana that a replaced production makes. CR 106.6a */
function unitsOf(g: Game, mana: readonly ManaType[], source: ObjectId, from: string | null): readonly Mana[] {
  const snow = derive(g.root).characteristics(source)?.supertypes.includes('snow') ?? false;
  return mana.map((type) => ({ type, source, snow, from }));
}

/** CR 106.5: where no type is defined no mana is produced. */
function* chooseMana(g: Game, ctx: Context, mana: ManaProduction, player: PlayerId): Proc<readonly ManaType[]> {
  switch (mana.kind) {
    case 'fixed':
      return mana.mana;
    case 'amountOf':
      return Array.from({ length: Math.max(0, amountOf(ctx, mana.amount)) }, () => mana.type);
    case 'asMuchAsUnspent': {
      const pool = playerState(g.root, player).pool.map((unit) => unit.type);
      return MANA_TYPES.flatMap((type) => pool.filter((other) => other === type));
    }
    case 'choose': {
      const types = typesToChoose(ctx, mana.from);
      const amount = Math.max(0, amountOf(ctx, mana.amount));
      if (types.length === 0 || amount === 0) return [];
      return yield* chooseTypes(g, ctx, types, amount, mana.each, player);
    }
  }
}

function* chooseTypes(
  g: Game,
  ctx: Context,
  types: readonly ManaType[],
  amount: number,
  each: 'together' | 'separately',
  player: PlayerId,
): Proc<readonly ManaType[]> {
  const asking = { player: asker(g, player), purpose: 'mana type' as const, source: ctx.source, cr: '106.1b' };
  const chosen: ManaType[] = [];
  const perChoice = each === 'together' ? amount : 1;
  while (chosen.length < amount) {
    const bad = incompleteTypes(g, types, chosen, perChoice, amount);
    const type = (yield* askValue(g, asking, types, bad)) as ManaType;
    for (let i = 0; i < perChoice; i++) chosen.push(type);
  }
  return chosen;
}

/** Each replacement effect once, in the order that the player chooses where it matters. CR 106.12b, 616.1 */
function* replaceMana(
  g: Game,
  tapped: ObjectId,
  player: PlayerId,
  first: readonly ManaType[],
): Proc<readonly ManaType[]> {
  const used: ManaReplacement[] = [];
  let mana = first;
  for (;;) {
    const left = manaReplacements(g.root, tapped, player, mana.length).filter(
      (has) => !used.some((other) => sameEffect(other, has)),
    );
    const next = yield* chooseNext(g, left, player);
    if (next === null) return mana;
    used.push(next);
    mana = changeMana(mana, next, next.replaces.change.kind === 'colorOfChoice' ? yield* chooseColor(g, next) : null);
  }
}

function* chooseNext(g: Game, left: readonly ManaReplacement[], player: PlayerId): Proc<ManaReplacement | null> {
  const multiply = left.every((has) => has.replaces.change.kind === 'multiply');
  const same = left.every((has) => JSON.stringify(has.replaces.change) === JSON.stringify(left[0]?.replaces.change));
  if (left.length < 2 || multiply || same) return left[0] ?? null;
  const asking = { player: asker(g, player), purpose: 'replacement' as const, source: null, cr: '616.1' };
  const [source] = yield* askForObjects(
    g,
    asking,
    left.map((has) => has.source),
    1,
    1,
  );
  return left.find((has) => has.source === source) ?? null;
}

function* chooseColor(g: Game, has: ManaReplacement): Proc<ManaType> {
  const asking = { player: asker(g, has.controller), purpose: 'mana type' as const, source: has.source, cr: '106.12b' };
  return (yield* askValue(g, asking, COLORS)) as ManaType;
}
