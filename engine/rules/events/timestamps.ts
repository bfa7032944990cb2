import { recordOf } from '../../cards/records.ts';
import type { Game, Proc } from '../../proc.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { apnap, the } from '../../state/read.ts';
import type { Arrival } from '../../state/write.ts';
import { ask, picked } from '../ask.ts';

/** What enters the battlefield at the same time as others. */
export interface Comer {
  readonly move: { readonly id: ObjectId };
  readonly how: Arrival;
}

/** The order in which objects that enter at once receive their timestamps: the active player's first, each player's as they choose. CR 613.7m */
export function* inOrderOfTimestamps<C extends Comer>(g: Game, comers: readonly C[]): Proc<readonly C[]> {
  if (comers.length < 2) return comers;
  const ordered: C[] = [];
  for (const player of apnap(g.root)) {
    const own = comers.filter(({ how }) => how.controller === player);
    ordered.push(...(yield* inOwnOrder(g, player, own)));
  }
  return ordered;
}

/** Asked only where the order can make a difference: several bring continuous effects, and not the same ones. */
function* inOwnOrder<C extends Comer>(g: Game, player: PlayerId, own: readonly C[]): Proc<readonly C[]> {
  const bringing = own.filter((comer) => bringsEffects(g, comer));
  if (new Set(bringing.map((comer) => recordKey(g, comer))).size < 2) return own;
  const items = bringing.map(({ move }) => ({ kind: 'object' as const, id: move.id }));
  const answer = yield* ask(g, {
    kind: 'order',
    player,
    purpose: 'timestamps',
    source: null,
    cr: '613.7m',
    items,
  });
  const others = own.filter((comer) => !bringing.includes(comer));
  return [...others, ...picked(answer).map((index) => bringing[index] as C)];
}

function bringsEffects(g: Game, comer: Comer): boolean {
  return recordOf(recordKey(g, comer)).abilities.some(
    (ability) => ability.kind === 'static' && !ability.characteristicDefining,
  );
}

function recordKey(g: Game, { move, how }: Comer): string {
  return how.copyOf?.record ?? the(g.root, move.id).record;
}
