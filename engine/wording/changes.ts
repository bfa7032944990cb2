import type { Amount } from '../vocabulary/amount.ts';
import type { ContinuousPart, CopyException, Duration } from '../vocabulary/continuous.ts';
import { colorsText } from './adjectives.ts';
import { list, withArticle } from './english.ts';
import type { Speaker } from './speaker.ts';
import { amountText, objectsText } from './things.ts';

/** What is true of an object: `each creature you control gets +1/+1 and has flying`. */
export function changedText(subject: string, parts: readonly ContinuousPart[], say: Speaker): string {
  if (parts.every((part) => part.kind === 'control')) return `you control ${subject}`;
  return `${subject} ${list(
    parts.map((part) => partText(part, say)),
    'and',
  )}`;
}

function partText(part: ContinuousPart, say: Speaker): string {
  switch (part.kind) {
    case 'control':
      return 'is under your control';
    case 'setColors':
      return `is ${colorsText(part.colors)}`;
    case 'addColors':
      return `is also ${colorsText(part.colors)}`;
    case 'grant':
      return `has ${list(
        part.abilities.map((ability) => grantedText(say.ability(ability))),
        'and',
      )}`;
    case 'loseAll':
      return 'has no abilities';
    case 'lose':
      return `has no ${part.keyword}`;
    case 'protectionFromColors':
      return `has protection from each colour of ${objectsText(part.of)}`;
    case 'cantHave':
      return `can’t have ${part.keyword}`;
    case 'definePT':
      return pairText('has power and toughness', part.power, part.toughness);
    case 'setBasePT':
      return pairText('has base power and toughness', part.power, part.toughness);
    case 'modifyPT':
      return modifiedText(part.power, part.toughness);
    case 'switchPT':
      return 'has its power and toughness switched';
    default:
      return typePartText(part);
  }
}

type TypePart = Extract<
  ContinuousPart,
  {
    kind:
      | 'setTypes'
      | 'addTypes'
      | 'setLandTypes'
      | 'addLandTypes'
      | 'chosenLandType'
      | 'setCreatureTypes'
      | 'addChosenCreatureType'
      | 'removeType';
  }
>;

function typePartText(part: TypePart): string {
  switch (part.kind) {
    case 'setTypes':
      return `is ${kindText(part.subtypes, part.types)} and nothing else`;
    case 'addTypes':
      return `is also ${kindText([...part.supertypes, ...part.subtypes], part.types)}`;
    case 'setLandTypes':
      return `is ${list(part.types.map(withArticle), 'and')} and of no other land type`;
    case 'addLandTypes':
      return `is also ${list(part.types.map(withArticle), 'and')}`;
    case 'chosenLandType':
      return part.change === 'add' ? 'is also of the chosen land type' : 'is of the chosen land type only';
    case 'setCreatureTypes':
      if (part.types === 'all') return 'is of every creature type';
      return `is ${withArticle(part.types.join(' '))} by creature type`;
    case 'addChosenCreatureType':
      return 'is also of the chosen creature type';
    case 'removeType':
      return `is no ${part.type}`;
  }
}

/** A keyword as it is, a longer ability in quotation marks. */
const grantedText = (text: string): string => (/[:.]/.test(text) ? `"${text}"` : text);

const kindText = (words: readonly string[], types: readonly string[]): string =>
  withArticle([...words, ...types].join(' '));

function pairText(start: string, power: Amount, toughness: Amount): string {
  const [one, other] = [amountText(power), amountText(toughness)];
  if (typeof power === 'number' && typeof toughness === 'number') return `${start} ${one}/${other}`;
  return one === other ? `${start} equal to ${one}` : `${start} equal to ${one} and ${other}`;
}

/** `gets +3/+0`, `gets -X/-X`, `gets +N/+N (N: the number of …)` */
function modifiedText(power: Amount, toughness: Amount): string {
  const long = [power, toughness].filter(isLong).map(amountText);
  const short = (amount: Amount): string => (isLong(amount) ? '+N' : signed(amountText(amount)));
  const told = long.length === 0 ? '' : ` (N: ${[...new Set(long)].join(' and ')})`;
  return `gets ${short(power)}/${short(toughness)}${told}`;
}

function isLong(amount: Amount): boolean {
  if (typeof amount === 'number' || amount.kind === 'x') return false;
  return amount.kind !== 'times' || isLong(amount.of);
}

const signed = (text: string): string => (text.startsWith('-') ? text : `+${text}`);

/** As an introduction: `until end of turn, `; '' for an effect without an end. */
export function durationText(duration: Duration): string {
  return duration === 'forever' ? '' : `${duration.replace('the source', 'this')}, `;
}

/** `, but it is no legend and also an artifact`; '' for an exact copy. */
export function exceptText(except: readonly CopyException[], say: Speaker): string {
  if (except.length === 0) return '';
  return `, but it ${list(
    except.map((exception) => exceptionText(exception, say)),
    'and',
  )}`;
}

function exceptionText(exception: CopyException, say: Speaker): string {
  switch (exception.kind) {
    case 'addTypes':
      return `is also ${kindText(exception.subtypes, exception.types)}`;
    case 'setPT':
      return `is ${exception.power}/${exception.toughness}`;
    case 'notLegendary':
      return 'is not legendary';
    case 'addSupertypes':
      return `is ${list(exception.supertypes, 'and')}`;
    case 'setName':
      return `is named ${exception.name}`;
    case 'noManaCost':
      return 'has no mana cost';
    case 'setColors':
      return `is ${colorsText(exception.colors)}`;
    case 'grant':
      return `has ${list(
        exception.abilities.map((ability) => grantedText(say.ability(ability))),
        'and',
      )}`;
    case 'thisAbility':
      return 'has this ability too';
    case 'ifItIs':
      return `${list(
        exception.except.map((one) => exceptionText(one, say)),
        'and',
      )} if it is ${withArticle(exception.type)}`;
  }
}
