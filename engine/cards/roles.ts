import type { Ability } from '../vocabulary/ability.ts';
import type { Amount } from '../vocabulary/amount.ts';
import { type CounterKind, LAND_TYPE_MANA } from '../vocabulary/basics.ts';
import type { ContinuousPart } from '../vocabulary/continuous.ts';
import type { Cost, CostPart } from '../vocabulary/cost.ts';
import type { DamageChange } from '../vocabulary/damage.ts';
import type { Effect } from '../vocabulary/effect.ts';
import type { Filter } from '../vocabulary/filter.ts';
import type { CardRecord } from '../vocabulary/record.ts';
import type { EntersChange, Replacement } from '../vocabulary/replacement.ts';
import type { TriggerEvent } from '../vocabulary/trigger.ts';
import { COMBAT_ROLES } from './combat-roles.ts';
import { type Parts, type Place, partsOf } from './parts.ts';
import { CARDS } from './registry.ts';

/** What a card does, as generators and reports ask for it. Derived from its record, never declared. */
export type Role = keyof typeof ROLE_TESTS;

/** The roles of a record, in the order of `ROLES`. */
export function rolesOf(record: CardRecord): readonly Role[] {
  const known = rolesByRecord.get(record);
  if (known !== undefined) return known;
  const parts = partsOf(record);
  const roles = ROLES.filter((role) => ROLE_TESTS[role](parts));
  rolesByRecord.set(record, roles);
  return roles;
}

/** The cards that the engine knows and that have this role, sorted by name. */
export function cardsWithRole(role: Role): readonly CardRecord[] {
  return CARDS.filter((record) => rolesOf(record).includes(role));
}

const rolesByRecord = new WeakMap<CardRecord, readonly Role[]>();

