import type { Zone } from './basics.ts';
import type { Cost } from './cost.ts';
import type { Filter } from './filter.ts';
import type { Whose } from './trigger.ts';

/** What is paid in place of a spell's mana cost when a permission lets it be cast. CR 118.9, 601.2b */
export type PermittedCost =
  /** Its mana cost, or an alternative cost that would be open anyway. */
  | { readonly kind: 'usual' }
  | { readonly kind: 'without paying' }
  /** An alternative cost; null: one that is like its mana cost. */
  | { readonly kind: 'instead'; readonly cost: Cost | null };

/** Where a spell goes that was cast by a permission. CR 614.1a */
export type Leaving =
  | 'as usual'
  /** To exile instead of a graveyard. */
  | 'exile for graveyard'
  /** To exile instead of anywhere else, whenever it leaves the stack. CR 702.34a */
  | 'always exile';

/** On what terms a spell is cast by a permission. */
export interface CastTerms {
  readonly cost: PermittedCost;
  /** What is paid besides, always. CR 118.8 */
  readonly besides: Cost | null;
  readonly leaving: Leaving;
  /** The name under which "was it cast so" is asked, such as flashback; null: nothing asks. */
  readonly key: string | null;
  /** Whether mana is spent on it as though it were of any type. CR 609.4b */
  readonly mana: 'as usual' | 'any type';
  /** Whether a creature spell has haste until its caster loses control of it or of what it becomes. CR 702.62a */
  readonly hasty: boolean;
}

/** Matching cards in that zone may be cast; of a library, only the top card. CR 601.3 */
export interface CastPermission {
  readonly kind: 'mayCast';
  readonly what: Filter;
  readonly from: Exclude<Zone, 'battlefield' | 'stack' | 'command'>;
  readonly who: Whose;
  /** So many casts in a turn, for each object that gives the permission; null: any number. */
  readonly perTurn: number | null;
  readonly terms: CastTerms;
}

/** Spells that match may be cast for this in place of their mana cost, from wherever they may be cast. CR 118.9 */
export interface CostPermission {
  readonly kind: 'payInstead';
  readonly what: Filter;
  readonly who: Whose;
  /** So many spells in a turn, for each object that gives the permission; null: any number. */
  readonly perTurn: number | null;
  readonly cost: Cost;
}

/** Matching land cards in that zone may be played; of a library, only the top card. CR 305.1 */
export interface LandPermission {
  readonly kind: 'mayPlayLands';
  readonly what: Filter;
  readonly from: CastPermission['from'];
  readonly who: Whose;
}

export const USUAL_TERMS: CastTerms = {
  cost: { kind: 'usual' },
  besides: null,
  leaving: 'as usual',
  key: null,
  mana: 'as usual',
  hasty: false,
};
export const FREE_TERMS: CastTerms = { ...USUAL_TERMS, cost: { kind: 'without paying' } };

/** You may cast these from there, for their costs. */
export const mayCastFrom = (
  from: CastPermission['from'],
  what: Filter,
  details: Partial<Pick<CastPermission, 'who' | 'perTurn' | 'terms'>> = {},
): CastPermission => ({
  kind: 'mayCast',
  what,
  from,
  who: 'you',
  perTurn: null,
  terms: USUAL_TERMS,
  ...details,
});

/** You may play lands from there. */
export const mayPlayLandsFrom = (from: LandPermission['from'], what: Filter): LandPermission => ({
  kind: 'mayPlayLands',
  what,
  from,
  who: 'you',
});
/** You may play these from there: lands as lands, the others as spells. CR 701.18a */
export const mayPlayFrom = (
  from: CastPermission['from'],
  what: Filter,
  terms: CastTerms = USUAL_TERMS,
): { readonly kind: 'allOf'; readonly of: readonly [LandPermission, CastPermission] } => ({
  kind: 'allOf',
  of: [mayPlayLandsFrom(from, what), mayCastFrom(from, what, { terms })],
});
