import { CARDS } from '../engine/cards/registry.ts';
import { rolesOf } from '../engine/cards/roles.ts';
import type { CardRecord } from '../engine/vocabulary/record.ts';

/** The cards that generators choose from, and what is known of them: the only door from here to the engine. */
export interface CardPool {
  /** Sorted by name. */
  readonly cards: readonly CardRecord[];
  /** The lands that are not basic. */
  readonly otherLands: readonly CardRecord[];
  /** By name, or `Card/Token` for a token that a card makes; null for what the pool does not know. */
  readonly named: (name: string) => CardRecord | null;
  readonly withRole: (role: string) => readonly CardRecord[];
  readonly rolesOf: (record: CardRecord) => readonly string[];
  /** Every role that a card of the pool has, sorted. */
  readonly roles: readonly string[];
}

export type { CardRecord };
export type Color = CardRecord['colors'][number];
export type CardType = CardRecord['types'][number];
export type ManaCost = NonNullable<CardRecord['manaCost']>;
export type Ability = CardRecord['abilities'][number];
export type StaticAbility = Extract<Ability, { kind: 'static' }>;
export type ContinuousPart = StaticAbility['parts'][number];
export type Amount = Extract<ContinuousPart, { kind: 'modifyPT' }>['toughness'];
export type Filter = Extract<Ability, { kind: 'enchant' }>['what'];

/** All cards of the reference engine, and the tokens that they make. */
export const ENGINE_POOL: CardPool = poolOf(CARDS);

/** A pool of these cards. */
export function poolOf(cards: readonly CardRecord[]): CardPool {
  const tokens = cards.flatMap((card) =>
    Object.entries(card.tokens).map(([key, token]) => [`${card.name}/${key}`, asCard(token)] as const),
  );
  const byName = new Map([...cards.map((record) => [record.name, record] as const), ...tokens]);
  const byRole = new Map<string, CardRecord[]>();
  for (const record of cards) {
    for (const role of rolesOf(record)) byRole.set(role, [...(byRole.get(role) ?? []), record]);
  }
  return {
    cards,
    otherLands: cards.filter((record) => isLand(record) && !isBasicLand(record)),
    named: (name) => byName.get(name) ?? null,
    withRole: (role) => byRole.get(role) ?? [],
    rolesOf,
    roles: [...byRole.keys()].sort(),
  };
}

/** A token's characteristics in the shape of a card's; it has no mana cost. CR 111.3 */
function asCard(token: CardRecord['tokens'][string]): CardRecord {
  const reading = { oracle: '', readTwice: false };
  const none = { manaCost: null, loyalty: null, spell: null, additionalCosts: [], alternativeCosts: [], tokens: {} };
  return { ...none, ...token, reading };
}

export function isLand({ types }: CardRecord): boolean {
  return types.includes('land');
}

export function isBasicLand({ types, supertypes }: CardRecord): boolean {
  return types.includes('land') && supertypes.includes('basic');
}

export function isCreature({ types }: CardRecord): boolean {
  return types.includes('creature');
}

/** What can be on the battlefield. CR 110.4 */
export function isPermanent({ types }: CardRecord): boolean {
  return !types.includes('instant') && !types.includes('sorcery');
}

export function isAura({ subtypes }: CardRecord): boolean {
  return subtypes.includes('Aura');
}

export function isEquipment({ subtypes }: CardRecord): boolean {
  return subtypes.includes('Equipment');
}

/** How much mana the printed cost asks for, X being 0. CR 202.3 */
export function manaValue(record: CardRecord): number {
  const cost = record.manaCost;
  if (cost === null) return 0;
  const { generic, W, U, B, R, G, C, snow, hybrid, phyrexian } = cost;
  return generic + W + U + B + R + G + C + snow + hybrid.length + phyrexian.length;
}
