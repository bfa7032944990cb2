import type { CardView, History, View } from '../../protocol/index.ts';
import { cardNamed } from '../oracles/card-facts.ts';
import { isSwapper } from '../oracles/exile-piles.ts';
import { inExile, type PiledCard } from '../reading/piles.ts';
import { permanentIn } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';
import { isSurelyCastable, type Swap, type Swaps } from './swaps.ts';

/** What each of them offers, or does where the spell is gone. CR 607.2a, 608.2c */
export function* offers(history: History, { swaps, piles }: Swaps): Generator<Finding> {
  for (const swap of swaps) {
    const before = history.steps[swap.resolution.begun]?.view;
    if (before === undefined) continue;
    const known = swap.incarnation !== null && !piles.unclear.has(swap.source);
    const ofSwap = (all: readonly PiledCard[]) => all.filter((each) => isOwn(each, swap));
    if (swap.gone !== null) yield* nothingMore(swap, swaps);
    else yield* exilesAll(history, swap, before, known ? ofSwap(piles.at(swap.resolution.begun)) : []);
    if (swap.exiled === null || !known) continue;
    const view = history.steps[swap.exiled]?.view;
    if (view === undefined) continue;
    const piled = piles.at(swap.exiled);
    const own = ofSwap(piled).filter(({ card }) => card.ref !== swap.cast.object);
    yield* onlyThePile(swap, view, own, piled);
    yield* allOfThePile(history, swap, view, own);
    yield* withNothing(swap, own);
    yield* declining(history, swap);
  }
}

const isOwn = ({ source, incarnation }: PiledCard, swap: Swap): boolean =>
  source === swap.source && incarnation === swap.incarnation;

/** The spell is gone: no card is exiled or offered. CR 608.2c, 400.7 */
function* nothingMore(swap: Swap, all: readonly Swap[]): Generator<Finding> {
  const { gone, asked, casts, resolution, cast } = swap;
  if (gone === null) return;
  const quiet = asked === null && casts.length === 0 && !moves(swap);
  const byAnother = all.some((other) => other !== swap && other.exiled !== null && other.cast.order === cast.order);
  const clauses = [
    ...(gone.countered && gone.to === 'graveyard' ? ['K7/countered-in-response'] : []),
    ...(byAnother ? ['K2/the-others-do-nothing'] : []),
    ...(gone.to === 'exile' ? ['K7/exiled-already'] : []),
    ...(gone.to !== 'exile' && !(gone.countered && gone.to === 'graveyard') ? ['K7/moved-in-response'] : []),
  ];
  for (const clause of clauses) {
    yield* checked(quiet, clause, `${resolution.object.name} | ${gone.to ?? 'ceased'}`, {
      cr: '608.2c',
      at: resolution.over,
      expected: `nothing is exiled or offered, for the spell went to ${gone.to ?? 'nowhere'} before`,
      found:
        asked !== null
          ? `${asked.question.options.join(', ')} offered`
          : moves(swap)
            ? 'a card moved'
            : 'a card was cast',
    });
  }
}

function moves({ resolution: { happenings, object } }: Swap): boolean {
  return happenings.some(({ happening }) => happening.kind === 'moved' && happening.object !== object.ref);
}

/** The spell is there: it is exiled, whatever the pile holds. CR 608.2c */
function* exilesAll(history: History, swap: Swap, before: View, own: readonly PiledCard[]): Generator<Finding> {
  const { resolution, exiled, cast } = swap;
  const after = history.steps[resolution.over]?.view;
  const stays = after?.stack.some(({ ref }) => ref === cast.object) ?? false;
  if (exiled === null && !stays) return;
  const others = before.battlefield.filter(({ name }) => isSwapper(name)).length;
  const first = 'K2/first-to-resolve-takes-the-spell';
  const clause = others > 1 || own.some(({ card }) => !isLand(card.name)) ? first : withoutCards(own);
  if (clause === first && others === 1 && exiled !== null) return;
  yield* checked(exiled !== null, clause, `${others} of them`, {
    cr: '608.2c',
    at: resolution.over,
    expected: `${cast.object} is exiled by the first of the triggers to resolve`,
    found: 'it is still on the stack',
  });
}

function withoutCards(own: readonly PiledCard[]): string {
  return own.length === 0 ? 'K9/empty-pile' : 'K9/lands-only';
}

