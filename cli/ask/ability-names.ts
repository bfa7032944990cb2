import type { AbilityKind } from '../../adapters/reference/index.ts';
import { type Ability, cardNamed } from '../../engine/facts.ts';
import { ordinal } from '../../reports/index.ts';
import { ordinalOf } from './phrases.ts';

/**
 * What tells an ability from others of its card: nothing where it has one activated or triggered ability, else the kind, and its place among
 * those of that kind where there are several: `first activated ability`. `card`: the name that the object has; `place`: null for
 * one that is made for later.
 */
export function abilityName(card: string, kind: AbilityKind, place: number | null): string {
  if (place === null || kind === 'delayed') return 'delayed trigger';
  const printed = (cardNamed(card)?.abilities ?? []).filter(
    (one) => one.kind === 'triggered' || one.kind === 'activated',
  );
  const own = printed.filter((one) => one.kind === kind).length;
  if (place >= own) return isLand(card) && own === 0 ? 'mana ability' : 'granted ability';
  if (printed.length === 1) return 'ability';
  return own === 1 ? `${kind} ability` : `${ordinal(place)} ${kind} ability`;
}

function isLand(card: string): boolean {
  return cardNamed(card)?.types.includes('land') === true;
}

/** An ability as a line calls it: `second ability`, `first triggered ability`, `delayed trigger`. */
export interface CalledAbility {
  /** From 0; null: the line does not count. */
  readonly place: number | null;
  /** null: the line does not say. */
  readonly kind: AbilityKind | 'mana' | null;
  /** The object that has it. */
  readonly of: string;
}

const KINDS = 'activated|triggered|delayed|delayed triggered|mana';
const OF = new RegExp(`^(?:(?:the|an?) )?(?:(\\S+) )??(?:(${KINDS}) )?(ability|trigger) of (.+)$`, 'i');
const OWN = new RegExp(`^(.+?)['’]s? (?:(\\S+) )??(?:(${KINDS}) )?(ability|trigger)$`, 'i');

/** What words call, where they speak of an ability of something: `the second ability of X`, `X's triggered ability`. Null: of something else. */
export function abilityCalled(phrase: string): CalledAbility | null {
  const [, first, kind, noun, of] = OF.exec(phrase) ?? [];
  if (of !== undefined) return called(first, kind, noun, of);
  const [, host, place, sort, ends] = OWN.exec(phrase) ?? [];
  return host === undefined ? null : called(place, sort, ends, host);
}

function called(
  first: string | undefined,
  kind: string | undefined,
  noun: string | undefined,
  of: string,
): CalledAbility | null {
  const place = first === undefined ? null : ordinalOf(first);
  if (first !== undefined && place === null) return null;
  return { place, kind: kindOf((kind ?? (/trigger/i.test(noun ?? '') ? 'triggered' : '')).toLowerCase()), of };
}

function kindOf(word: string): CalledAbility['kind'] {
  if (word.startsWith('delayed')) return 'delayed';
  return word === 'activated' || word === 'triggered' || word === 'mana' ? word : null;
}

/** What a card's text has as the ability in this place among those of a kind, or among all activated and triggered ones; null: none. */
export function printedAbility(card: string, place: number, kind: 'activated' | 'triggered' | 'any'): Ability | null {
  const all = (cardNamed(card)?.abilities ?? []).filter((one) => one.kind === 'triggered' || one.kind === 'activated');
  return (kind === 'any' ? all : all.filter((one) => one.kind === kind))[place] ?? null;
}
