import type { AbilityKeyword } from './ability.ts';
import type { Amount } from './amount.ts';
import type { CardType, Color, CounterKind, SimpleKeyword, Supertype, Zone } from './basics.ts';
import type { ObjectsRef } from './reference.ts';

/**
 * A test on one object, read with the ability's controller as "you" and its object as the source.
 * A filter without `zone` speaks of permanents on the battlefield; `any` of parts that name zones speaks of all those. CR 109.2
 * Where the place says what is tested (the spell of a cast trigger, of a cost change or of a permission to cast; a source of
 * damage; an object that moves), the filter tests that object wherever it is, and names no zone.
 */
export type Filter =
  | { readonly kind: 'all'; readonly of: readonly Filter[] }
  | { readonly kind: 'any'; readonly of: readonly Filter[] }
  | { readonly kind: 'not'; readonly of: Filter }
  | { readonly kind: 'type'; readonly type: CardType }
  | { readonly kind: 'supertype'; readonly supertype: Supertype }
  | { readonly kind: 'subtype'; readonly subtype: string }
  | { readonly kind: 'color'; readonly color: Color }
  | { readonly kind: 'colorless' }
  | { readonly kind: 'monocolored' }
  | { readonly kind: 'zone'; readonly zone: Zone }
  | {
      readonly kind: 'controlledBy';
      readonly who: 'you' | 'opponent' | 'target player' | 'active player' | 'event player';
    }
  | { readonly kind: 'ownedBy'; readonly who: 'you' | 'opponent' }
  | { readonly kind: 'other' }
  | { readonly kind: 'isSource' }
  | { readonly kind: 'is'; readonly object: ObjectsRef }
  | { readonly kind: 'named'; readonly name: string }
  /** It has the name of one of these, present or last known. CR 201.2 */
  | { readonly kind: 'sameNameAs'; readonly object: ObjectsRef }
  /** It has a card type that one of these has, present or last known. */
  | { readonly kind: 'sharesTypeWith'; readonly object: ObjectsRef }
  /** It has a creature type that one of these has. */
  | { readonly kind: 'sharesCreatureTypeWith'; readonly object: ObjectsRef }
  /** It has a colour that one of these has. */
  | { readonly kind: 'sharesColorWith'; readonly object: ObjectsRef }
  /** Of the creature type, or colour, that was chosen under this name for the source. CR 607.2d */
  | { readonly kind: 'chosenSubtype'; readonly name: string }
  | { readonly kind: 'chosenColor'; readonly name: string }
  | { readonly kind: 'token' }
  /** A card, or represented by one: no token and no copy. CR 108.2 */
  | { readonly kind: 'isCard' }
  | { readonly kind: 'tapped' }
  | { readonly kind: 'attacking' }
  | { readonly kind: 'blocking' }
  /** An attacking creature that became blocked, or that no creature was declared to block once blockers were declared. CR 509.1h */
  | { readonly kind: 'blocked' }
  | { readonly kind: 'unblocked' }
  /** It blocks the source, or the source blocks it. */
  | { readonly kind: 'blocksSource' }
  | { readonly kind: 'blockedBySource' }
  | { readonly kind: 'keyword'; readonly keyword: SimpleKeyword }
  /** It has an activated or triggered ability that this keyword stands for. */
  | { readonly kind: 'abilityKeyword'; readonly keyword: AbilityKeyword }
  /** It has no abilities at all, granted ones and those of land types included. CR 113.12 */
  | { readonly kind: 'withoutAbilities' }
  | { readonly kind: 'hasCounter'; readonly counter: CounterKind }
  | { readonly kind: 'power'; readonly compare: Comparison; readonly amount: Amount }
  | { readonly kind: 'toughness'; readonly compare: Comparison; readonly amount: Amount }
  | { readonly kind: 'manaValue'; readonly compare: Comparison; readonly amount: Amount }
  /** 0 is even. */
  | { readonly kind: 'evenManaValue' }
  /** The object's mana cost contains {X}. */
  | { readonly kind: 'xInManaCost' }
  /** A spell or an ability on the stack that has an activated or triggered ability's nature. */
  | { readonly kind: 'spell' }
  | { readonly kind: 'stackAbility'; readonly of: 'activated' | 'triggered' | 'either' }
  /** A spell cast from this zone. */
  | { readonly kind: 'castFrom'; readonly zone: Zone }
  /** A spell or ability on the stack that has just one target, chosen once. CR 115.7 */
  | { readonly kind: 'singleTarget' }
  /** A spell or ability on the stack that has a target which matches, or with `players` a player. CR 115.9b */
  | { readonly kind: 'targeting'; readonly what: Filter | null; readonly players: boolean }
  /** A permanent that was a spell which was cast. CR 601.2, 707.10 */
  | { readonly kind: 'wasCast' }
  /** A creature that was declared as an attacker this turn. */
  | { readonly kind: 'attackedThisTurn' }
  /** A permanent that entered the battlefield this turn. */
  | { readonly kind: 'enteredThisTurn' }
  /** Attached to what the source is attached to, or attached to the source. */
  | { readonly kind: 'attachedToSource' }
  | { readonly kind: 'attachedBySource' }
  /** Attached to a permanent that matches. */
  | { readonly kind: 'attachedToWhat'; readonly what: Filter }
  /** What one of these is attached to. */
  | { readonly kind: 'hostOf'; readonly object: ObjectsRef };

