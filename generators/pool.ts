import { CARDS, type CardRecord, COLORS, type Color, cardNamed, rolesOf } from '../engine/facts.ts';
import { isBasicLand, isCreature, isLand, makesMana } from './printed.ts';
import type { CardPick } from './recipe.ts';

/** The cards that generators choose from, with what they look up in them. */
export interface CardPool {
  /** Sorted by name. */
  readonly cards: readonly CardRecord[];
  /** By name, or `Card/Token` for a token that a card makes; null for what is not in the pool. */
  readonly named: (name: string) => CardRecord | null;
  readonly withRole: (role: string) => readonly CardRecord[];
  /** Every role that a card of the pool has, sorted. */
  readonly roles: readonly string[];
  /** The lands that are not basic. */
  readonly otherLands: readonly CardRecord[];
  /** Lands of which a player can have many and that make this mana for {T} alone, the basic one first. */
  readonly landsMaking: (color: Color) => readonly CardRecord[];
}

/** All cards of the reference engine. */
export const ENGINE_POOL: CardPool = poolOf(CARDS);

/** A pool of some of the cards that the reference engine knows, such as those that another engine knows too. */
export function poolOf(cards: readonly CardRecord[]): CardPool {
  const byName = new Map(cards.flatMap(withTokens));
  const byRole = grouped(cards, rolesOf);
  const lands = cards.filter(isLand);
  const plentiful = lands.filter((land) => !land.supertypes.includes('legendary') && !isCreature(land));
  const making = grouped(
    [...plentiful].sort((a, b) => Number(isPlain(b)) - Number(isPlain(a))),
    (land) => COLORS.filter((color) => makesMana(color, land)),
  );
  return {
    cards,
    named: (name) => byName.get(name) ?? null,
    withRole: (role) => byRole.get(role) ?? [],
    roles: [...byRole.keys()].sort(),
    otherLands: lands.filter((land) => !isBasicLand(land)),
    landsMaking: (color) => making.get(color) ?? [],
  };
}

/** The cards of a pool that are meant. */
export function cardsMeant(pool: CardPool, pick: CardPick): readonly CardRecord[] {
  switch (pick.kind) {
    case 'role':
      return pool.withRole(pick.role);
    case 'card':
      return [pool.named(pick.name) ?? []].flat();
    case 'one of':
      return pick.names.flatMap((name) => pool.named(name) ?? []);
  }
}

function withTokens(card: CardRecord): readonly (readonly [string, CardRecord])[] {
  const names = [card.name, ...Object.keys(card.tokens).map((token) => `${card.name}/${token}`)];
  return names.flatMap((name) => {
    const record = cardNamed(name);
    return record === null ? [] : [[name, record] as const];
  });
}

/** A basic land without another supertype. */
function isPlain(land: CardRecord): boolean {
  return isBasicLand(land) && land.supertypes.length === 1;
}

function grouped(
  cards: readonly CardRecord[],
  groupsOf: (card: CardRecord) => readonly string[],
): ReadonlyMap<string, readonly CardRecord[]> {
  const groups = new Map<string, CardRecord[]>();
  for (const card of cards) {
    for (const group of groupsOf(card)) groups.set(group, [...(groups.get(group) ?? []), card]);
  }
  return groups;
}
