import { COLORS } from '../vocabulary/basics.ts';
import type { ManaProduction, ManaRider, ManaTypes, SpendRestriction } from '../vocabulary/mana.ts';
import { list, numeral } from './english.ts';
import { asText } from './sentences.ts';
import { amountText, manaTypeText, manyText, objectsText } from './things.ts';

/** `{G}{G}`, `one mana of any type that lands you control could produce` */
export function productionText(mana: ManaProduction): string {
  switch (mana.kind) {
    case 'fixed':
      return mana.mana.map(manaTypeText).join('');
    case 'amountOf':
      return `an amount of ${manaTypeText(mana.type)} equal to ${amountText(mana.amount)}`;
    case 'asMuchAsUnspent':
      return 'as much mana of each type as you have unspent';
    case 'choose':
      return chosenText(mana);
  }
}

function chosenText({ from, amount, each }: Extract<ManaProduction, { kind: 'choose' }>): string {
  if (amount === 1) return isFewTypes(from) ? typesText(from, 'any') : `one mana of ${typesText(from, 'any')}`;
  const much = typeof amount === 'number' ? `${numeral(amount)} mana` : `as much mana as ${amountText(amount)}`;
  return each === 'together'
    ? `${much}, all of ${typesText(from, 'any one')}`
    : `${much}, each of ${typesText(from, 'any')}`;
}

/** Some types that are listed, not every colour. */
function isFewTypes(types: ManaTypes): boolean {
  return types.kind === 'fixed' && !COLORS.every((color) => types.types.includes(color));
}

function typesText(types: ManaTypes, any: 'any' | 'any one'): string {
  switch (types.kind) {
    case 'fixed':
      return isFewTypes(types) || types.types.includes('C')
        ? list(types.types.map(manaTypeText), 'or')
        : `${any} colour`;
    case 'couldProduce':
      return `${any} ${types.colorsOnly ? 'colour' : 'type'} that ${manyText(types.what)} could produce`;
    case 'couldProduceOf':
      return `${any} ${types.colorsOnly ? 'colour' : 'type'} that ${objectsText(types.object)} could produce`;
    case 'colorsAmong':
      return `${any} colour among ${manyText(types.what)}`;
    case 'chosenColor':
      return 'the chosen colour';
    case 'eventTypes':
      return `${any} type that was produced`;
  }
}

/** `to cast creature spells` */
export function restrictionText(restriction: SpendRestriction): string {
  switch (restriction.kind) {
    case 'cast':
      return `to cast ${asText(restriction.what, 'spell', 'many')}`;
    case 'activate':
      return `to activate abilities of ${manyText(restriction.what)}`;
    case 'costWithX':
      return 'on costs with {X}';
    case 'anyOf':
      return list(restriction.of.map(restrictionText), 'or');
  }
}

export function riderText(rider: ManaRider): string {
  const what = `if ${asText(rider.what, 'spell', 'many')} are cast with it, they`;
  return rider.kind === 'haste' ? `${what} have haste` : `${what} can't be countered`;
}
