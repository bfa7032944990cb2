import { GOADED } from '../../cards/records.ts';
import type { Context } from '../../evaluate/context.ts';
import { objectsOf } from '../../evaluate/expression.ts';
import type { Game } from '../../proc.ts';
import type { ObjectId } from '../../state/ids.ts';
import { find } from '../../state/read.ts';
import type { LastingAbility } from '../../state/root.ts';
import { log, setCombat, setLasting } from '../../state/write.ts';
import type { Effect } from '../../vocabulary/effect.ts';
import { withoutObject } from '../combat/membership.ts';
import { happen } from '../happen.ts';

/** What effects do in combat. */

/** CR 506.4 */
export function removeFromCombat(g: Game, ids: readonly ObjectId[]): void {
  happen(g, () => {
    for (const id of ids) if (g.root.combat !== null) setCombat(g, withoutObject(g.root.combat, id));
  });
}

/** An attacking creature that is not blocked becomes blocked, though no creature blocks it. CR 509.1h, 509.3c */
export function becomeBlocked(g: Game, ids: readonly ObjectId[]): void {
  happen(g, () => {
    const { combat } = g.root;
    if (combat === null) return;
    const now = combat.attacks.filter(({ attacker, blocked }) => ids.includes(attacker) && !blocked);
    if (now.length === 0) return;
    const attacks = combat.attacks.map((attack) => (now.includes(attack) ? { ...attack, blocked: true } : attack));
    setCombat(g, { ...combat, attacks });
    for (const { attacker } of now) log(g, { kind: 'became blocked', attacker });
  });
}

/** Until the goading player's next turn each attacks if able, and another player if able; twice is no more than once. CR 701.15 */
export function goad(g: Game, ctx: Context, effect: Extract<Effect, { kind: 'goad' }>): void {
  const lasting = objectsOf(ctx, effect.what)
    .filter((id) => find(g.root, id)?.zone === 'battlefield' && !isGoaded(g, id, ctx.controller))
    .map(
      (id): LastingAbility => ({
        address: GOADED,
        source: ctx.source,
        controller: ctx.controller,
        x: null,
        bound: { goaded: { kind: 'objects', ids: [id] } },
        duration: 'until your next turn',
        timestamp: g.root.clock,
      }),
    );
  setLasting(g, [...g.root.lasting, ...lasting]);
}

function isGoaded(g: Game, id: ObjectId, by: number): boolean {
  return g.root.lasting.some(({ address, bound, controller }) => {
    const { goaded } = bound;
    return address === GOADED && controller === by && goaded?.kind === 'objects' && goaded.ids.includes(id);
  });
}
