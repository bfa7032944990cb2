import type {
  CardType,
  Color,
  CounterKind,
  KeywordCounter,
  ManaType,
  SimpleKeyword,
  Step,
  Supertype,
  Zone,
} from '../vocabulary/basics.ts';
import type { Duration } from '../vocabulary/continuous.ts';
import type { ExtraPhase } from '../vocabulary/effect.ts';
import type { ObjectId, PlayerId, Slot } from './ids.ts';

/** Names a record: a card's name, or `card/token` for a token that the card makes. */
export type RecordKey = string;

/**
 * Names one node of a card's record (an ability, an effect) so that the state can speak of it and stay plain data:
 * the record's key, `#`, and the path in the record.
 */
export type Address = string;

export type Counters = Readonly<Partial<Record<CounterKind, number>>>;

/** A player or an object, where either can be meant. */
export type Choice =
  | { readonly kind: 'object'; readonly id: ObjectId }
  | { readonly kind: 'player'; readonly player: PlayerId };

/** What an ability remembers under a name, from its costs, its choices or a linked ability. CR 607 */
export type Bound =
  | { readonly kind: 'objects'; readonly ids: readonly ObjectId[] }
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'player'; readonly player: PlayerId }
  | { readonly kind: 'number'; readonly number: number };
export type Bindings = Readonly<Record<string, Bound>>;

/**
 * What was chosen for an object as it entered and what its linked abilities did, by the record that those abilities belong to:
 * abilities that the object has from another record are not linked to them. CR 607.1, 607.5
 */
export type Links = Readonly<Record<RecordKey, Bindings>>;

/** Copiable values: a record, then the changes (addresses of `CopyException` nodes) that copy effects made on the way. CR 707.2, 707.9 */
export interface Copiable {
  readonly record: RecordKey;
  readonly except: readonly Address[];
}

/** What was chosen and paid as a spell was cast, or an ability activated. CR 601.2 */
export interface Announcement {
  /** The chosen X; null where no X was to be chosen. CR 107.3a */
  readonly x: number | null;
  readonly modes: readonly number[];
  /** Per instance of "target". CR 601.2c */
  readonly targets: readonly (readonly Choice[])[];
  /** Per instance of "target", what each target receives; empty where nothing is divided. CR 601.2d */
  readonly division: readonly (readonly number[])[];
  /** Keys of the additional and alternative costs that were paid, with how often. */
  readonly paid: Readonly<Record<string, number>>;
  readonly manaSpent: readonly ManaType[];
  readonly bound: Bindings;
}

/** What lets a player cast a card from where it is, other than that it is in their hand: a node with `terms`. CR 601.3 */
export interface Permission {
  /** The object that gives it; it may be gone by the time that the spell leaves the stack. */
  readonly source: ObjectId;
  readonly address: Address;
}

/** What a spell is besides its characteristics. CR 112, 601 */
export interface SpellState extends Announcement {
  readonly castFrom: Zone | null;
  readonly castBy: PlayerId | null;
  /** null: cast from hand as any card may be. */
  readonly permission: Permission | null;
  /** How many spells all players had cast this turn before it. CR 702.40a */
  readonly castBefore: number;
  /** Riders of the mana spent on it. CR 106.6 */
  readonly uncounterable: boolean;
  readonly haste: boolean;
  /** It has haste until its caster loses control of it or of what it becomes. CR 702.62a */
  readonly hasteWhileControlled: boolean;
}

/** What an ability on the stack is. CR 113.3b-c */
export interface AbilityState extends Announcement {
  readonly address: Address;
  /** The object it came from, which may be gone. CR 113.7 */
  readonly source: ObjectId;
  readonly of: 'activated' | 'triggered' | 'delayed';
  readonly event: EventFacts;
}

/** What a triggered ability knows of the event that it triggered on. CR 603.2, 603.10 */
export interface EventFacts {
  readonly object: ObjectId | null;
  readonly player: PlayerId | null;
  readonly amount: number;
  readonly manaTypes: readonly ManaType[];
  /** What the object became in the zone it went to: the ability can find it there. CR 400.7e */
  readonly becomes: ObjectId | null;
}

/** What a permanent knows of the spell that became it. CR 400.7d, 107.3m */
export interface Origin {
  readonly x: number | null;
  readonly paid: Readonly<Record<string, number>>;
  readonly manaSpent: readonly ManaType[];
  readonly castBy: PlayerId | null;
}

/** A `card copy` is a copy of a card, which is made to be cast, and the spell that it is then. CR 707.12 */
export type ObjectKind = 'card' | 'token' | 'spell copy' | 'card copy' | 'ability';

