import type { CounterexampleFile } from './counterexample.generated.ts';
import { listed, sentence } from './names.ts';

type NeedsData = CounterexampleFile['needs'];
type Need = NeedsData['things'][number];

/** What a counterexample needs, what of it could be otherwise, and the nearest case in which the engine is right: lines of Markdown. */
export function needsText({ things, nearest }: NeedsData): readonly string[] {
  const needed = things.filter(({ alike, unlike }) => alike.length === 0 && unlike.length > 0);
  const limited = things.filter(({ alike, unlike }) => alike.length > 0 && unlike.length > 0);
  const free = things.filter(({ kind, alike, unlike }) => alike.length > 0 && unlike.length === 0 && kind !== 'status');
  const lines = [
    ...line('Needed, since nothing tried in its place will do', needed.map(thingWords)),
    ...line('Not just anything', limited.map(limitedWords)),
    ...line('Could be otherwise', free.map(freeWords)),
    ...(nearest === null ? [] : [`- **It is right with:** ${sentence(`${nearest.instead} ${placeWords(nearest)}`)}`]),
  ];
  return lines.length === 0 ? [] : ['## What it takes', '', ...lines, ''];
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
