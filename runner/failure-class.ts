import { ENGINE_POOL } from '../generators/index.ts';
import { type Case, cardNames, type Violation } from '../protocol/index.ts';

/**
 * The class of a failure: property, clause, and the shape of the difference, so that one cause makes one class. The shape is what
 * was expected and found without what differs from case to case: names of cards and objects, numbers, mana.
 */
export function classOf(property: string, violation: Violation, of: Case): string {
  const names = longestFirst(cardNames(of.start));
  const shape = `${shapeOf(violation.expected, names)} / ${shapeOf(violation.found, names)}`;
  return `${property} | ${violation.clause} | ${shape}`;
}

/** Of what a process wrote before it ended, the line that says why: the rest is full of times and places. */
function inShort(found: string): string {
  return found.replace(/; its last words: ([\s\S]*)$/, (_, words: string) => {
    const line = words.split('\n').find((each) => /exception|error|panic|fatal/i.test(each));
    return line === undefined ? '' : `; ${line.trim().slice(0, LONGEST)}`;
  });
}

const LONGEST = 120;

/** Words with everything replaced that differs from case to case. */
export function shapeOf(words: string, names: readonly string[]): string {
  let shape = inShort(words).replace(CARD_NAMES, '~');
  for (const name of names) shape = shape.replaceAll(name, '~');
  return shape
    .replace(/(?:\b[A-Z][\w'-]* )+Token\b/g, '~')
    .replace(/\b[cta]\d+(?:\/\d+)?(?:#\d+)?/g, '~')
    .replace(/\bp\d+\b|\bplayer \d+/g, 'player')
    .replace(/(?:\{[^}\s]+\})+/g, 'mana')
    .replace(/\b[WUBRGC]+\b/g, 'mana')
    .replace(/\b(?=[0-9a-fx]*\d)(?:0x)?[0-9a-f]{6,}\b/g, 'n')
    .replace(/-?\b\d+\b/g, 'n')
    .replace(/\bn \S+ counters?\b/g, 'n counters')
    .replace(COST_NAMES, 'cost')
    .replace(/(~|mana|n|player)(?:(?:,? and|,? or|,)? \1)+/g, '$1')
    .replace(/[\w ]+ in place of [\w ]+/g, ' one in place of another')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The names of costs that cards have besides their mana costs: which of them it was differs from case to case. */
const COST_NAMES = new RegExp(`\\b(?:${costNames().join('|')})\\b`, 'g');

function costNames(): readonly string[] {
  const keys = ENGINE_POOL.cards.flatMap(({ additionalCosts, alternativeCosts }) =>
    [...additionalCosts, ...alternativeCosts].map(({ key }) => key),
  );
  return [...new Set(keys)].sort();
}

/** The names of all cards that there are: of two games, the other one may have cards that the case has not. */
const CARD_NAMES = new RegExp(
  `(?<!\\w)(?:${longestFirst(ENGINE_POOL.cards.map(({ name }) => name))
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')})(?!\\w)`,
  'g',
);

/** So that no name is cut by another. */
function longestFirst(names: readonly string[]): readonly string[] {
  return [...new Set(names)].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
}
