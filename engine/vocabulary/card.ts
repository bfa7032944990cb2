import type { Ability, TargetSpec } from './ability.ts';
import type { CardType, Color, Supertype } from './basics.ts';
import { COLORS } from './basics.ts';
import type { Condition } from './condition.ts';
import { type Cost, type ManaCost, manaCost } from './cost.ts';
import { type Effect, NOTHING } from './effect.ts';
import { creature, type Filter } from './filter.ts';
import type {
  AdditionalCost,
  AlternativeCost,
  CardRecord,
  Modes,
  Reading,
  SpellAbility,
  TokenRecord,
} from './record.ts';

/** What a card file says; all else has its usual value. */
export interface CardText {
  readonly name: string;
  /** Such as `{X}{G}`; '' for no mana cost. */
  readonly cost: string;
  /** The type line with a plain hyphen: `Legendary Creature - Elf Druid`. */
  readonly type: string;
  /** Such as `2/3`, a star written as 0; '' for what is no creature. */
  readonly pt?: string;
  readonly loyalty?: number | 'X';
  /** Only where the mana cost does not give the colours. CR 204 */
  readonly colors?: readonly Color[];
  readonly abilities?: readonly Ability[];
  readonly spell?: SpellAbility;
  readonly additionalCosts?: readonly AdditionalCost[];
  readonly alternativeCosts?: readonly AlternativeCost[];
  readonly castOnlyIf?: Condition;
  readonly leastX?: number;
  readonly tokens?: Readonly<Record<string, TokenRecord>>;
  readonly reading: Reading;
}

/** Makes a card's record. Throws on a type line or cost that it cannot read. */
export function card(text: CardText): CardRecord {
  const cost = text.cost === '' ? null : manaCost(text.cost);
  const line = typeLine(text.type);
  const [power, toughness] = powerToughness(text.pt ?? '');
  return deepFreeze({
    name: text.name,
    manaCost: cost,
    colors: text.colors ?? (cost === null ? [] : colorsOf(cost)),
    ...line,
    power,
    toughness,
    loyalty: text.loyalty ?? null,
    abilities: text.abilities ?? [],
    spell: text.spell ?? null,
    additionalCosts: text.additionalCosts ?? [],
    alternativeCosts: text.alternativeCosts ?? [],
    castOnlyIf: text.castOnlyIf ?? null,
    leastX: text.leastX ?? 0,
    tokens: text.tokens ?? {},
    reading: text.reading,
  });
}

const SUPERTYPES: readonly Supertype[] = ['basic', 'legendary', 'snow', 'world'];
const TYPES: readonly CardType[] = [
  'artifact',
  'battle',
  'creature',
  'enchantment',
  'instant',
  'land',
  'planeswalker',
  'sorcery',
];

/** `Basic Land - Forest` → its three lists. CR 205 */
export function typeLine(line: string): Pick<CardRecord, 'supertypes' | 'types' | 'subtypes'> {
  const [left = '', right = ''] = line.split(' - ');
  const words = left.toLowerCase().split(' ');
  const supertypes = SUPERTYPES.filter((word) => words.includes(word));
  const types = TYPES.filter((word) => words.includes(word));
  if (supertypes.length + types.length !== words.length) throw new Error(`not a type line: ${line}`);
  return { supertypes, types, subtypes: right === '' ? [] : right.split(' ') };
}

/** The colours of the symbols in a mana cost. CR 105.2 */
export function colorsOf(cost: ManaCost): readonly Color[] {
  return COLORS.filter(
    (c) => cost[c] > 0 || cost.phyrexian.includes(c) || cost.hybrid.some((pair) => pair.includes(c)),
  );
}

function powerToughness(pt: string): [number | null, number | null] {
  if (pt === '') return [null, null];
  const match = /^(-?\d+)\/(-?\d+)$/.exec(pt);
  if (match === null) throw new Error(`not a power and toughness: ${pt}`);
  return [Number(match[1]), Number(match[2])];
}

/** Read once from the text with this hash. */
export const read = (oracle: string): Reading => ({ oracle, readTwice: false });
/** Read a second time, beside the text, by other eyes. */
export const readTwice = (oracle: string): Reading => ({ oracle, readTwice: true });

/** What an instant or sorcery does. */
export const does = (effect: Effect, ...targets: readonly TargetSpec[]): SpellAbility => ({
  effect,
  targets,
  modes: null,
});
/** Choose one or more of the modes. CR 700.2 */
export const chooseModes = (min: number, max: number, ...of: Modes['of']): SpellAbility => ({
  effect: NOTHING,
  targets: [],
  modes: { min, max, of, more: null },
});
/** Choose one, or all for the entwine cost. CR 702.42 */
export const chooseOneOrEntwine = (more: Cost, ...of: Modes['of']): SpellAbility => ({
  effect: NOTHING,
  targets: [],
  modes: { min: 1, max: 1, of, more: { kind: 'entwine', cost: more } },
});
/** Choose one or more, paying the escalate cost for each mode beyond the first. CR 702.120 */
export const chooseAndEscalate = (more: Cost, ...of: Modes['of']): SpellAbility => ({
  effect: NOTHING,
  targets: [],
  modes: { min: 1, max: 1, of, more: { kind: 'escalate', cost: more } },
});

const optionalCost = (key: string, cost: Cost): AdditionalCost => ({ key, cost, optional: true, repeatable: false });
export const kicker = (cost: Cost): AdditionalCost => optionalCost('kicker', cost);
/** CR 702.33c */
export const multikicker = (cost: Cost): AdditionalCost => ({ ...kicker(cost), repeatable: true });
/** Its cost; the copies are `replicated`. CR 702.56a */
export const replicate = (cost: Cost): AdditionalCost => ({ ...optionalCost('replicate', cost), repeatable: true });
/** CR 702.27 */
export const buyback = (cost: Cost): AdditionalCost => optionalCost('buyback', cost);
export const additionalCost = (cost: Cost): AdditionalCost => ({
  key: 'cost',
  cost,
  optional: false,
  repeatable: false,
});
/** CR 118.9 */
export const alternativeCost = (cost: Cost, onlyIf: Condition | null = null): AlternativeCost => ({
  key: 'alternative',
  cost,
  onlyIf,
  spell: null,
  emergeFrom: null,
});
/** CR 702.74 */
export const evoke = (cost: Cost): AlternativeCost => ({ ...alternativeCost(cost), key: 'evoke' });
/** CR 702.119 */
export const emerge = (cost: Cost, from: Filter = creature): AlternativeCost => ({
  ...alternativeCost(cost),
  key: 'emerge',
  emergeFrom: from,
});
/** "Each" in place of "target". CR 702.96 */
export const overload = (cost: Cost, spell: SpellAbility): AlternativeCost => ({
  ...alternativeCost(cost),
  key: 'overload',
  spell,
});

/**
 * A token's characteristics, written like a card's: `tokenRecord('Artifact Creature - Thopter', '1/1', [], keywords('flying'))`. Where
 * no name is said it is named after its subtypes. CR 111.4
 */
export function tokenRecord(
  type: string,
  pt: string,
  colors: readonly Color[] = [],
  abilities: readonly Ability[] = [],
  name: string | null = null,
): TokenRecord {
  const line = typeLine(type);
  const [power, toughness] = powerToughness(pt);
  const named = name ?? [...line.subtypes, 'Token'].join(' ');
  return { name: named, colors, ...line, power, toughness, abilities };
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}
