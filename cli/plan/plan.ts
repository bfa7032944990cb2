import { cardsMeant, ENGINE_POOL, type Recipe } from '../../generators/index.ts';
import type { Property } from '../../properties/property.ts';
import type { EngineDescription, EngineUnderTest } from '../../protocol/index.ts';
import { type Ledger, propertiesOf, type Ruling } from '../../rulings/index.ts';
import type { Cases } from '../../runner/index.ts';
import { unjudged } from '../run/unjudged.ts';

/** What a run on an engine would look at. */
export interface Plan {
  readonly kind: 'headjudge plan';
  readonly format: 1;
  readonly engine: EngineDescription & { readonly id: string };
  /** Cards that the reference knows, and how many of them the engine knows too. */
  readonly cards: { readonly known: number; readonly of: number };
  readonly properties: readonly PlannedProperty[];
  /** Official rulings of which the engine knows the card, and that some property that would run judges. */
  readonly rulings: { readonly open: number; readonly of: number };
  /** Cards that the engine does not know, those that would open the most rulings first. */
  readonly next: readonly NextCard[];
}

export interface PlannedProperty {
  readonly id: string;
  readonly statement: string;
  readonly verdict: 'runs' | 'not observable' | 'unsupported';
  /** Why it does not run; null: it does. */
  readonly why: string | null;
  /** Of the cards that its cases are about by name, how many the engine knows: with none of them it may well be vacuous. */
  readonly about: { readonly known: number; readonly of: number };
}

export interface NextCard {
  readonly card: string;
  /** The rulings that would be run on it, if the engine knew it. */
  readonly rulings: readonly string[];
  /** How many rulings would be open with this card and those before it. */
  readonly open: number;
}

/** Looks at what an engine says of itself, and plays nothing. `most`: so many cards are named at most. */
export function planFor(
  id: string,
  engine: EngineUnderTest,
  cases: Cases,
  properties: readonly Property[],
  ledger: Ledger,
  most: number,
): Plan {
  const names = ENGINE_POOL.cards.map(({ name }) => name);
  const unknown = new Set(engine.unknownCards(names));
  const planned = properties.map((property) => plannedProperty(property, engine, cases, unknown));
  const runs = new Set(planned.flatMap((each) => (each.verdict === 'runs' ? [each.id] : [])));
  const all = ledger.rulings.filter((ruling) => isChosen(ruling, ledger, properties));
  const judged = all.filter((ruling) =>
    propertiesOf({ kind: 'ruling', ruling }, ledger).some((each) => runs.has(each)),
  );
  const isKnown = ({ card }: Ruling): boolean => names.includes(card) && !unknown.has(card);
  const open = judged.filter(isKnown).length;
  return {
    ...{ kind: 'headjudge plan', format: 1, engine: { id, ...engine.describe() } },
    cards: { known: names.length - unknown.size, of: names.length },
    properties: planned,
    rulings: { open, of: all.length },
    next: nextCards(
      judged.filter(({ card }) => unknown.has(card)),
      open,
    ).slice(0, most),
  };
}

function plannedProperty(
  property: Property,
  engine: EngineUnderTest,
  cases: Cases,
  unknown: ReadonlySet<string>,
): PlannedProperty {
  const { id, statement } = property;
  const not = unjudged(property, engine, cases);
  const named = cardsNamed(property.cases);
  const about = { known: named.filter((name) => !unknown.has(name)).length, of: named.length };
  return { id, statement, verdict: not?.verdict ?? 'runs', why: not?.why ?? null, about };
}

/** The cards but basic lands that a recipe names. */
function cardsNamed({ focus }: Recipe): readonly string[] {
  const picks = focus.flatMap(({ pick }) => (pick.kind === 'role' ? [] : cardsMeant(ENGINE_POOL, pick)));
  return [...new Set(picks.flatMap(({ name, supertypes }) => (supertypes.includes('basic') ? [] : [name])))];
}

function isChosen(ruling: Ruling, ledger: Ledger, properties: readonly Property[]): boolean {
  const ids = propertiesOf({ kind: 'ruling', ruling }, ledger);
  return properties.some(({ id }) => ids.includes(id));
}

/** Every ruling is of one card, so that the best first card is the one with the most rulings, and so on. */
function nextCards(closed: readonly Ruling[], open: number): readonly NextCard[] {
  const byCard = new Map<string, readonly string[]>();
  for (const { card, id } of closed) byCard.set(card, [...(byCard.get(card) ?? []), id]);
  const cards = [...byCard].map(([card, ids]) => ({ card, rulings: ids.toSorted() }));
  cards.sort((a, b) => b.rulings.length - a.rulings.length || (a.card < b.card ? -1 : 1));
  let sum = open;
  return cards.map((each) => {
    sum += each.rulings.length;
    return { ...each, open: sum };
  });
}