/** One object in one zone: all that can bear on characteristics. CR 109.1 */
export interface GameObject {
  readonly id: ObjectId;
  readonly kind: ObjectKind;
  readonly record: RecordKey;
  readonly owner: PlayerId;
  /** Before effects that change control. CR 110.2 */
  readonly controller: PlayerId;
  readonly zone: Zone;
  /** CR 613.7d */
  readonly timestamp: number;
  readonly counters: Counters;
  /** When the latest of each kind of counter that gives a keyword was put on it. CR 613.7c */
  readonly keywordCounters: readonly KeywordCounters[];
  readonly attachedTo: Choice | null;
  /** CR 613.7e */
  readonly attachedAt: number;
  /** What it became a copy of as it entered or as it was put on the stack; null: its own record. */
  readonly copyOf: Copiable | null;
  readonly spell: SpellState | null;
  readonly ability: AbilityState | null;
  readonly origin: Origin | null;
  readonly links: Links;
}

/** Counters that give a keyword, on one object: all of a kind have one timestamp. CR 613.7c */
export interface KeywordCounters {
  readonly counter: KeywordCounter;
  readonly timestamp: number;
}

/** What a permanent is that never bears on characteristics. CR 110.5, 120.3 */
export interface Status {
  readonly tapped: boolean;
  readonly damage: number;
  /** Marked, since state-based actions were last checked, with damage that had deathtouch. CR 704.5h */
  readonly deathtouched: boolean;
  /** Who controls it now, with effects, and since which moment without a break. CR 302.6 */
  readonly controller: PlayerId;
  readonly since: number;
  /** When it entered: what enters at once has one moment, whatever its timestamps. CR 704.5k */
  readonly entered: number;
  /** Activations this turn, by ability address. CR 602.5b */
  readonly activations: Readonly<Record<Address, number>>;
}

/** One mana in a pool. CR 106.3, 106.6 */
export interface Mana {
  readonly type: ManaType;
  readonly source: ObjectId;
  readonly snow: boolean;
  /** The `addMana` effect whose restriction and rider it carries; null for plain mana. */
  readonly from: Address | null;
}

export interface PlayerState {
  readonly life: number;
  readonly counters: Counters;
  readonly pool: readonly Mana[];
  readonly landsPlayed: number;
  /** Creatures declared as attackers this turn, each once. CR 608.2i */
  readonly attackedWith: readonly ObjectId[];
  /** The spells that this player has cast this turn, in order. */
  readonly cast: readonly ObjectId[];
  /** Cards drawn this turn, and in this step of it. CR 121.1 */
  readonly drawn: number;
  readonly drawnInStep: number;
  /** Moment at which this player's most recent turn began. CR 302.6 */
  readonly turnBegan: number;
  /** Tried to draw from an empty library since the last check. CR 704.5b */
  readonly drewFromEmpty: boolean;
  /** An effect says that this player loses the game. CR 104.3e */
  readonly losing: boolean;
  readonly lost: boolean;
}

/** What does not untap in the next untap step of this player, or of whoever controls it then for null. CR 502.3 */
export interface UntapSkipped {
  readonly object: ObjectId;
  readonly during: PlayerId | null;
}

/** A keyword that an effect does not give to an object, which could not have it as the effect began. CR 113.11 */
export interface Stopped {
  readonly object: ObjectId;
  readonly keyword: SimpleKeyword;
}

/** A continuous effect of a resolved spell or ability. CR 611.2 */
export interface FloatingEffect {
  readonly timestamp: number;
  readonly source: ObjectId;
  readonly controller: PlayerId;
  /** The `continuous` or `becomeCopy` effect, the `move` that has what enters be something, or the `abilities` change as something entered, that it came from. */
  readonly address: Address;
  /** Locked in as it began. CR 611.2c */
  readonly affected: readonly ObjectId[];
  /** The keywords that it does not give to some of these: they could not have them as it began. CR 113.11 */
  readonly stopped: readonly Stopped[];
  /** Values of the parts' amounts, computed once, power and toughness by turns, or which colours as bits. CR 608.2h */
  readonly amounts: readonly number[];
  readonly copy: Copiable | null;
  readonly duration: Duration;
}

/** An ability that holds for a time although no object has it. CR 603.7, 611.2 */
export interface LastingAbility {
  /** Of the `lasting` effect's ability. */
  readonly address: Address;
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly x: number | null;
  /** What its maker remembered. */
  readonly bound: Bindings;
  readonly duration: Duration;
  /** CR 613.7b */
  readonly timestamp: number;
}

/** A shield that prevents damage, or deals it to something else instead, until the turn ends. CR 614.9, 615.7 */
export interface Shield {
  /** When it was made, which tells shields apart. */
  readonly made: number;
  /** null: whatever it would be dealt to. */
  readonly to: Choice | null;
  readonly amount: number | 'all' | 'next';
  readonly combatOnly: boolean;
  /** The source that was chosen; null: any. CR 609.7a */
  readonly from: ObjectId | null;
  /** What it is dealt to instead; null: it is prevented. */
  readonly onto: Choice | null;
  readonly controller: PlayerId;
  readonly source: ObjectId;
  /** Of the effect that made it. */
  readonly address: Address;
}

/** What is exiled until a permanent leaves the battlefield. CR 610.3 */
export interface Returning {
  readonly object: ObjectId;
  readonly source: ObjectId;
  /** Where it was before. */
  readonly to: Zone;
}

/** CR 603.7 */
export interface DelayedTrigger {
  readonly address: Address;
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly x: number | null;
  readonly bound: Bindings;
  readonly paid: Readonly<Record<string, number>>;
}