const ROLE_TESTS = {
  creature: isOfType('creature'),
  land: isOfType('land'),
  artifact: isOfType('artifact'),
  enchantment: isOfType('enchantment'),
  planeswalker: isOfType('planeswalker'),
  instant: isOfType('instant'),
  sorcery: isOfType('sorcery'),
  legendary: ({ record }) => record.supertypes.includes('legendary'),
  aura: ({ record }) => record.subtypes.includes('Aura'),
  equipment: ({ record }) => record.subtypes.includes('Equipment'),

  /** It has an activated ability that adds mana, of its own or of its basic land type. CR 305.6 */
  'mana producer': (parts) => hasLandType(parts) || doesItself(parts, 'activated', 'addMana'),
  'gives a mana ability': (parts) =>
    parts.effects.some(({ effect, place }) => effect.kind === 'addMana' && place.of === 'others'),
  'spell that adds mana': (parts) => doesItself(parts, 'spell', 'addMana'),
  'could-produce': (parts) =>
    hasEffect(
      parts,
      (effect) =>
        effect.kind === 'addMana' &&
        effect.mana.kind === 'choose' &&
        (effect.mana.from.kind === 'couldProduce' || effect.mana.from.kind === 'couldProduceOf'),
    ),
  'mana multiplier': (parts) => replaces(parts, (r) => r.kind === 'tappedForMana' && r.change.kind === 'multiply'),
  'mana type changer': (parts) => replaces(parts, (r) => r.kind === 'tappedForMana' && r.change.kind !== 'multiply'),
  'land type changer': (parts) => hasPart(parts, ({ part }) => LAND_TYPE_PARTS.includes(part.kind)),
  'tapped-for-mana trigger': (parts) => watches(parts, 'tappedForMana', 'manaAdded'),
  /** Triggers on mana and adds mana, with no target: it does not use the stack. CR 605.1b */
  'triggered mana ability': (parts) => parts.abilities.some(({ ability }) => isTriggeredManaAbility(ability)),
  'restricted mana': (parts) => hasEffect(parts, (e) => e.kind === 'addMana' && e.spendOnly !== null),
  'mana with a rider': (parts) => hasEffect(parts, (e) => e.kind === 'addMana' && e.rider !== null),

  'has {X} in its mana cost': ({ record }) => (record.manaCost?.x ?? 0) > 0,
  'X in an additional cost': ({ record }) => record.additionalCosts.some(({ cost }) => asksForX(cost)),
  'X spell': ({ record }) => record.spell !== null && choosesX(record),
  'X permanent': ({ record }) => record.spell === null && choosesX(record),
  'mandatory additional cost': ({ record }) => record.additionalCosts.some(({ optional }) => !optional),
  'optional additional cost': ({ record }) => record.additionalCosts.some(({ optional }) => optional),
  'alternative cost': ({ record }) => record.alternativeCosts.length > 0,
  emerge: ({ record }) => record.alternativeCosts.some(({ emergeFrom }) => emergeFrom !== null),
  suspend: ({ rules }) => rules.some(({ rule }) => rule.kind === 'suspend'),
  convoke: ({ rules }) => rules.some(({ rule }) => rule.kind === 'convoke'),
  delve: ({ rules }) => rules.some(({ rule }) => rule.kind === 'delve'),
  'cost raiser': (parts) => changesCosts(parts, 1),
  'cost reducer': (parts) => changesCosts(parts, -1),
  'cannot be countered': ({ rules }) =>
    rules.some(({ rule }) => rule.kind === 'cantBeCountered' && rule.what.kind === 'isSource'),
  'free-cast permission': ({ rules }) => rules.some(({ rule }) => rule.kind === 'castWithoutPaying'),
  'flash permission': ({ rules }) => rules.some(({ rule }) => rule.kind === 'asThoughFlash'),
  modal: ({ record }) => (record.spell?.modes ?? null) !== null,

  'has {T} ability': (parts) => hasLandType(parts) || pays(parts, 'tap'),
  'has {Q} ability': (parts) => pays(parts, 'untap'),
  'gives a {T} ability': (parts) => givesAbilityFor(parts, 'tap'),
  'gives a {Q} ability': (parts) => givesAbilityFor(parts, 'untap'),
  'sacrifices as a cost': ({ record, activationCosts }) =>
    [...activationCosts, ...record.additionalCosts.map(({ cost }) => cost)].some(hasCost('sacrifice')),
  'taps others as a cost': (parts) => pays(parts, 'tapUntapped'),
  'enters trigger': (parts) => watches(parts, 'enters'),
  'leaves trigger': (parts) => watches(parts, 'leaves', 'dies'),
  'cast trigger': (parts) => watches(parts, 'cast'),
  'enters with counters': ({ changes }) =>
    changes.some((c) => c.kind === 'counters' || (c.kind === 'copy' && c.counters !== null)),
  'enters tapped': (parts) => entersWith(parts, 'tapped', 'tappedUnless', 'tappedUnlessPaid'),

  cloner: (parts) => entersWith(parts, 'copy') || hasKind(parts, 'createCopyTokens', 'becomeCopy'),
  'copier of spells': (parts) => hasKind(parts, 'copySpell'),
  animator: (parts) => hasPart(parts, (placed) => animates(parts, placed)),
  'control changer': (parts) => hasPart(parts, ({ part }) => part.kind === 'control'),
  'haste giver': (parts) =>
    hasPart(parts, ({ part, on }) => givesHaste(part) && on.kind !== 'source') || givesHasteByMana(parts),
  'acts as though hasty': ({ rules }) => rules.some(({ rule }) => rule.kind === 'asThoughHaste'),
  tapper: (parts) => hasEffect(parts, (effect) => effect.kind === 'tap' && effect.what.kind !== 'source'),
  untapper: (parts) => hasEffect(parts, (effect) => effect.kind === 'untap' && effect.what.kind !== 'source'),
  flicker: (parts) => parts.effects.some(({ effect, place }) => comesBack(parts, effect, place)),
  removal: (parts) => parts.effects.some(({ effect, place }) => removes(parts, effect, place)),
  draw: (parts) => hasKind(parts, 'draw'),
  discard: (parts) => hasKind(parts, 'discard'),
  'life gain': (parts) => hasKind(parts, 'gainLife'),
  'token maker': (parts) => hasKind(parts, 'createTokens', 'createCopyTokens'),
  searcher: (parts) => hasKind(parts, 'search'),
  prevention: (parts) =>
    hasKind(parts, 'preventDamage') || replaces(parts, (r) => r.kind === 'damage' && prevents(r.change)),
  redirection: (parts) =>
    hasKind(parts, 'redirectDamage') ||
    replaces(parts, (r) => r.kind === 'damage' && typeof r.change === 'object' && r.change.kind === 'redirect'),
  'damage changer': (parts) => replaces(parts, (r) => r.kind === 'damage'),
  'keeps damage from being prevented': ({ rules }) => rules.some(({ rule }) => rule.kind === 'damageCantBePrevented'),
  regeneration: (parts) => hasKind(parts, 'regenerate'),
  proliferation: (parts) => hasKind(parts, 'proliferate'),
  'replaces draws': (parts) => replaces(parts, (r) => r.kind === 'draws'),
  counterspell: (parts) => parts.effects.some(({ effect, place }) => counters(effect, place, isSpell)),
  'counters abilities': (parts) => parts.effects.some(({ effect, place }) => counters(effect, place, isStackAbility)),
  anthem: (parts) =>
    hasPart(parts, ({ part, on, place }) => place.by === 'static' && on.kind === 'each' && givesMore(part)),
  'ability remover': (parts) => hasPart(parts, ({ part }) => part.kind === 'loseAll' || part.kind === 'lose'),
  'color changer': (parts) => hasPart(parts, ({ part }) => part.kind === 'setColors' || part.kind === 'addColors'),
  'replaces a move': (parts) => replaces(parts, (r) => r.kind === 'moves'),
  'replaces counters or tokens': (parts) =>
    replaces(parts, (r) => r.kind === 'countersPut' || r.kind === 'tokensCreated'),
  ...COMBAT_ROLES,
} satisfies Record<string, (parts: Parts) => boolean>;

