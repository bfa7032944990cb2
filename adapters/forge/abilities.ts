/** What a card's script says of its abilities, as far as their places among those of their kind go. */

export interface ScriptedAbility {
  readonly mana: boolean;
  /** The text of the effect, with the name of the card in place. */
  readonly text: string;
  /** A letter where it makes one known type of mana, else null. */
  readonly makes: string | null;
  /** How much mana it costs. */
  readonly cost: number;
  /** Whether tapping is all that it costs. */
  readonly taps: boolean;
}

/** The activated abilities of a card's front, in the order of its text. */
export function activatedIn(script: string): readonly ScriptedAbility[] {
  return front(script).flatMap((line): readonly ScriptedAbility[] => {
    if (/^K:Equip\b/.test(line)) return [{ mana: false, text: 'Equip', makes: null, taps: false, cost: 0 }];
    if (/^K:Cycling\b/.test(line)) return [{ mana: false, text: 'Cycling', makes: null, taps: false, cost: 0 }];
    if (!/^A:\s*AB\$/.test(line)) return [];
    const api = /^A:\s*AB\$\s*(\w+)/.exec(line)?.[1] ?? '';
    const produced = parameter(line, 'Produced');
    return [
      {
        mana:
          (api === 'Mana' || api === 'ManaReflected') &&
          !/\bValidTgts\$/.test(line) &&
          !/Planeswalker\$ True/.test(line),
        text: withName(script, parameter(line, 'SpellDescription') ?? ''),
        taps: parameter(line, 'Cost') === 'T',
        cost: manaIn(parameter(line, 'Cost') ?? ''),
        makes: produced !== null && /^[WUBRGC]$/.test(produced) ? produced : null,
      },
    ];
  });
}

/** A triggered ability, as far as it can be told what lets it trigger. */
export interface ScriptedTrigger {
  /** Its place among the triggered abilities of its card, in the order of the text. */
  readonly place: number;
  /** With the name of the card in place. */
  readonly text: string;
  readonly mode: string;
  /** Whether it triggers on its own card alone. */
  readonly self: boolean;
  readonly origin: string;
  readonly destination: string;
  readonly targets: boolean;
}

/** The triggered abilities of a card's front, in the order of its text. Those that Forge needs for itself are none. */
export function triggersIn(script: string): readonly ScriptedTrigger[] {
  const told = front(script).filter(
    (line) =>
      OF_CASTING.test(line) ||
      (/^T:/.test(line) && !/Secondary\$ True/.test(line) && parameter(line, 'TriggerDescription') !== null),
  );
  return told.map((line, place) => {
    const [, keyword] = OF_CASTING.exec(line) ?? [];
    if (keyword !== undefined)
      return { place, text: keyword, mode: 'SpellCast', self: true, origin: '', destination: '', targets: false };
    const of = (name: string): string => parameter(line, name) ?? '';
    return {
      ...{ place, text: withName(script, of('TriggerDescription')), mode: of('Mode') },
      ...{ self: /\.Self/.test(of('ValidCard')), origin: of('Origin'), destination: of('Destination') },
      targets: hasTargets(script.split('\n'), of('Execute'), 0),
    };
  });
}

/** Keywords that trigger as their spell is cast. */
const OF_CASTING = /^K:(Storm|Cascade)\b/;

function hasTargets(all: readonly string[], name: string, depth: number): boolean {
  const line = name === '' || depth > 6 ? undefined : all.find((each) => each.startsWith(`SVar:${name}:`));
  if (line === undefined) return false;
  return /ValidTgts\$|\$ Charm\b/.test(line) || hasTargets(all, parameter(line, 'SubAbility') ?? '', depth + 1);
}

/** The place among a card's triggered abilities of the one with this text; 0 where none is like it. */
export function triggerPlace(script: string | null, text: string): number {
  const texts = triggersIn(script ?? '').map((trigger) => trigger.text);
  return Math.max(0, closest(texts, text));
}

/** Descriptions of the modes of a spell or ability with modes, in the order of its text. */
export function modesIn(script: string): readonly string[] {
  const charm = script.split('\n').find((line) => /\$ Charm\b/.test(line));
  const choices = charm === undefined ? null : parameter(charm, 'Choices');
  return (choices?.split(',') ?? []).map((choice) => {
    const line = script.split('\n').find((each) => each.startsWith(`SVar:${choice.trim()}:`)) ?? '';
    return withName(script, parameter(line, 'SpellDescription') ?? '');
  });
}

/** What is printed on a card and is asked of it on the stack. */
export interface Printed {
  readonly types: readonly string[];
  readonly colors: readonly string[];
  /** Without {X}. */
  readonly manaValue: number;
  readonly x: number;
}

export function printedOn(script: string): Printed {
  const [main, ...more] = front(script);
  const lines = main === undefined ? [] : [main, ...more];
  const of = (key: string): string =>
    lines
      .find((line) => line.startsWith(`${key}:`))
      ?.slice(key.length + 1)
      .trim() ?? '';
  const symbols =
    of('ManaCost') === 'no cost'
      ? []
      : of('ManaCost')
          .split(' ')
          .filter((symbol) => symbol !== '');
  const colors = 'WUBRG'.split('').filter((color) => symbols.some((symbol) => symbol.includes(color)));
  const own = /^Colors:(.*)$/m.exec(lines.join('\n'))?.[1];
  return {
    types: of('Types')
      .split(' ')
      .filter((word) => CARD_TYPES.includes(word))
      .map((word) => word.toLowerCase()),
    colors: own === undefined ? colors : lettersOf(own),
    manaValue: symbols.reduce((sum, symbol) => sum + symbolValue(symbol), 0),
    x: symbols.filter((symbol) => symbol === 'X').length,
  };
}

