import type { Ability, ReplacementAbility, RuleAbility, TargetSpec, TriggeredAbility } from './ability.ts';
import type { Amount } from './amount.ts';
import type { BasicLandType, CardType, Color, CounterKind, SimpleKeyword, Zone } from './basics.ts';
import type { Condition } from './condition.ts';
import type { ContinuousPart, CopyException, Duration } from './continuous.ts';
import type { Cost } from './cost.ts';
import { type Effect, NOTHING, type Recipients } from './effect.ts';
import { all, basic, type Filter, land } from './filter.ts';
import type { ManaProduction, ManaRider, SpendRestriction } from './mana.ts';
import { type ObjectsRef, type PlayersRef, source, target, you } from './reference.ts';
import type { TriggerEvent } from './trigger.ts';

/** The verbs that cards are written with; each makes one node of `Effect`. */

export const sequence = (...of: readonly Effect[]): Effect => ({ kind: 'seq', of });

export const addMana = (mana: ManaProduction, who: PlayersRef = you): Effect => ({
  kind: 'addMana',
  who,
  mana,
  spendOnly: null,
  rider: null,
});
/** Mana that may be spent only as `spendOnly` says. CR 106.6 */
export const addRestrictedMana = (
  mana: ManaProduction,
  spendOnly: SpendRestriction,
  rider: ManaRider | null = null,
): Effect => ({
  kind: 'addMana',
  who: you,
  mana,
  spendOnly,
  rider,
});
/** Mana that may be spent on anything and does something to what it is spent on. CR 106.6 */
export const addManaWithRider = (mana: ManaProduction, rider: ManaRider): Effect => ({
  kind: 'addMana',
  who: you,
  mana,
  spendOnly: null,
  rider,
});

export const anyTarget = (index = 0): Recipients => ({ kind: 'anyTarget', index });
export const damage = (
  amount: Amount,
  to: Recipients,
  from: ObjectsRef = source,
  bind: Extract<Effect, { kind: 'damage' }>['bind'] = null,
): Effect => ({
  kind: 'damage',
  amount,
  to,
  from,
  bind,
});
export const dividedDamage = (total: Amount, index = 0): Effect => ({ kind: 'dividedDamage', total, index });
export const destroy = (what: ObjectsRef = target()): Effect => ({ kind: 'destroy', what, canRegenerate: true });
/** It can't be regenerated. CR 701.19c */
export const destroyForGood = (what: ObjectsRef = target()): Effect => ({
  kind: 'destroy',
  what,
  canRegenerate: false,
});

type Move = Extract<Effect, { kind: 'move' }>;

/** Objects move; where `details` say nothing else: to the top, under their owners' control, untapped, with nothing more, and for good. */
export const moving = (
  what: ObjectsRef,
  to: Zone,
  details: Partial<Omit<Move, 'kind' | 'what' | 'to'>> = {},
): Effect => ({
  kind: 'move',
  what,
  to,
  position: 'top',
  under: 'owner',
  tapped: false,
  bind: null,
  attacking: 'no',
  counters: null,
  being: [],
  untilSourceLeaves: false,
  ...details,
});
export const move = (what: ObjectsRef, to: Zone, bind: string | null = null): Effect => moving(what, to, { bind });
export const exile = (what: ObjectsRef = target(), bind: string | null = null): Effect => move(what, 'exile', bind);
export const returnToHand = (what: ObjectsRef = target()): Effect => move(what, 'hand');
export const putOnLibrary = (what: ObjectsRef, position: 'top' | 'bottom'): Effect =>
  moving(what, 'library', { position });
export const putOntoBattlefield = (
  what: ObjectsRef,
  under: 'owner' | 'you',
  tapped = false,
  counters: Move['counters'] = null,
): Effect => moving(what, 'battlefield', { under, tapped, counters });
/** They are so from the moment that they enter. CR 611.2e */
export const putOntoBattlefieldBeing = (
  what: ObjectsRef,
  under: 'owner' | 'you',
  ...being: readonly ContinuousPart[]
): Effect => moving(what, 'battlefield', { under, being });
/** CR 610.3 */
export const exileUntilSourceLeaves = (what: ObjectsRef = target(), bind: string | null = null): Effect =>
  moving(what, 'exile', { bind, untilSourceLeaves: true });