/** Every role. */
export const ROLES = Object.keys(ROLE_TESTS) as readonly Role[];

const LAND_TYPE_PARTS: readonly ContinuousPart['kind'][] = ['setLandTypes', 'addLandTypes', 'chosenLandType'];

function prevents(change: DamageChange): boolean {
  return change === 'prevent' || (typeof change === 'object' && change.kind.startsWith('prevent'));
}

function isOfType(type: CardRecord['types'][number]): (parts: Parts) => boolean {
  return ({ record }) => record.types.includes(type);
}

function hasLandType({ record }: Parts): boolean {
  return record.subtypes.some((subtype) => subtype in LAND_TYPE_MANA);
}

function hasEffect({ effects }: Parts, test: (effect: Effect) => boolean): boolean {
  return effects.some(({ effect }) => test(effect));
}

function hasKind(parts: Parts, ...kinds: readonly Effect['kind'][]): boolean {
  return hasEffect(parts, (effect) => kinds.includes(effect.kind));
}

function doesItself({ effects }: Parts, by: Place['by'], kind: Effect['kind']): boolean {
  return effects.some(({ effect, place }) => effect.kind === kind && place.by === by && place.of === 'itself');
}

function hasPart({ continuous }: Parts, test: (part: Parts['continuous'][number]) => boolean): boolean {
  return continuous.some(test);
}

function replaces({ replacements }: Parts, test: (replacement: Replacement) => boolean): boolean {
  return replacements.some(test);
}

function watches({ triggers }: Parts, ...kinds: readonly TriggerEvent['kind'][]): boolean {
  return triggers.some((event) => kinds.includes(event.kind));
}

function entersWith({ changes }: Parts, ...kinds: readonly EntersChange['kind'][]): boolean {
  return changes.some((change) => kinds.includes(change.kind));
}

function hasCost(...kinds: readonly CostPart['kind'][]): (cost: Cost) => boolean {
  return (cost) => cost.parts.some((part) => kinds.includes(part.kind));
}

function pays({ activationCosts }: Parts, kind: CostPart['kind']): boolean {
  return activationCosts.some(hasCost(kind));
}

function givesAbilityFor({ abilities }: Parts, kind: CostPart['kind']): boolean {
  return abilities.some(
    ({ ability, place }) => place.of === 'others' && ability.kind === 'activated' && hasCost(kind)(ability.cost),
  );
}

/** X is chosen as the card is cast: in its mana cost or in an additional cost. CR 107.3a */
function choosesX(record: CardRecord): boolean {
  return (record.manaCost?.x ?? 0) > 0 || record.additionalCosts.some(({ cost }) => asksForX(cost));
}

function asksForX(cost: Cost): boolean {
  return (
    cost.mana.x > 0 ||
    cost.parts.some((part) => ('count' in part && isX(part.count)) || (part.kind === 'payLife' && isX(part.amount)))
  );
}

const isX = (amount: Amount): boolean => typeof amount === 'object' && amount.kind === 'x';

function isTriggeredManaAbility(ability: Ability): boolean {
  if (ability.kind !== 'triggered' || ability.targets.length > 0) return false;
  const onMana = ability.on.kind === 'tappedForMana' || ability.on.kind === 'manaAdded';
  return onMana && ability.effect.kind === 'addMana';
}

