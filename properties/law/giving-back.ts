import type { CardView, History, View } from '../../protocol/index.ts';
import { cardNamed } from '../oracles/card-facts.ts';
import { keepingOf } from '../oracles/linked-exile.ts';
import type { KeptCard } from '../reading/kept-cards.ts';
import { inExile, isStillInExile } from '../reading/piles.ts';
import type { AbilityResolution, StackedAbilities, StackedAbility } from '../reading/stacked-abilities.ts';
import { checked, type Finding } from './finding.ts';

export const GIVING = {
  returns: 'linked-exile/what-it-exiled-returns',
  cost: 'linked-exile/though-it-was-the-cost',
  another: 'linked-exile/not-what-another-exiled',
  before: 'linked-exile/not-what-it-exiled-before',
  later: 'linked-exile/not-what-it-exiles-later',
  text: 'linked-exile/not-by-another-text',
  itself: 'linked-exile/not-itself',
} as const;

type Resolved = StackedAbility & { readonly resolution: AbilityResolution };

/** What gives back what another ability of its object exiled: all of that, and nothing else. CR 607.2a, 400.7 */
export function* givingBack(
  history: History,
  { abilities, unclear }: StackedAbilities,
  kept: readonly KeptCard[],
): Generator<Finding> {
  for (const one of abilities) {
    const { resolution, source } = one;
    if (resolution?.did !== 'resolved' || unclear.has(source) || keepingOf(one) !== 'gives back') continue;
    const view = history.steps[resolution.begun]?.view;
    if (view === undefined) continue;
    const giving: Resolved = { ...one, resolution };
    const there = kept.filter((each) => each.order < resolution.order && isStillInExile(view, each.card));
    const own = there.filter((each) => isOwn(giving, each));
    yield* itsOwn(giving, own, view);
    yield* nothingElse(giving, own, there, view);
  }
}

function isOwn({ source, life, ability }: Resolved, { until, ...each }: KeptCard): boolean {
  return !until && each.source === source && each.life === life && each.text === ability.name;
}

function* itsOwn(giving: Resolved, own: readonly KeptCard[], view: View): Generator<Finding> {
  const { of, resolution, ability } = giving;
  for (const { card } of own) {
    if (!canReturn(card, view)) continue;
    const clause = of === 'activated' ? GIVING.cost : GIVING.returns;
    yield* checked(leaves(giving, card), clause, `${ability.name} | ${kindOf(card)}`, {
      cr: '607.2a',
      at: resolution.over,
      expected: `${card.name}, which it exiled, returns by ${ability.name}`,
      found: 'it stays in exile',
    });
  }
}

function* nothingElse(
  giving: Resolved,
  own: readonly KeptCard[],
  there: readonly KeptCard[],
  view: View,
): Generator<Finding> {
  const { resolution, ability } = giving;
  for (const card of inExile(view)) {
    if (own.some((each) => each.card.ref === card.ref)) continue;
    const by = there.filter((each) => each.card.ref === card.ref);
    yield* checked(!leaves(giving, card), clauseFor(giving, card, by), `${ability.name} | ${kindOf(card)}`, {
      cr: '607.2a',
      at: resolution.over,
      expected: `${card.name} stays in exile, for ${ability.name} speaks of what its own ability exiled`,
      found: 'it returns',
    });
  }
}

function clauseFor({ source, life, ability }: Resolved, card: CardView, by: readonly KeptCard[]): string {
  if (card.ref === source) return GIVING.itself;
  const own = by.filter((each) => each.source === source);
  const other = own.find((each) => each.life !== life && each.text === ability.name);
  if (other !== undefined) return other.life < life ? GIVING.before : GIVING.later;
  return own.some((each) => each.life === life) ? GIVING.text : GIVING.another;
}

function leaves({ resolution }: Resolved, { ref }: CardView): boolean {
  return resolution.happenings.some(
    ({ happening }) => happening.kind === 'moved' && happening.object === ref && happening.from === 'exile',
  );
}

/** An Aura may have nothing to enchant, and what belongs to a player who has left is gone. CR 303.4g, 800.4a */
export function canReturn({ name, owner }: CardView, view: View): boolean {
  const inGame = view.players.some((player) => player.seat === owner && player.inGame);
  return inGame && cardNamed(name)?.subtypes.includes('Aura') === false;
}

function kindOf({ name }: CardView): string {
  return cardNamed(name)?.types.join(' ') ?? name;
}