export const sacrifice = (who: PlayersRef, what: Filter, count: Amount = 1): Effect => ({
  kind: 'sacrifice',
  who,
  what,
  count,
});
export const sacrificeThese = (what: ObjectsRef = source): Effect => ({ kind: 'sacrificeThese', what });
export const draw = (count: Amount = 1, who: PlayersRef = you, bind: string | null = null): Effect => ({
  kind: 'draw',
  who,
  count,
  bind,
});
export const discard = (count: Amount, who: PlayersRef): Effect => ({ kind: 'discard', who, count });
export const discardThese = (what: ObjectsRef): Effect => ({ kind: 'discardThese', what });
export const mill = (count: Amount, who: PlayersRef): Effect => ({ kind: 'mill', who, count });
export const gainLife = (amount: Amount, who: PlayersRef = you): Effect => ({ kind: 'gainLife', who, amount });
export const setLife = (amount: Amount, who: PlayersRef = you): Effect => ({ kind: 'setLife', who, amount });
export const loseLife = (amount: Amount, who: PlayersRef): Effect => ({ kind: 'loseLife', who, amount });

export const putCounters = (counter: CounterKind, amount: Amount, on: Recipients = source): Effect => ({
  kind: 'putCounters',
  counter,
  amount,
  on,
});
export const moveCounter = (from: ObjectsRef, to: ObjectsRef): Effect => ({ kind: 'moveCounter', from, to });
export const removeCounters = (counter: CounterKind, amount: Amount, from: ObjectsRef = source): Effect => ({
  kind: 'removeCounters',
  counter,
  amount,
  from,
});
export const tapThese = (what: ObjectsRef = target()): Effect => ({ kind: 'tap', what });
export const untapThese = (what: ObjectsRef = target()): Effect => ({ kind: 'untap', what });
export const skipUntap = (what: ObjectsRef, during: PlayersRef | null = null): Effect => ({
  kind: 'skipUntap',
  what,
  during,
});

export const createTokens = (
  token: string,
  count: Amount = 1,
  who: PlayersRef = you,
  bind: string | null = null,
): Effect => ({
  kind: 'createTokens',
  token,
  count,
  who,
  tapped: false,
  attacking: 'no',
  bind,
});
export const createCopyTokens = (
  of: ObjectsRef,
  count: Amount = 1,
  except: readonly CopyException[] = [],
  bind: string | null = null,
): Effect => ({
  kind: 'createCopyTokens',
  of,
  count,
  who: you,
  tapped: false,
  attacking: 'no',
  bind,
  except,
});

export const continuous = (on: ObjectsRef, duration: Duration, ...parts: readonly ContinuousPart[]): Effect => ({
  kind: 'continuous',
  on,
  parts,
  duration,
});
export const untilEndOfTurn = (on: ObjectsRef, ...parts: readonly ContinuousPart[]): Effect =>
  continuous(on, 'until end of turn', ...parts);
export const gainControl = (on: ObjectsRef, duration: Duration): Effect => continuous(on, duration, control);
export const exchangeControl = (one: ObjectsRef, other: ObjectsRef, otherwise: Effect = NOTHING): Effect => ({
  kind: 'exchangeControl',
  one,
  other,
  otherwise,
});
export const becomeCopy = (
  what: ObjectsRef,
  of: ObjectsRef,
  duration: Duration,
  except: readonly CopyException[] = [],
): Effect => ({
  kind: 'becomeCopy',
  what,
  of,
  except,
  duration,
});

/** It also has the ability in which this stands: a node of its own each time. CR 707.9a */
export const thisAbility = (): CopyException => ({ kind: 'thisAbility' });

export const choose = (
  what: Filter,
  bind: string,
  min: Amount = 1,
  max: Amount = 1,
  who: PlayersRef = you,
): Effect => ({
  kind: 'choose',
  who,
  what,
  min,
  max,
  bind,
});
export const may = (effect: Effect, who: PlayersRef = you, otherwise: Effect = NOTHING): Effect => ({
  kind: 'may',
  who,
  effect,
  otherwise,
});
export const mayPay = (cost: Cost, then: Effect, who: PlayersRef = you, otherwise: Effect = NOTHING): Effect => ({
  kind: 'mayPay',
  who,
  cost,
  then,
  otherwise,
});
export const unlessPays = (who: PlayersRef, cost: Cost, otherwise: Effect): Effect =>
  mayPay(cost, NOTHING, who, otherwise);
