import type { Context } from '../../evaluate/context.ts';
import type { Game, Proc } from '../../proc.ts';
import type { ObjectId } from '../../state/ids.ts';
import { opponentsOf } from '../../state/read.ts';
import type { Bound } from '../../state/root.ts';
import { COLORS, LAND_TYPE_MANA } from '../../vocabulary/basics.ts';
import { CREATURE_TYPES } from '../../vocabulary/creature-types.ts';
import type { EntersChange } from '../../vocabulary/replacement.ts';
import { askObjects, askValue } from '../ask.ts';

/** A choice that is made as something enters. */
export type EntersChoice = Extract<EntersChange, { readonly kind: `choose${string}` }>;

/** The controller of what enters chooses; `source` is the object where it comes from, null for a token. CR 614.12a, 607.2d */
export function* chooseAsItEnters(
  g: Game,
  change: EntersChoice,
  ctx: Context,
  source: ObjectId | null,
): Proc<Bound | null> {
  const asking = { player: ctx.controller, purpose: 'as it enters' as const, source, cr: '614.12a' };
  if (change.kind === 'chooseOpponent') {
    const options = opponentsOf(g.root, ctx.controller).map((player) => ({ kind: 'player' as const, player }));
    const [chosen] = yield* askObjects(g, asking, options, 1, 1);
    return chosen?.kind === 'player' ? chosen : null;
  }
  const word = yield* askValue(g, asking, wordsFor(change));
  return word === null ? null : { kind: 'word', word };
}

function wordsFor({ kind }: Exclude<EntersChoice, { kind: 'chooseOpponent' }>): readonly string[] {
  switch (kind) {
    case 'chooseColor':
      return COLORS;
    case 'chooseCreatureType':
      return [...CREATURE_TYPES].sort();
    case 'chooseBasicLandType':
      return Object.keys(LAND_TYPE_MANA);
  }
}
