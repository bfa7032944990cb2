import type { Address, RecordKey } from '../state/root.ts';
import { activated, keywords, rule, tapFor } from '../vocabulary/abilities.ts';
import type { Ability } from '../vocabulary/ability.ts';
import {
  type BasicLandType,
  type Color,
  COLORS,
  KEYWORD_COUNTERS,
  type KeywordCounter,
  LAND_TYPE_MANA,
} from '../vocabulary/basics.ts';
import { protectionFromColors } from '../vocabulary/combat-abilities.ts';
import { card, does, read } from '../vocabulary/card.ts';
import { FREE } from '../vocabulary/cost.ts';
import { continuous, control, gains } from '../vocabulary/effects.ts';
import { is } from '../vocabulary/filter.ts';
import type { CardRecord, TokenRecord } from '../vocabulary/record.ts';
import { bound, source } from '../vocabulary/reference.ts';
import { CARDS } from './registry.ts';

/**
 * Records and their nodes by name, so that the state, which is plain data, can speak of an ability or effect.
 * An address is the record's key, `#` and the path in the record.
 */

/** Abilities that rules give and no card prints: a basic land type's mana ability. CR 305.6 */
const RULES_KEY = 'rules';
const LAND_TYPES = Object.keys(LAND_TYPE_MANA) as BasicLandType[];

const goaded = rule({
  kind: 'allOf',
  of: [
    { kind: 'mustAttack', what: is(bound('goaded')) },
    { kind: 'mustAttackThem', what: is(bound('goaded')), whom: 'opponent' },
  ],
});

const records = new Map<RecordKey, CardRecord>();
const nodes = new Map<Address, object>();
const addresses = new WeakMap<object, Address>();

for (const record of CARDS) addCard(record);
addCard(
  card({
    name: RULES_KEY,
    cost: '',
    type: 'Land',
    abilities: [
      ...LAND_TYPES.map((type) => tapFor({ kind: 'fixed', mana: [LAND_TYPE_MANA[type]] })),
      activated(FREE, continuous(source, 'forever', control)),
      goaded,
      ...keywords(...KEYWORD_COUNTERS),
      ...protectionFromColors(...COLORS),
    ],
    spell: does(continuous(source, 'forever', gains('haste'))),
    reading: read(''),
  }),
);

/** What goading makes true of a creature, bound under `goaded`. CR 701.15b */
export const GOADED: Address = `${RULES_KEY}#abilities.${LAND_TYPES.length + 1}`;

/** The keyword that a counter gives. CR 122.1b */
export function keywordAddress(counter: KeywordCounter): Address {
  return `${RULES_KEY}#abilities.${LAND_TYPES.length + 2 + KEYWORD_COUNTERS.indexOf(counter)}`;
}

/** CR 702.16 */
export function protectionAddress(from: Color): Address {
  return `${RULES_KEY}#abilities.${LAND_TYPES.length + 2 + KEYWORD_COUNTERS.length + COLORS.indexOf(from)}`;
}

/** The effect of mana that gives haste to the creature it was spent on. CR 106.6 */
export const HASTE_FROM_MANA: Address = `${RULES_KEY}#spell.effect`;

/** The effect by which a player controls a permanent for good, as by an exchange. CR 701.12b */
export const CONTROL_FOR_GOOD: Address = `${RULES_KEY}#abilities.${LAND_TYPES.length}.effect`;

/** The record under this key, or null. */
export function findRecord(key: RecordKey): CardRecord | null {
  return records.get(key) ?? null;
}

/** The record under this key. Throws where there is none: a state never names one. */
export function recordOf(key: RecordKey): CardRecord {
  const record = records.get(key);
  if (record === undefined) throw new Error(`no record: ${key}`);
  return record;
}

/** The node at an address. Throws where there is none. */
export function nodeAt<T extends object>(address: Address): T {
  const node = nodes.get(address);
  if (node === undefined) throw new Error(`no node: ${address}`);
  return node as T;
}

export function abilityAt(address: Address): Ability {
  return nodeAt<Ability>(address);
}

/** The record that an address is in. */
export function recordAt(address: Address): RecordKey {
  return address.slice(0, address.indexOf('#'));
}

/** An address of a node; nodes that records share have one of them. */
export function addressOf(node: object): Address {
  const address = addresses.get(node);
  if (address === undefined) throw new Error('a node of no record');
  return address;
}

/** The mana ability that a basic land type confers. CR 305.6 */
export function landTypeAbility(type: string): Address | null {
  const index = LAND_TYPES.indexOf(type as BasicLandType);
  return index < 0 ? null : `${RULES_KEY}#abilities.${index}`;
}

function addCard(record: CardRecord): void {
  addRecord(record.name, record);
  for (const [key, token] of Object.entries(record.tokens)) addRecord(`${record.name}/${key}`, tokenAsCard(token));
}

function addRecord(key: RecordKey, record: CardRecord): void {
  if (records.has(key)) throw new Error(`two records: ${key}`);
  records.set(key, record);
  addNode(`${key}#`, record);
}

function addNode(address: Address, node: object): void {
  nodes.set(address, node);
  if (!addresses.has(node)) addresses.set(node, address);
  for (const [name, part] of Object.entries(node)) {
    if (typeof part === 'object' && part !== null)
      addNode(address.endsWith('#') ? address + name : `${address}.${name}`, part);
  }
}

/** A token as a record like a card's: without mana cost. CR 111.3 */
function tokenAsCard(token: TokenRecord): CardRecord {
  return {
    name: token.name,
    manaCost: null,
    colors: token.colors,
    supertypes: token.supertypes,
    types: token.types,
    subtypes: token.subtypes,
    power: token.power,
    toughness: token.toughness,
    loyalty: null,
    abilities: token.abilities,
    spell: null,
    additionalCosts: [],
    alternativeCosts: [],
    castOnlyIf: null,
    leastX: 0,
    tokens: {},
    reading: read(''),
  };
}
