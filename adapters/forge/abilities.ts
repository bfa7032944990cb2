import type { Happening } from '../../protocol/index.ts';

/** What a card's script says of its abilities, as far as their places among those of their kind go. */

export interface ScriptedAbility {
  readonly mana: boolean;
  /** The text of the effect, with the name of the card in place. */
  readonly text: string;
  /** A letter where it makes one known type of mana, else null. */
  readonly makes: string | null;
  /** Whether tapping is all that it costs. */
  readonly taps: boolean;
}

/** The activated abilities of a card's front, in the order of its text. */
export function activatedIn(script: string): readonly ScriptedAbility[] {
  return front(script).flatMap((line): readonly ScriptedAbility[] => {
    if (/^K:Equip\b/.test(line)) return [{ mana: false, text: 'Equip', makes: null, taps: false }];
    if (/^K:Cycling\b/.test(line)) return [{ mana: false, text: 'Cycling', makes: null, taps: false }];
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
        makes: produced !== null && /^[WUBRGC]$/.test(produced) ? produced : null,
      },
    ];
  });
}

/** The triggered abilities of a card's front, in the order of its text. Those that Forge needs for itself are none. */
export function triggeredIn(script: string): readonly string[] {
  return front(script).flatMap((line) => {
    if (!/^T:/.test(line) || /Secondary\$ True/.test(line)) return [];
    const text = parameter(line, 'TriggerDescription');
    return text === null ? [] : [withName(script, text)];
  });
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
  const words = new Set(wordsOf(to));
  const scores = texts.map((text) => {
    const own = wordsOf(text);
    const common = own.filter((word) => words.has(word)).length;
    return own.length === 0 ? 0 : (2 * common) / (own.length + words.size);
  });
  const best = Math.max(0, ...scores);
  return best === 0 ? -1 : scores.indexOf(best);
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

/** The place of the first trigger on mana among the triggered abilities; -1 where there is none. */
export function manaTriggersIn(script: string): number {
  const triggers = front(script).filter((line) => /^T:/.test(line) && !/Secondary\$ True/.test(line));
  return triggers.findIndex((line) => /Mode\$ (TapsForMana|ManaAdded)/.test(line));
}

/** A triggered ability with targets, as far as it can be told whether it has triggered. */
export interface TargetingTrigger {
  readonly mode: string;
  readonly self: boolean;
  readonly origin: string;
  readonly destination: string;
}

export function targetingTriggers(script: string): readonly TargetingTrigger[] {
  const all = script.split('\n');
  return all.flatMap((line) => {
    if (!/^T:/.test(line) || !hasTargets(all, parameter(line, 'Execute') ?? '', 0)) return [];
    const of = (name: string): string => parameter(line, name) ?? '';
    return [
      { mode: of('Mode'), self: /\.Self/.test(of('ValidCard')), origin: of('Origin'), destination: of('Destination') },
    ];
  });
}

function hasTargets(all: readonly string[], name: string, depth: number): boolean {
  const line = name === '' || depth > 6 ? undefined : all.find((each) => each.startsWith(`SVar:${name}:`));
  if (line === undefined) return false;
  return /ValidTgts\$|\$ Charm\b/.test(line) || hasTargets(all, parameter(line, 'SubAbility') ?? '', depth + 1);
}

/** Whether something that happened lets the trigger of this card trigger, as far as can be told. */
export function fits(
  { mode, self, origin, destination }: TargetingTrigger,
  name: string,
  where: string,
  recent: readonly Happening[],
): boolean {
  return recent.some((happening) => {
    switch (happening.kind) {
      case 'cast':
        return /^SpellCast/.test(mode) && (self ? happening.object === name : where === 'battlefield');
      case 'moved': {
        if (!/^ChangesZone/.test(mode)) return false;
        const fromZone = origin === '' || origin === 'Any' || origin.toLowerCase().includes(happening.from ?? 'none');
        const toZone =
          destination === '' || destination === 'Any' || destination.toLowerCase().includes(happening.to ?? 'none');
        return fromZone && toZone && (self ? happening.object === name : where === 'battlefield');
      }
      case 'step began':
        return mode === 'Phase' && where === 'battlefield';
      case 'drew':
        return mode === 'Drawn' && where === 'battlefield';
      case 'damage':
        return /^Damage/.test(mode) && where === 'battlefield';
      case 'attacked':
        return /^Attack/.test(mode) && where === 'battlefield';
      default:
        return false;
    }
  });
}
