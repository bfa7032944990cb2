import type { Filter } from './filter.ts';

/** Which objects an effect speaks of. */
export type ObjectsRef =
  /** The object that has the ability, or the spell itself. */
  | { readonly kind: 'source' }
  /** The objects chosen for the ability's n-th target. Illegal ones are left out. CR 608.2b */
  | { readonly kind: 'target'; readonly index: number }
  /** Objects that an earlier part of the same ability, cost or linked ability remembered under a name. */
  | { readonly kind: 'bound'; readonly name: string }
  /** Objects that linked abilities of the source remembered under a name, in resolutions before this one. CR 607.2a */
  | { readonly kind: 'linked'; readonly name: string }
  /** All objects that match, found when the effect is applied. */
  | { readonly kind: 'each'; readonly what: Filter }
  /** The object that the trigger event happened to. */
  | { readonly kind: 'eventObject' }
  /** What the source is attached to. */
  | { readonly kind: 'attached' }
  /** In a part of a continuous effect: the object that it is being applied to, each in its turn. CR 613 */
  | { readonly kind: 'affected' }
  /** All of these, on which the effect is done at once. CR 608.2f */
  | { readonly kind: 'together'; readonly of: readonly ObjectsRef[] };

/** Which players an effect speaks of. */
export type PlayersRef =
  | { readonly kind: 'you' }
  | { readonly kind: 'opponents' }
  | { readonly kind: 'opponentsOf'; readonly player: PlayersRef }
  | { readonly kind: 'eachPlayer' }
  | { readonly kind: 'targetPlayer'; readonly index: number }
  | { readonly kind: 'controllerOf'; readonly object: ObjectsRef }
  | { readonly kind: 'ownerOf'; readonly object: ObjectsRef }
  | { readonly kind: 'eventPlayer' }
  | { readonly kind: 'activePlayer' };

export const source: ObjectsRef = { kind: 'source' };
export const target = (index = 0): ObjectsRef => ({ kind: 'target', index });
export const bound = (name: string): ObjectsRef => ({ kind: 'bound', name });
export const linked = (name: string): ObjectsRef => ({ kind: 'linked', name });
export const each = (what: Filter): ObjectsRef => ({ kind: 'each', what });
export const eventObject: ObjectsRef = { kind: 'eventObject' };
export const attached: ObjectsRef = { kind: 'attached' };
export const affected: ObjectsRef = { kind: 'affected' };
export const together = (...of: readonly ObjectsRef[]): ObjectsRef => ({ kind: 'together', of });

export const you: PlayersRef = { kind: 'you' };
export const opponents: PlayersRef = { kind: 'opponents' };
export const opponentsOf = (player: PlayersRef): PlayersRef => ({ kind: 'opponentsOf', player });
export const eachPlayer: PlayersRef = { kind: 'eachPlayer' };
export const targetPlayer = (index = 0): PlayersRef => ({ kind: 'targetPlayer', index });
export const controllerOf = (object: ObjectsRef): PlayersRef => ({ kind: 'controllerOf', object });
export const ownerOf = (object: ObjectsRef): PlayersRef => ({ kind: 'ownerOf', object });
export const eventPlayer: PlayersRef = { kind: 'eventPlayer' };
export const activePlayer: PlayersRef = { kind: 'activePlayer' };