const CARD_TYPES = ['Land', 'Creature', 'Artifact', 'Enchantment', 'Planeswalker', 'Instant', 'Sorcery', 'Battle'];
const COLOR_LETTERS: Readonly<Record<string, string>> = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' };

function lettersOf(words: string): readonly string[] {
  return words.split(',').flatMap((word) => COLOR_LETTERS[word.trim().toLowerCase()] ?? []);
}

function symbolValue(symbol: string): number {
  if (symbol === 'X') return 0;
  const number = /^\d+/.exec(symbol)?.[0];
  return number === undefined ? 1 : Number(number);
}

/** The lines of the first face. */
function front(script: string): readonly string[] {
  return (script.split(/^ALTERNATE$/m)[0] ?? '').split('\n');
}

function parameter(line: string, name: string): string | null {
  return new RegExp(`(?:\\||:|^)\\s*${name}\\$ ?([^|]*)`).exec(line)?.[1]?.trim() ?? null;
}

function withName(script: string, text: string): string {
  const name = /^Name:(.*)$/m.exec(script)?.[1]?.trim() ?? '';
  return text.replaceAll('CARDNAME', name).replaceAll('NICKNAME', name.split(',')[0] ?? name);
}

/** The place of the text that has most words in common with another, or -1. */
export function closest(texts: readonly string[], to: string): number {
  const scores = texts.map((text) => likeness(text, to));
  const best = Math.max(0, ...scores);
  return best === 0 ? -1 : scores.indexOf(best);
}

/** How many words two texts have in common, from 0 to 1. */
export function likeness(text: string, other: string): number {
  const words = new Set(wordsOf(other));
  const own = wordsOf(text);
  const common = own.filter((word) => words.has(word)).length;
  return own.length === 0 ? 0 : (2 * common) / (own.length + words.size);
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[a-z0-9{}/+-]+/g) ?? [];
}

/** The mana that a land of one basic land type, or a card with one mana ability of one type, makes; empty where that is not known. */
export function manaOf(script: string): string {
  const types = printedTypes(script).flatMap((type) => LAND_TYPE_MANA[type] ?? []);
  const own = activatedIn(script).flatMap(({ mana, makes }) => (mana ? [makes ?? ''] : []));
  const [only = '', ...more] = [...types, ...own];
  return more.length === 0 ? only : '';
}

/** The types and subtypes of a card's type line. */
export function printedTypes(script: string): readonly string[] {
  return (/^Types:(.*)$/m.exec(script)?.[1] ?? '').split(' ');
}

/** The mana that a basic land type makes. CR 305.6 */
export const LAND_TYPE_MANA: Readonly<Record<string, string | undefined>> = {
  Plains: 'W',
  Island: 'U',
  Swamp: 'B',
  Mountain: 'R',
  Forest: 'G',
};

/** How much mana is in a cost such as `1 W T`. */
function manaIn(cost: string): number {
  return cost
    .split(' ')
    .filter((part) => /^(\d+|[WUBRGC]{1,2})$/.test(part))
    .reduce((sum, symbol) => sum + symbolValue(symbol), 0);
}

/** How much mana a card's trigger on mana that is added adds. */
export function triggerAmount(script: string): number {
  const line = front(script).find((each) => /^T:Mode\$ ManaAdded/.test(each)) ?? '';
  const effect = front(script).find((each) => each.startsWith(`SVar:${parameter(line, 'Execute') ?? ''}:`)) ?? '';
  return line === '' ? 0 : Number(parameter(effect, 'Amount') ?? 1);
}

/** The texts of a card's replacement effects. */
export function replacementsIn(script: string): readonly string[] {
  return front(script).flatMap((line) => {
    const text = /^R:/.test(line) ? parameter(line, 'Description') : null;
    return text === null || text === '' ? [] : [withName(script, text)];
  });
}

/** Whether what a card lets be cast is cast without paying its mana cost. */
export function castsFreely(script: string): boolean {
  return /\$ Play\b.*\bWithoutManaCost\$ True/.test(script);
}

/** Whether a card puts others on the bottom of a library, and none on top. */
export function putsOnBottom(script: string): boolean {
  return /LibraryPosition\d?\$ -1/.test(script) && !/LibraryPosition\d?\$ 0/.test(script);
}

/** Whether something other than mana is paid X times for a spell: where none can be, Forge does not ask for X. */
export function paysX(script: string): boolean {
  return /^A:\s*SP\$.*\bCost\$[^|]*<X[/>]/m.test(front(script).join('\n'));
}

/** Whether the number of targets is what is chosen for X: Forge then asks for the targets alone. */
export function isXOfTargets(script: string): boolean {
  return /^SVar:X:TargetedObjects\$Amount$/m.test(script);
}

/** Whether what a permanent exiled comes back as it leaves, without the stack. CR 610.3 */
export function leavesWhatItHeld(script: string): boolean {
  return /Duration\$ UntilHostLeavesPlay/.test(script);
}

/** The place of the first trigger on mana among the triggered abilities; -1 where there is none. */
export function manaTriggerPlace(script: string): number {
  return triggersIn(script).findIndex(({ mode }) => /^(TapsForMana|ManaAdded)/.test(mode));
}