/** `sign` 1: spells or abilities cost more somewhere; -1: less. */
function changesCosts({ rules }: Parts, sign: 1 | -1): boolean {
  return rules.some(({ rule }) => {
    if (rule.kind === 'minimumSpellCost') return sign === 1;
    if (rule.kind === 'spellCostColored') return sign === -1;
    if (rule.kind !== 'spellCost' && rule.kind !== 'abilityCost') return false;
    return isNegative(rule.generic) === (sign === -1);
  });
}

function isNegative(amount: Amount): boolean {
  if (typeof amount === 'number') return amount < 0;
  return amount.kind === 'times' && amount.factor < 0;
}

function givesHaste(part: ContinuousPart): boolean {
  return part.kind === 'grant' && part.abilities.some((a) => a.kind === 'keyword' && a.keyword === 'haste');
}

function givesHasteByMana(parts: Parts): boolean {
  return hasEffect(parts, (effect) => effect.kind === 'addMana' && effect.rider?.kind === 'haste');
}

function givesMore(part: ContinuousPart): boolean {
  return part.kind === 'modifyPT' && !isNegative(part.power) && !isNegative(part.toughness);
}

/** Makes a creature of what need not be one. */
function animates({ record }: Parts, { part, on }: Parts['continuous'][number]): boolean {
  if ((part.kind !== 'addTypes' && part.kind !== 'setTypes') || !part.types.includes('creature')) return false;
  const enchants = record.abilities.flatMap((ability) => (ability.kind === 'enchant' ? [ability.what] : []));
  return on.kind !== 'attached' || !enchants.some((what) => mentions(what, isCreature));
}

/** Exiled and put back by the same ability. */
function comesBack({ effects }: Parts, effect: Effect, place: Place): boolean {
  if (effect.kind !== 'move' || effect.to === 'battlefield' || effect.bind === null) return false;
  return effects.some(
    (later) =>
      later.place === place &&
      later.effect.kind === 'move' &&
      later.effect.to === 'battlefield' &&
      later.effect.what.kind === 'bound' &&
      later.effect.what.name === effect.bind,
  );
}

/** Whether the effect can rid the battlefield of a permanent that is not its own source. */
function removes(parts: Parts, effect: Effect, place: Place): boolean {
  switch (effect.kind) {
    case 'destroy':
      return effect.what.kind !== 'source';
    case 'dividedDamage':
      return true;
    case 'damage':
      return effect.to.kind === 'anyTarget' || effect.to.kind === 'target' || effect.to.kind === 'each';
    case 'sacrifice':
      return effect.who.kind !== 'you';
    case 'putCounters':
      return takesToughness(effect.counter) && (effect.on.kind === 'target' || effect.on.kind === 'each');
    case 'continuous':
      return effect.on.kind !== 'source' && effect.parts.some((p) => p.kind === 'modifyPT' && isNegative(p.toughness));
    case 'move': {
      if (effect.to === 'battlefield' || comesBack(parts, effect, place)) return false;
      if (effect.what.kind === 'each') return isPermanents(effect.what.what);
      const spec = effect.what.kind === 'target' ? place.targets[effect.what.index] : undefined;
      return spec !== undefined && spec.what !== null && isPermanents(spec.what);
    }
    default:
      return false;
  }
}

const takesToughness = (counter: CounterKind): boolean => counter === '-1/-1' || counter === '-0/-1';

function counters(effect: Effect, place: Place, what: (filter: Filter) => boolean): boolean {
  if (effect.kind !== 'counter') return false;
  if (effect.what.kind !== 'target') return what === isSpell;
  const filter = place.targets[effect.what.index]?.what ?? null;
  return filter !== null && mentions(filter, what);
}

const isSpell = (filter: Filter): boolean => filter.kind === 'spell' || filter.kind === 'castFrom';
const isCreature = (filter: Filter): boolean => filter.kind === 'type' && filter.type === 'creature';
const isStackAbility = (filter: Filter): boolean => filter.kind === 'stackAbility';

/** A filter that names no other place speaks of permanents. CR 109.2 */
function isPermanents(filter: Filter): boolean {
  return !mentions(filter, (f) => isSpell(f) || isStackAbility(f) || (f.kind === 'zone' && f.zone !== 'battlefield'));
}

function mentions(filter: Filter, test: (filter: Filter) => boolean): boolean {
  if (test(filter)) return true;
  if (filter.kind === 'not') return mentions(filter.of, test);
  return (filter.kind === 'all' || filter.kind === 'any') && filter.of.some((part) => mentions(part, test));
}