/** Pays the cost once for each, or suffers the rest. */
export function unlessPaysTimes(who: PlayersRef, cost: Cost, times: Amount, otherwise: Effect): Effect {
  const then = NOTHING;
  return { kind: 'mayPayTimes', who, cost, times, then, otherwise };
}
export const ifThen = (condition: Condition, then: Effect, otherwise: Effect = NOTHING): Effect => ({
  kind: 'if',
  condition,
  then,
  otherwise,
});
export const delayed = (on: TriggerEvent, effect: Effect, bind: readonly string[] = []): Effect => ({
  kind: 'delayed',
  on,
  effect,
  bind,
});
/** What is done when what comes before it was done; it stands where that is known. CR 603.12 */
export const whenDone = (effect: Effect, ...of: readonly TargetSpec[]): Effect => ({
  kind: 'reflexive',
  targets: of,
  effect,
});
/** The ability holds until end of turn, whatever becomes of the object that made it. */
export const thisTurn = (ability: TriggeredAbility | ReplacementAbility | RuleAbility): Effect => ({
  kind: 'lasting',
  ability,
  duration: 'until end of turn',
});
/** It holds for the rest of the game. */
export const forGood = (ability: TriggeredAbility | ReplacementAbility | RuleAbility): Effect => ({
  kind: 'lasting',
  ability,
  duration: 'forever',
});
export const search = (what: Filter, to: Zone, tapped = false, max: Amount = 1): Effect => ({
  kind: 'search',
  who: you,
  what,
  to,
  tapped,
  max,
});
export const shuffle = (who: PlayersRef = you): Effect => ({ kind: 'shuffle', who });
/** These players may search for a basic land, which goes onto the battlefield; who did shuffles. */
export const mayFindBasicLand = (who: PlayersRef, tapped: boolean): Effect =>
  may(sequence({ kind: 'search', who, what: all(basic, land), to: 'battlefield', tapped, max: 1 }, shuffle(who)), who);
export const scry = (count: Amount): Effect => ({ kind: 'scry', who: you, count });
export const surveil = (count: Amount): Effect => ({ kind: 'surveil', who: you, count });
export const remember = (what: ObjectsRef, bind: string): Effect => ({ kind: 'remember', what, bind });
export const attach = (what: ObjectsRef, to: ObjectsRef): Effect => ({ kind: 'attach', what, to });
export const proliferate: Effect = { kind: 'proliferate' };

/** Parts of continuous effects. */
export const modifyPT = (power: Amount, toughness: Amount): ContinuousPart => ({ kind: 'modifyPT', power, toughness });
export const setBasePT = (power: Amount, toughness: Amount): ContinuousPart => ({
  kind: 'setBasePT',
  power,
  toughness,
});
export const gains = (...keywords: readonly SimpleKeyword[]): ContinuousPart => ({
  kind: 'grant',
  abilities: keywords.map((keyword) => ({ kind: 'keyword', keyword })),
});
export const protectionFromColorsOf = (of: ObjectsRef): ContinuousPart => ({ kind: 'protectionFromColors', of });
/** CR 113.11 */
export const cantHave = (keyword: SimpleKeyword): ContinuousPart => ({ kind: 'cantHave', keyword });
export const alsoTypes = (types: readonly CardType[], subtypes: readonly string[] = []): ContinuousPart => ({
  kind: 'addTypes',
  types,
  subtypes,
  supertypes: [],
});
export const grants = (...abilities: readonly Ability[]): ContinuousPart => ({ kind: 'grant', abilities });
export const addColors = (...colors: readonly Color[]): ContinuousPart => ({ kind: 'addColors', colors });
export const setColors = (...colors: readonly Color[]): ContinuousPart => ({ kind: 'setColors', colors });
export const setLandTypes = (...types: readonly BasicLandType[]): ContinuousPart => ({ kind: 'setLandTypes', types });
export const addLandTypes = (...types: readonly BasicLandType[]): ContinuousPart => ({ kind: 'addLandTypes', types });
export const setCreatureTypes = (types: readonly string[] | 'all'): ContinuousPart => ({
  kind: 'setCreatureTypes',
  types,
});
/** It is a creature of these types and this size too, as what is "still a land" or more "in addition" keeps all that it was. CR 205.1b */
export const alsoCreature = (
  subtypes: readonly string[],
  power: number,
  toughness: number,
): readonly ContinuousPart[] => [alsoTypes(['creature'], subtypes), setBasePT(power, toughness)];
/** Becomes a creature with these card types besides its own, and these creature types in place of its own, as an artifact creature of a type does. CR 205.1b */
export const becomesCreature = (
  types: readonly CardType[],
  subtypes: readonly string[] | 'all',
  power: number,
  toughness: number,
): readonly ContinuousPart[] => [alsoTypes(types), setCreatureTypes(subtypes), setBasePT(power, toughness)];
export const control: ContinuousPart = { kind: 'control' };
