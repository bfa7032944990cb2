import { copiableOf } from '../../characteristics/copiable.ts';
import type { Context } from '../../evaluate/context.ts';
import { amountOf, objectsOf, playersOf } from '../../evaluate/expression.ts';
import type { Game } from '../../proc.ts';
import type { ObjectId } from '../../state/ids.ts';
import { find, inGame } from '../../state/read.ts';
import type { Bindings } from '../../state/root.ts';
import { arrival, createObject } from '../../state/write.ts';
import type { Effect } from '../../vocabulary/effect.ts';
import { happen } from '../happen.ts';

/**
 * Copies of exiled cards are made in exile, by the player whose they are. Those that are not cast while the same spell or ability
 * resolves cease to exist. CR 707.12, 704.5e
 */
export function copyCards(g: Game, ctx: Context, effect: Extract<Effect, { kind: 'copyCards' }>): Bindings {
  const ids: ObjectId[] = [];
  const times = amountOf(ctx, effect.times);
  for (const player of playersOf(ctx, effect.who).filter((each) => inGame(g.root, each))) {
    const cards = objectsOf(ctx, effect.what).flatMap((id) => {
      const object = find(g.root, id);
      return object?.zone === 'exile' ? Array.from({ length: times }, () => object) : [];
    });
    happen(g, () => {
      for (const card of cards) {
        ids.push(
          createObject(g, {
            ...arrival(player),
            kind: 'card copy',
            record: copiableOf(card).record,
            owner: player,
            zone: 'exile',
            ability: null,
          }),
        );
      }
    });
  }
  return { [effect.bind]: { kind: 'objects', ids } };
}
