import { type Ability, CARDS, type CardRecord } from '../../engine/facts.ts';

/** What the laws know of cards: what is printed on them, as records; of the engine's own reading of them, nothing. */
export { type Ability, CARDS, type CardRecord };

export type ActivatedAbility = Extract<Ability, { readonly kind: 'activated' }>;
export type TriggeredAbility = Extract<Ability, { readonly kind: 'triggered' }>;
export type StaticAbility = Extract<Ability, { readonly kind: 'static' }>;
export type ReplacementAbility = Extract<Ability, { readonly kind: 'replacement' }>;
export type Rule = Extract<Ability, { readonly kind: 'rule' }>['rule'];
export type CostPart = ActivatedAbility['cost']['parts'][number];
export type Effect = ActivatedAbility['effect'];
export type Condition = NonNullable<ActivatedAbility['onlyIf']>;
export type TargetSpec = ActivatedAbility['targets'][number];
export type Amount = TargetSpec['min'];
export type Filter = NonNullable<TargetSpec['what']>;
export type Comparison = Extract<Filter, { readonly kind: 'power' }>['compare'];
export type ObjectsRef = StaticAbility['affects'];
export type ContinuousPart = StaticAbility['parts'][number];
export type Replacement = ReplacementAbility['replaces'];
export type ManaChange = Extract<Replacement, { readonly kind: 'tappedForMana' }>['change'];
export type EntersChange = Extract<Replacement, { readonly kind: 'enters' }>['change'];
export type ManaProduction = Extract<Effect, { readonly kind: 'addMana' }>['mana'];
export type ManaTypes = Extract<ManaProduction, { readonly kind: 'choose' }>['from'];
export type ManaType = Extract<ManaProduction, { readonly kind: 'amountOf' }>['type'];

/** CR 106.1a */
export const COLORS: readonly ManaType[] = ['W', 'U', 'B', 'R', 'G'];
/** CR 106.1b */
export const MANA_TYPES: readonly ManaType[] = [...COLORS, 'C'];
/** What the ability that a basic land type gives adds. CR 305.6 */
export const LAND_TYPE_MANA: Readonly<Record<string, ManaType>> = {
  Plains: 'W',
  Island: 'U',
  Swamp: 'B',
  Mountain: 'R',
  Forest: 'G',
};

const BY_NAME: ReadonlyMap<string, CardRecord> = new Map(CARDS.map((record) => [record.name, record]));

/** The record of a card, or null for a name that none has. */
export function cardNamed(name: string): CardRecord | null {
  return BY_NAME.get(name) ?? null;
}

/** The abilities of one kind of a card's text; none of a name that no card has. */
export function printedAbilities<K extends Ability['kind']>(
  name: string,
  kind: K,
): readonly Extract<Ability, { readonly kind: K }>[] {
  return (cardNamed(name)?.abilities ?? []).filter(
    (each): each is Extract<Ability, { readonly kind: K }> => each.kind === kind,
  );
}

/** Whether a record or a part of one holds a node that is so. */
export function holdsNode(part: unknown, is: (node: { readonly kind: string }) => boolean): boolean {
  if (typeof part !== 'object' || part === null) return false;
  if ('kind' in part && typeof part.kind === 'string' && is(part as { readonly kind: string })) return true;
  return Object.values(part).some((inner) => holdsNode(inner, is));
}

/** How many of a part of a record, it and what is in it, are so. */
export function countNodes(part: unknown, is: (node: object) => boolean): number {
  if (typeof part !== 'object' || part === null) return 0;
  return Object.values(part).reduce<number>((sum, inner) => sum + countNodes(inner, is), is(part) ? 1 : 0);
}

/** The kinds of all nodes in a record, or in a part of one. A record never changes, so it is looked through once. */
export function kindsIn(part: object): ReadonlySet<string> {
  const known = KINDS.get(part);
  if (known !== undefined) return known;
  const kinds = new Set<string>();
  holdsNode(part, ({ kind }) => {
    kinds.add(kind);
    return false;
  });
  KINDS.set(part, kinds);
  return kinds;
}

const KINDS = new WeakMap<object, ReadonlySet<string>>();

/** Whether the text of a card of that name has a node of one of these kinds; false for a name that no card has. */
export function textHas(name: string, ...kinds: readonly string[]): boolean {
  const record = cardNamed(name);
  return record !== null && kinds.some((kind) => kindsIn(record.abilities).has(kind));
}

/** As `textHas`, of all that a card says: what it does as a spell and the costs it may have too. */
export function recordHas(name: string, ...kinds: readonly string[]): boolean {
  const record = cardNamed(name);
  return record !== null && kinds.some((kind) => kindsIn(record).has(kind));
}

/** The mana ability that a basic land type gives. CR 305.6 */
export function landTypeAbility(type: string): ActivatedAbility {
  const ability = LAND_TYPE_ABILITIES.get(type);
  if (ability === undefined) throw new Error(`no basic land type: ${type}`);
  return ability;
}

const LAND_TYPE_ABILITIES: ReadonlyMap<string, ActivatedAbility> = new Map(
  Object.entries(LAND_TYPE_MANA).map(([type, mana]) => [type, tapping({ kind: 'fixed', mana: [mana] })]),
);

/** {T}: Add one mana of one of these types. */
export function tappingForOneOf(types: readonly ManaType[]): ActivatedAbility {
  return tapping({ kind: 'choose', from: { kind: 'fixed', types }, amount: 1, each: 'together' });
}

function tapping(mana: ManaProduction): ActivatedAbility {
  const none = { generic: 0, W: 0, U: 0, B: 0, R: 0, G: 0, C: 0, x: 0, hybrid: [], phyrexian: [], snow: 0 };
  return {
    kind: 'activated',
    cost: { mana: none, parts: [{ kind: 'tap' }] },
    targets: [],
    effect: { kind: 'addMana', who: { kind: 'you' }, mana, spendOnly: null, rider: null },
    timing: 'instant',
    onlyIf: null,
    perTurn: null,
    x: null,
    zone: 'battlefield',
    loyalty: false,
    keyword: null,
  };
}