/** An ability that has triggered and was not yet put on the stack. CR 603.3 */
export interface WaitingTrigger {
  readonly address: Address;
  readonly of: 'triggered' | 'delayed';
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly event: EventFacts;
  readonly x: number | null;
  readonly bound: Bindings;
  readonly paid: Readonly<Record<string, number>>;
}

export interface Attack {
  readonly attacker: ObjectId;
  /** A player or a planeswalker; null when it attacks nothing any more. CR 506.4c */
  readonly defender: Choice | null;
  readonly defendingPlayer: PlayerId;
  readonly blocked: boolean;
  readonly blockers: readonly ObjectId[];
}

/** CR 506 */
export interface Combat {
  readonly attacks: readonly Attack[];
  /** Those with first or double strike when the first step of combat damage began. CR 702.7b */
  readonly dealtFirst: readonly ObjectId[];
  /** Attacks of what was removed from combat, as they were then but for blockers that are gone: abilities ask for its defending player, and what blocked it blocks on. CR 508.5, 509.1g */
  readonly gone: readonly Attack[];
}

/** Where the game goes on from an anchor: with the root it determines the future. */
export type Progress =
  | { readonly kind: 'choosing starting player' }
  | { readonly kind: 'mulligans'; readonly taken: readonly number[]; readonly kept: readonly boolean[] }
  | { readonly kind: 'opening hands' }
  | { readonly kind: 'step begins' }
  /** State-based actions and triggers, then priority for this player; null: the game goes on without priority. */
  | { readonly kind: 'checking'; readonly priority: PlayerId | null }
  | { readonly kind: 'priority'; readonly player: PlayerId; readonly passes: number }
  | { readonly kind: 'step ends' }
  | { readonly kind: 'over'; readonly winner: PlayerId | null; readonly reason: string };

export interface TurnState {
  /** 1-based over all players' turns. */
  readonly number: number;
  readonly active: PlayerId;
  readonly step: Step;
  /** Whether priority was given in the current cleanup step. CR 514.3a */
  readonly cleanupAgain: boolean;
  /** Whose turn it is, or was before extra turns: the order of turns goes on from there. CR 500.7 */
  readonly inOrder: PlayerId;
  /** Who takes extra turns, the next one first. CR 500.7 */
  readonly extraTurns: readonly PlayerId[];
  /** Phases that were added and come next, and where the turn goes on after them; null: none have been. CR 500.8 */
  readonly extraPhases: readonly ExtraPhase[];
  readonly afterExtra: Step | null;
}

/** What an object was as it last existed where it was. CR 608.2h, 603.10 */
export interface LastKnown {
  readonly object: GameObject;
  readonly status: Status | null;
  readonly characteristics: Characteristics;
  readonly fought: { readonly blockedBy: readonly ObjectId[]; readonly blocks: readonly ObjectId[] };
}

/** An object's characteristics with every effect applied. CR 109.3, 613 */
export interface Characteristics {
  readonly name: string;
  /** The record that its copiable values came from. */
  readonly copiable: Copiable;
  readonly controller: PlayerId;
  readonly colors: readonly Color[];
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly abilities: readonly Address[];
  readonly power: number | null;
  readonly toughness: number | null;
}

/** Everything that the future of a game depends on: plain data, shared between positions, never changed. */
export interface Root {
  readonly players: readonly PlayerState[];
  /** Slots below this number are of what the game began with; tokens, copies and abilities made since take those above. */
  readonly cards: number;
  /** By slot; null for what ceased to exist or left the game. */
  readonly objects: readonly (GameObject | null)[];
  /** By slot; null for what is not on the battlefield. */
  readonly status: readonly (Status | null)[];
  /** By slot, the last incarnation used. */
  readonly incarnations: readonly number[];
  /** Per player, first is the top. */
  readonly libraries: readonly (readonly Slot[])[];
  readonly hands: readonly (readonly Slot[])[];
  /** Per player, first is the oldest. CR 404.2 */
  readonly graveyards: readonly (readonly Slot[])[];
  readonly battlefield: readonly Slot[];
  readonly exile: readonly Slot[];
  /** Bottom first. CR 405.2 */
  readonly stack: readonly Slot[];
  readonly effects: readonly FloatingEffect[];
  readonly lasting: readonly LastingAbility[];
  readonly shields: readonly Shield[];
  /** Permanents that are regenerated the next time they would be destroyed this turn, once for each time they are here. CR 701.19a */
  readonly regenerating: readonly ObjectId[];
  readonly returning: readonly Returning[];
  /** What does not untap in an untap step that is to come. CR 502.3 */
  readonly skipUntap: readonly UntapSkipped[];
  readonly delayed: readonly DelayedTrigger[];
  readonly waiting: readonly WaitingTrigger[];
  readonly lastKnown: Readonly<Record<ObjectId, LastKnown>>;
  readonly combat: Combat | null;
  readonly turn: TurnState;
  readonly progress: Progress;
  /** The next timestamp or moment. CR 613.7 */
  readonly clock: number;
}
