import type { History, Ref, Seat } from '../../protocol/index.ts';
import { cardNamed } from '../oracles/card-facts.ts';
import { conditionHolds } from '../oracles/matching.ts';
import { limiting, prohibiting } from '../oracles/prohibitions.ts';
import type { Sight } from '../oracles/sight.ts';
import { not, or, type Truth } from '../oracles/truth.ts';
import { castInTurn } from '../reading/casts.ts';
import type { Scenes } from '../reading/scenes.ts';
import { checked, type Finding } from './finding.ts';
import { asksForX, type FreeCast, due } from './free-casts.ts';
import { canPay } from './free-costs.ts';
import { asSpell, isSurelyCastable, type Swaps } from './swaps.ts';

const TIMING = 'K5/type-timing-ignored';
const LIMITS = 'K5/other-limits-hold';

/** What limits a spell that is cast while something resolves, and what does not. CR 608.2g, 601.3 */
export function* freeLimits(history: History, cast: FreeCast, scenes: Scenes): Generator<Finding> {
  const { spell, offer, player, before, at } = cast;
  if (offer === null) return;
  if (isSlow(spell.name))
    yield* checked(true, TIMING, `${spell.name} | cast`, { cr: '608.2g', at, expected: '', found: '' });
  const card = { ref: spell.ref, name: spell.name, owner: spell.owner };
  const forbidden = isForbidden(history, scenes, before, card, player);
  if (forbidden === null) return;
  yield* checked(forbidden !== true, LIMITS, `${spell.name} | cast`, {
    cr: '601.3',
    at,
    expected: `${spell.name} is not cast, for something says that it cannot be now`,
    found: 'it was cast',
  });
}

/** What a pile offers: the slow ones too, and none that is forbidden or cannot be paid for. CR 608.2g, 601.3, 601.2h, 107.3b */
export function* offeredPiles(history: History, { swaps, piles }: Swaps, scenes: Scenes): Generator<Finding> {
  for (const swap of swaps) {
    if (swap.exiled === null || swap.incarnation === null || piles.unclear.has(swap.source)) continue;
    const at = swap.asked?.at ?? swap.exiled;
    const view = history.steps[at]?.view;
    if (view === undefined || swap.offer.who.kind !== 'eventPlayer') continue;
    for (const { card, source, incarnation } of piles.at(at)) {
      if (source !== swap.source || incarnation !== swap.incarnation || card.ref === swap.cast.object) continue;
      const cast = swap.casts.includes(card.ref);
      const offered = cast || (swap.asked?.question.options.includes(card.ref) ?? false);
      if (isSlow(card.name) && isSurelyCastable(history, view, card)) {
        yield* checked(offered, TIMING, `${cardNamed(card.name)?.types.join(' ')} | ${view.step}`, {
          cr: '608.2g',
          at,
          expected: `${card.name} can be cast, whatever the time`,
          found: 'it cannot',
        });
      }
      yield* forbiddenOnes(history, scenes, at, card, swap.cast.player, cast);
    }
  }
}

/** Cards that cannot be cast now stay where they are. */
function* forbiddenOnes(
  history: History,
  scenes: Scenes,
  at: number,
  card: { readonly ref: Ref; readonly name: string; readonly owner: Seat },
  player: Seat,
  cast: boolean,
): Generator<Finding> {
  const record = cardNamed(card.name);
  if (record === null || record.types.includes('land')) return;
  const spell = asSpell(card, player);
  const short = record.additionalCosts
    .filter((cost) => !cost.optional && !asksForX(cost))
    .flatMap(({ cost }) => cost.parts)
    .some((part) => canPay(player, card.ref, part, due(part, spell) ?? 0, scenes, at) === false);
  const clauses = [
    ...(isForbidden(history, scenes, at, card, player) === true ? [LIMITS] : []),
    ...(short ? ['K3/unpayable-means-no-cast'] : []),
    ...(record.leastX > 0 && (record.manaCost?.x ?? 0) > 0 ? ['K1/x-that-cannot-be-zero'] : []),
  ];
  for (const clause of clauses) {
    yield* checked(!cast, clause, `${card.name} | in a pile`, {
      cr: '601.3',
      at,
      expected: `${card.name} stays in exile, for it cannot be cast now`,
      found: 'it was cast',
    });
  }
}

/** No instant, and without flash: usually cast in one's own main phase only. CR 117.1a */
function isSlow(name: string): boolean {
  const record = cardNamed(name);
  return (
    record !== null &&
    !record.types.includes('instant') &&
    !record.types.includes('land') &&
    !record.abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === 'flash')
  );
}

/** Whether the card's own text or a permanent forbids it now, X being 0; null where neither has anything to say. */
function isForbidden(
  history: History,
  scenes: Scenes,
  at: number,
  card: { readonly ref: Ref; readonly name: string; readonly owner: Seat },
  player: Seat,
): Truth | null {
  const scene = scenes(at);
  const own = cardNamed(card.name)?.castOnlyIf ?? null;
  const sight: Sight = { scene, you: player, source: card.ref, bound: null };
  const limit = own === null ? [] : [not(conditionHolds(sight, own))];
  const spell = asSpell(card, player);
  const others = prohibiting(scene, player, spell).map(({ prohibits }) => prohibits);
  const limits = limiting(scene, { player, spell, castThisTurn: castInTurn(history, player, at) });
  const all = [...limit, ...others, ...limits];
  return all.length === 0 ? null : or(all);
}