export type Comparison = 'at most' | 'at least' | 'exactly';

export const all = (...of: readonly Filter[]): Filter => ({ kind: 'all', of });
export const any = (...of: readonly Filter[]): Filter => ({ kind: 'any', of });
export const not = (of: Filter): Filter => ({ kind: 'not', of });
const type = (t: CardType): Filter => ({ kind: 'type', type: t });
export const artifact = type('artifact');
export const creature = type('creature');
export const enchantment = type('enchantment');
export const instant = type('instant');
export const land = type('land');
export const planeswalker = type('planeswalker');
export const sorcery = type('sorcery');
/** Any object at all, where the place says what is tested. */
export const anything: Filter = { kind: 'all', of: [] };
export const permanent: Filter = { kind: 'all', of: [] };
export const spell: Filter = { kind: 'spell' };
export const abilityOnStack: Filter = { kind: 'stackAbility', of: 'either' };
export const supertype = (s: Supertype): Filter => ({ kind: 'supertype', supertype: s });
export const basic = supertype('basic');
export const snow = supertype('snow');
export const legendary = supertype('legendary');
export const subtype = (s: string): Filter => ({ kind: 'subtype', subtype: s });
export const color = (c: Color): Filter => ({ kind: 'color', color: c });
export const colorless: Filter = { kind: 'colorless' };
export const inZone = (zone: Zone): Filter => ({ kind: 'zone', zone });
export const youControl: Filter = { kind: 'controlledBy', who: 'you' };
export const opponentControls: Filter = { kind: 'controlledBy', who: 'opponent' };
/** Of an event in combat, the defending player. CR 508.5 */
export const eventPlayerControls: Filter = { kind: 'controlledBy', who: 'event player' };
export const targetPlayerControls: Filter = { kind: 'controlledBy', who: 'target player' };
export const youOwn: Filter = { kind: 'ownedBy', who: 'you' };
export const opponentOwns: Filter = { kind: 'ownedBy', who: 'opponent' };
export const other: Filter = { kind: 'other' };
export const isSource: Filter = { kind: 'isSource' };
export const is = (object: ObjectsRef): Filter => ({ kind: 'is', object });
export const sameNameAs = (object: ObjectsRef): Filter => ({ kind: 'sameNameAs', object });
export const sharesTypeWith = (object: ObjectsRef): Filter => ({ kind: 'sharesTypeWith', object });
export const sharesCreatureTypeWith = (object: ObjectsRef): Filter => ({ kind: 'sharesCreatureTypeWith', object });
export const sharesColorWith = (object: ObjectsRef): Filter => ({ kind: 'sharesColorWith', object });
export const named = (name: string): Filter => ({ kind: 'named', name });
export const token: Filter = { kind: 'token' };
export const nontoken = not(token);
export const representedByCard: Filter = { kind: 'isCard' };
export const tapped: Filter = { kind: 'tapped' };
export const untapped = not(tapped);
export const attacking: Filter = { kind: 'attacking' };
export const blocking: Filter = { kind: 'blocking' };
export const blocked: Filter = { kind: 'blocked' };
export const unblocked: Filter = { kind: 'unblocked' };
export const blockingSource: Filter = { kind: 'blocksSource' };
export const blockedBySource: Filter = { kind: 'blockedBySource' };
export const withKeyword = (keyword: SimpleKeyword): Filter => ({ kind: 'keyword', keyword });
export const withAbility = (keyword: AbilityKeyword): Filter => ({ kind: 'abilityKeyword', keyword });
export const withoutAbilities: Filter = { kind: 'withoutAbilities' };
export const withCounter = (counter: CounterKind): Filter => ({ kind: 'hasCounter', counter });
export const power = (compare: Comparison, amount: Amount): Filter => ({ kind: 'power', compare, amount });
export const toughness = (compare: Comparison, amount: Amount): Filter => ({ kind: 'toughness', compare, amount });
export const manaValue = (compare: Comparison, amount: Amount): Filter => ({ kind: 'manaValue', compare, amount });
export const evenManaValue: Filter = { kind: 'evenManaValue' };
export const xInManaCost: Filter = { kind: 'xInManaCost' };
export const targeting = (what: Filter): Filter => ({ kind: 'targeting', what, players: false });
export const targetingAPlayer: Filter = { kind: 'targeting', what: null, players: true };
export const singleTarget: Filter = { kind: 'singleTarget' };
export const hasBeenCast: Filter = { kind: 'wasCast' };
export const attackedThisTurn: Filter = { kind: 'attackedThisTurn' };
export const enteredThisTurn: Filter = { kind: 'enteredThisTurn' };
export const castFrom = (zone: Zone): Filter => ({ kind: 'castFrom', zone });
export const attachedBySource: Filter = { kind: 'attachedBySource' };
export const attachedToWhat = (what: Filter): Filter => ({ kind: 'attachedToWhat', what });
export const hostOf = (object: ObjectsRef): Filter => ({ kind: 'hostOf', object });
export const ofChosenColor = (name: string): Filter => ({ kind: 'chosenColor', name });
export const ofChosenSubtype = (name: string): Filter => ({ kind: 'chosenSubtype', name });
export const creatureSpell = all(spell, creature);
/** CR 105.2b */
export const multicolored = all(not(colorless), not({ kind: 'monocolored' }));
