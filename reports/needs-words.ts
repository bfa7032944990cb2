import type { CounterexampleFile } from './counterexample.generated.ts';
import { listed, sentence } from './names.ts';

type NeedsData = CounterexampleFile['needs'];
type Need = NeedsData['things'][number];

/** What a counterexample needs, what of it could be otherwise, and the nearest case in which the engine is right; without full stops. */
export interface NeedsWords {
  readonly needed: readonly string[];
  readonly limited: readonly string[];
  readonly free: readonly string[];
  /** Empty where none was found. */
  readonly right: string;
}

/** The same as lines of Markdown. */
export function needsText(needs: NeedsData): readonly string[] {
  const { needed, limited, free, right } = needsWords(needs);
  const lines = [
    ...line(NEEDS_TITLES.needed, needed),
    ...line(NEEDS_TITLES.limited, limited),
    ...line(NEEDS_TITLES.free, free),
    ...line(NEEDS_TITLES.right, right === '' ? [] : [right]),
  ];
  return lines.length === 0 ? [] : ['## What it takes', '', ...lines, ''];
}

/** What stands before each of them. */
export const NEEDS_TITLES: Readonly<Record<keyof NeedsWords, string>> = {
  needed: 'Needed, since nothing tried in its place will do',
  limited: 'Not just anything',
  free: 'Could be otherwise',
  right: 'It is right with',
};

export function needsWords({ things, nearest }: NeedsData): NeedsWords {
  const needed = things.filter(({ alike, unlike }) => alike.length === 0 && unlike.length > 0);
  const limited = things.filter(({ alike, unlike }) => alike.length > 0 && unlike.length > 0);
  const free = things.filter(({ kind, alike, unlike }) => alike.length > 0 && unlike.length === 0 && kind !== 'status');
  return {
    needed: needed.map(thingWords),
    limited: limited.map(limitedWords),
    free: free.map(freeWords),
    right: nearest === null ? '' : `${nearest.instead} ${placeWords(nearest)}`,
  };
}

function line(title: string, items: readonly string[]): readonly string[] {
  return items.length === 0 ? [] : [`- **${title}:** ${sentence(items.join('; '))}`];
}

type Place = Pick<Need, 'kind' | 'at' | 'is'>;

function thingWords({ kind, at, is }: Place): string {
  switch (kind) {
    case 'card':
      return `${is} (${at})`;
    case 'status':
      return `that ${at} is ${is}`;
    case 'life':
      return `that ${at} has ${is}`;
    case 'number':
    case 'target':
      return `${is} as choice ${at}`;
  }
}

/** Where something else is, that something was. */
function placeWords({ kind, at, is }: Place): string {
  switch (kind) {
    case 'card':
      return `in place of ${is} (${at})`;
    case 'status':
      return `for ${at}, which is ${is}`;
    case 'life':
      return `for ${at} in place of ${is}`;
    case 'number':
    case 'target':
      return `in place of ${is} as choice ${at}`;
  }
}

function limitedWords(need: Need): string {
  return `${thingWords(need)}: ${listed(need.alike)} will do, not ${listed(need.unlike)}`;
}

function freeWords(need: Need): string {
  return `${thingWords(need)}, for ${listed(need.alike)} will do as well`;
}
