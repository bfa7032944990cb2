import { abilityAt, addressOf, nodeAt, recordOf } from '../cards/records.ts';
import type { Address, Characteristics, Copiable, GameObject, RecordKey } from '../state/root.ts';
import type { CopyException } from '../vocabulary/continuous.ts';

/** What a record gives, before any effect. */
export type BaseCharacteristics = Omit<Characteristics, 'controller'>;

const printed = new Map<RecordKey, BaseCharacteristics>();

/** The copiable values of an object: what is printed or was copied, with the copy effects' exceptions. CR 707.2 */
export function copiableOf(object: GameObject): Copiable {
  return object.copyOf ?? { record: object.record, except: [] };
}

/** The characteristics that copiable values give. CR 613.2c */
export function baseCharacteristics(copiable: Copiable): BaseCharacteristics {
  const base = printedCharacteristics(copiable.record);
  return copiable.except.length === 0 ? base : copiable.except.reduce(withException, { ...base, copiable });
}

function printedCharacteristics(key: RecordKey): BaseCharacteristics {
  const known = printed.get(key);
  if (known !== undefined) return known;
  const record = recordOf(key);
  const base: BaseCharacteristics = {
    name: record.name,
    copiable: { record: key, except: [] },
    colors: record.colors,
    supertypes: record.supertypes,
    types: record.types,
    subtypes: record.subtypes,
    abilities: record.abilities.map((_, index) => `${key}#abilities.${index}`),
    power: record.power,
    toughness: record.toughness,
  };
  printed.set(key, base);
  return base;
}

/** CR 707.9 */
function withException(base: BaseCharacteristics, address: Address): BaseCharacteristics {
  const exception = nodeAt<CopyException>(address);
  switch (exception.kind) {
    case 'addTypes':
      return {
        ...base,
        types: union(base.types, exception.types),
        subtypes: union(base.subtypes, exception.subtypes),
      };
    case 'setPT': {
      const abilities = base.abilities.filter((ability) => !definesPT(ability));
      return { ...base, abilities, power: exception.power, toughness: exception.toughness };
    }
    case 'notLegendary':
      return { ...base, supertypes: base.supertypes.filter((supertype) => supertype !== 'legendary') };
    case 'addSupertypes':
      return { ...base, supertypes: union(base.supertypes, exception.supertypes) };
    case 'setName':
      return { ...base, name: exception.name };
    case 'noManaCost':
      return base;
    case 'setColors':
      return { ...base, colors: exception.colors };
    case 'grant':
      return { ...base, abilities: [...base.abilities, ...exception.abilities.map(addressOf)] };
    case 'thisAbility':
      return { ...base, abilities: [...base.abilities, abilityAround(address)] };
    case 'ifItIs':
      return base.types.includes(exception.type) ? exception.except.map(addressOf).reduce(withException, base) : base;
  }
}

/** The ability that a node of it stands in. */
function abilityAround(address: Address): Address {
  const around = address.slice(0, address.lastIndexOf('.'));
  const { kind } = nodeAt<{ readonly kind?: string }>(around);
  return kind === 'triggered' || kind === 'activated' ? around : abilityAround(around);
}

/** A characteristic that the copy effect provides is not defined by what it copies. CR 707.9d */
function definesPT(address: Address): boolean {
  const ability = abilityAt(address);
  return (
    ability.kind === 'static' &&
    ability.characteristicDefining &&
    ability.parts.some((part) => part.kind === 'definePT')
  );
}

export function union<T>(one: readonly T[], more: readonly T[]): readonly T[] {
  const fresh = more.filter((item) => !one.includes(item));
  return fresh.length === 0 ? one : [...one, ...fresh];
}
