import type { Ref } from '../../protocol/index.ts';
import { COLORS, type Effect, MANA_TYPES, type ManaProduction, type ManaType, type ManaTypes } from './card-facts.ts';
import { conditionHolds, numberOf, objectsMeant, permanentsThat } from './matching.ts';
import type { Sight } from './sight.ts';

/**
 * Mana that an effect would make, before it is chosen: exactly `types` once each for `fixed`; for `together` one of them
 * `amount` times; for `separately` any combination of `amount`. All of it times `factor`.
 */
export interface Mana {
  readonly choice: 'fixed' | 'together' | 'separately';
  readonly types: readonly ManaType[];
  readonly amount: number;
  readonly factor: number;
}

/** Productions that are sure, and further ones that there may be besides, as far as the history shows. */
export interface Productions {
  readonly sure: readonly Mana[];
  readonly perhaps: readonly Mana[];
}

/** What the types of a permanent's mana would be, for effects that ask. */
export interface Types {
  readonly sure: ReadonlySet<ManaType>;
  readonly perhaps: ReadonlySet<ManaType>;
}

/** How effects that speak of what a permanent could produce are answered. */
export interface Asked {
  readonly couldProduce: (permanent: Ref) => Types;
  /** Whether an effect that asks for a colour gets colours only, as it says. */
  readonly colorsOnly: (says: boolean) => boolean;
}

const NONE: Productions = { sure: [], perhaps: [] };
const ANYTHING: Productions = { sure: [], perhaps: [{ choice: 'together', types: MANA_TYPES, amount: 1, factor: 1 }] };

/** Each production that the effect would make if it resolved now. Mana of an undefined type is none. CR 106.5 */
export function productionsOf(sight: Sight, effect: Effect, asked: Asked): Productions {
  switch (effect.kind) {
    case 'addMana':
      return produced(sight, effect.mana, asked);
    case 'seq':
      return joined(effect.of.map((part) => productionsOf(sight, part, asked)));
    case 'may':
      return joined([productionsOf(sight, effect.effect, asked), productionsOf(sight, effect.otherwise, asked)]);
    case 'mayPay':
    case 'mayPayTimes':
      return joined([productionsOf(sight, effect.then, asked), productionsOf(sight, effect.otherwise, asked)]);
    case 'if': {
      const then = productionsOf(sight, effect.then, asked);
      const otherwise = productionsOf(sight, effect.otherwise, asked);
      const holds = conditionHolds(sight, effect.condition);
      if (holds !== 'unknown') return holds ? then : otherwise;
      return { sure: [], perhaps: [...then.sure, ...then.perhaps, ...otherwise.sure, ...otherwise.perhaps] };
    }
    default:
      return NONE;
  }
}

function joined(parts: readonly Productions[]): Productions {
  return { sure: parts.flatMap(({ sure }) => sure), perhaps: parts.flatMap(({ perhaps }) => perhaps) };
}

function produced(sight: Sight, mana: ManaProduction, asked: Asked): Productions {
  switch (mana.kind) {
    case 'fixed':
      return made({ choice: 'fixed', types: mana.mana, amount: mana.mana.length, factor: 1 });
    case 'amountOf': {
      const amount = numberOf(sight, mana.amount);
      return amount === null ? ANYTHING : made({ choice: 'together', types: [mana.type], amount, factor: 1 });
    }
    case 'choose': {
      const amount = numberOf(sight, mana.amount);
      if (amount === null) return ANYTHING;
      const types = typesOf(sight, mana.from, asked);
      return {
        sure: made({ choice: mana.each, types: inOrder(types.sure), amount, factor: 1 }).sure,
        perhaps: made({ choice: mana.each, types: inOrder(types.perhaps), amount, factor: 1 }).sure,
      };
    }
    case 'asMuchAsUnspent':
      return ANYTHING;
  }
}

function made(mana: Mana): Productions {
  return mana.types.length === 0 || mana.amount <= 0 ? NONE : { sure: [mana], perhaps: [] };
}

/** The types that the choice is among; `perhaps` holds further ones that there may be. */
export function typesOf(sight: Sight, from: ManaTypes, asked: Asked): Types {
  switch (from.kind) {
    case 'fixed':
      return sure(from.types);
    case 'couldProduce':
      return couldBe(permanentsThat(sight, from.what)?.map(({ ref }) => ref) ?? null, from.colorsOnly, asked);
    case 'couldProduceOf':
      return couldBe(objectsMeant(sight, from.object)?.map(({ ref }) => ref) ?? null, from.colorsOnly, asked);
    case 'colorsAmong': {
      const among = permanentsThat(sight, from.what);
      return among === null
        ? unknownTypes(COLORS)
        : sure(COLORS.filter((color) => among.some(({ colors }) => colors.includes(color))));
    }
    case 'chosenColor': {
      const word = sight.source === null ? null : sight.scene.chosen(sight.source, from.name);
      return word === null ? unknownTypes(COLORS) : sure(COLORS.filter((color) => color === word));
    }
    case 'eventTypes':
      return sure([]);
  }
}

function couldBe(permanents: readonly Ref[] | null, says: boolean, asked: Asked): Types {
  const among = asked.colorsOnly(says) ? COLORS : MANA_TYPES;
  if (permanents === null) return unknownTypes(among);
  const all = permanents.map(asked.couldProduce);
  const surely = among.filter((type) => all.some((types) => types.sure.has(type)));
  return {
    sure: new Set(surely),
    perhaps: new Set(among.filter((type) => all.some((types) => types.perhaps.has(type)))),
  };
}

function sure(types: readonly ManaType[]): Types {
  return { sure: new Set(types), perhaps: new Set() };
}

function unknownTypes(types: readonly ManaType[]): Types {
  return { sure: new Set(), perhaps: new Set(types) };
}

function inOrder(types: ReadonlySet<ManaType>): readonly ManaType[] {
  return MANA_TYPES.filter((type) => types.has(type));
}
