import { addressOf } from '../../cards/records.ts';
import { derive } from '../../characteristics/derive.ts';
import type { Context } from '../../evaluate/context.ts';
import { matches, objectsOf, playersOf } from '../../evaluate/expression.ts';
import type { Game, Proc } from '../../proc.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { find, inGame } from '../../state/read.ts';
import type { Bindings, Permission } from '../../state/root.ts';
import type { Effect } from '../../vocabulary/effect.ts';
import { asker, askForObjects } from '../ask.ts';
import { castNow } from '../casting/cast.ts';
import { asSpell, canCompleteCast, mayCastNow } from '../casting/may-cast.ts';

type CastNow = Extract<Effect, { kind: 'castNow' }>;

/** Players may cast cards while this resolves, one or each of them. What came to nothing is not offered again. CR 608.2g */
export function* castWhileResolving(g: Game, ctx: Context, effect: CastNow): Proc<Bindings> {
  const cards = objectsOf(ctx, effect.from);
  const permission: Permission = { source: ctx.source, address: addressOf(effect) };
  const cast: ObjectId[] = [];
  for (const player of new Set(playersOf(ctx, effect.who))) {
    if (inGame(g.root, player)) cast.push(...(yield* castSome(g, ctx, effect, player, cards, permission)));
  }
  return effect.bind === null ? {} : { [effect.bind]: { kind: 'objects', ids: cast } };
}

function* castSome(
  g: Game,
  ctx: Context,
  effect: CastNow,
  player: PlayerId,
  cards: readonly ObjectId[],
  permission: Permission,
): Proc<readonly ObjectId[]> {
  const cast: ObjectId[] = [];
  const tried: ObjectId[] = [];
  const asking = { player: asker(g, player), purpose: 'spell to cast' as const, source: ctx.source, cr: '608.2g' };
  for (;;) {
    const options = cards.filter(
      (card) => !tried.includes(card) && isOffered(g, ctx, effect, player, card, permission),
    );
    const [card] = yield* askForObjects(g, asking, options, 0, 1);
    if (card === undefined) return cast;
    tried.push(card);
    const spell = yield* castNow(g, player, card, permission);
    if (spell === null) continue;
    cast.push(spell);
    if (!effect.each) return cast;
  }
}

/** Cards that the effect lets this player cast, so far as that can be completed. CR 601.3, 601.2e */
function isOffered(
  g: Game,
  ctx: Context,
  { what, who }: CastNow,
  player: PlayerId,
  card: ObjectId,
  permission: Permission,
): boolean {
  const object = find(g.root, card);
  if (object === null || (who.kind === 'ownerOf' && object.owner !== player)) return false;
  const seen = { ...ctx, sight: derive(g.root) };
  return (
    matches(asSpell(seen, card, 0), what, card) &&
    mayCastNow(g.root, card, player, permission) &&
    canCompleteCast(g.root, card, player, permission) !== 'no'
  );
}