/** Nothing but other cards of the pile. CR 607.2a */
function* onlyThePile(
  swap: Swap,
  view: View,
  own: readonly PiledCard[],
  piled: readonly PiledCard[],
): Generator<Finding> {
  const offered = [...(swap.asked?.question.options ?? []), ...swap.casts];
  const wrong = (cards: readonly CardView[]) =>
    offered.find((option) => cards.some(({ ref }) => ref === option) && !own.some(({ card }) => card.ref === option));
  const elsewhere = inExile(view).filter(
    ({ ref, name }) => ref !== swap.cast.object && !own.some(({ card }) => card.ref === ref) && !isLand(name),
  );
  const of = (test: (each: PiledCard) => boolean) =>
    elsewhere.filter(({ ref }) => piled.some((each) => each.card.ref === ref && test(each)));
  const groups: readonly (readonly [string, readonly CardView[]])[] = [
    ['K8/not-the-spell-just-exiled', inExile(view).filter(({ ref }) => ref === swap.cast.object)],
    [
      'K8/a-pool-that-returned',
      of(({ source, incarnation }) => source === swap.source && incarnation !== swap.incarnation),
    ],
    ['K2/own-pile', of(({ source }) => source !== swap.source && isSwapper(permanentIn(view, source)?.name ?? ''))],
    ['K8/not-other-exiled-cards', elsewhere.filter(({ ref }) => !piled.some(({ card }) => card.ref === ref))],
  ];
  for (const [clause, cards] of groups) {
    if (cards.length === 0) continue;
    const offends = wrong(cards);
    yield* checked(offends === undefined, clause, `${cards.length} others | ${own.length} of its own`, {
      cr: '607.2a',
      at: swap.asked?.at ?? swap.resolution.over,
      expected: `only other cards exiled with ${swap.source} can be cast`,
      found: `${offends} can be cast, too`,
    });
  }
}

const isLand = (name: string): boolean => cardNamed(name)?.types.includes('land') ?? false;

/** Each of them that nothing keeps from being cast. CR 607.2a */
function* allOfThePile(history: History, swap: Swap, view: View, own: readonly PiledCard[]): Generator<Finding> {
  const player = swap.cast.player;
  if (swap.offer.who.kind !== 'eventPlayer') return;
  for (const { card, by } of own) {
    if (!isSurelyCastable(history, view, card)) continue;
    const offered = swap.casts.includes(card.ref) || (swap.asked?.question.options.includes(card.ref) ?? false);
    const clauses = ['K8/from-either-ability', ...(card.owner === player ? [] : ['K8/any-owner'])];
    for (const clause of offered ? clauses : clauses.slice(-1)) {
      yield* checked(offered, clause, `${by} | ${card.owner === player ? 'own' : 'of another'}`, {
        cr: '607.2a',
        at: swap.asked?.at ?? swap.resolution.over,
        expected: `${card.ref} can be cast, for it was exiled with ${swap.source}`,
        found: 'it cannot',
      });
    }
  }
}

/** Without a card that can be cast the spell is exiled all the same, and nothing is offered. CR 608.2c, 305.9 */
function* withNothing(swap: Swap, own: readonly PiledCard[]): Generator<Finding> {
  if (!own.every(({ card }) => isLand(card.name))) return;
  yield* checked(swap.asked === null && swap.casts.length === 0, withoutCards(own), `${own.length} lands`, {
    cr: '608.2c',
    at: swap.asked?.at ?? swap.resolution.over,
    expected: `${swap.cast.object} is exiled and no card offered, for none of the pile can be cast`,
    found: `${swap.asked?.question.options.join(', ') ?? swap.casts.join(', ')} offered`,
  });
}

/** Who declines casts nothing, and the cards stay. CR 608.2d */
function* declining(history: History, { asked, casts, resolution }: Swap): Generator<Finding> {
  if (asked === null) return;
  const answer = history.steps[asked.at]?.answer;
  const declined = answer?.kind === 'pick' && answer.picks.length === 0;
  const stay = history.steps[resolution.over]?.view;
  const kept =
    stay !== undefined && asked.question.options.every((ref) => inExile(stay).some((each) => each.ref === ref));
  const holds = asked.question.min === 0 && (!declined || (casts.length === 0 && kept));
  if (!declined && holds) return;
  yield* checked(holds, 'K8/declining', `${asked.question.options.length} offered`, {
    cr: '608.2d',
    at: resolution.over,
    expected: 'the player may decline, and then all cards stay in exile',
    found: asked.question.min > 0 ? 'one has to be cast' : 'a card left exile',
  });
}
