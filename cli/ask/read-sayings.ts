import type { PaymentPart, Saying, ThingsOf } from './asked.ts';
import { LineError } from './complaints.ts';
import { unlock } from './lexicon.ts';
import { colorLetter, numberOf, plain, split } from './phrases.ts';

/** The details of a line that casts or activates: `Blaze with X = 3, targeting player 1`. */
export interface Details {
  readonly what: string;
  readonly by: string | null;
  readonly says: readonly Saying[];
}

/** What begins a detail. */
const MARK =
  /(?:^|[\s,])(?:and\s+)?(targett?ing|at|choosing|paying with|paying|sacrificing|discarding|exiling|returning|tapping|dividing|divided|where x is|with x\s*=|with x is|x\s*=|without|with|by|using|via|for|from|kicked|overloaded|evoked|entwined|bought back)(?=$|[\s,\d])/gi;

/** Reads what is cast or activated, and how. The names in the text are locked. Throws a `LineError`. */
export function readDetails(text: string, line: number): Details {
  const marks = [...text.matchAll(MARK)];
  const what = unlock(text.slice(0, marks[0]?.index ?? text.length))
    .trim()
    .replace(/,$/, '');
  let by: string | null = null;
  const says: Saying[] = [];
  for (let index = 0; index < marks.length; index++) {
    const mark = marks[index] as RegExpExecArray;
    if (/^paying with$/i.test(mark[1] ?? '')) while (isOfPayment(marks[index + 1], text)) index++;
    const end = marks[index + 1]?.index ?? text.length;
    const rest = text
      .slice(mark.index + mark[0].length, end)
      .trim()
      .replace(/,$/, '')
      .replace(/\s+and$/i, '')
      .trim();
    const read = readDetail(plain(mark[1] ?? '').replaceAll(/\s*=/g, ' ='), rest, line);
    if (typeof read === 'string') by = read === '' ? by : read;
    else says.push(...read);
  }
  return { what, by, says };
}

/** Whether a detail after `paying with` is one of a mana ability: `for blue`, and what is sacrificed for it, with no comma before. */
function isOfPayment(mark: RegExpExecArray | undefined, text: string): boolean {
  if (mark === undefined || /\band\s/i.test(mark[0])) return false;
  const word = (mark[1] ?? '').toLowerCase();
  if (word === 'for') return true;
  return OF_ABILITY.includes(word) && text.charAt(mark.index) !== ',' && text.charAt(mark.index - 1) !== ',';
}

/** Words for what a mana ability costs. */
const OF_ABILITY: readonly string[] = ['sacrificing', 'discarding', 'exiling', 'returning', 'tapping'];

/** `Tundra for blue`, `Phyrexian Altar sacrificing Memnite for red`, with commas between them. */
export function payment(text: string): Saying {
  const parts = split(text, /^(?:;|,(?:\s*and\s)?|\sand\s|\s&\s)/i).map((part): PaymentPart => {
    const [phrase = '', ...details] = part.split(/\s(?=(?:for|sacrificing|discarding|exiling|returning|tapping)\s)/i);
    let type: string | null = null;
    const says: Saying[] = [];
    for (const detail of details) {
      const [, word = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(detail) ?? [];
      const of = CHOOSING[word.toLowerCase()];
      if (of === undefined) type = unlock(rest);
      else says.push({ kind: 'things', of, phrases: [unlock(rest)] });
    }
    return { phrase: unlock(phrase), type: type === null || /^mana$/i.test(type) ? null : type, says };
  });
  return { kind: 'payment', parts };
}

/** Words before what is chosen, with what it is chosen for. */
const CHOOSING: Readonly<Record<string, ThingsOf>> = {
  targeting: 'targets',
  targetting: 'targets',
  at: 'targets',
  choosing: 'choice',
  sacrificing: 'sacrifice',
  discarding: 'discard',
  exiling: 'exile',
  returning: 'return',
  tapping: 'tap',
};

/** Words that say that a cost is paid. */
const PAID: Readonly<Record<string, string>> = {
  kicked: 'kicker',
  overloaded: 'overload',
  evoked: 'evoke',
  entwined: 'entwine',
  'bought back': 'buyback',
};

/** What a detail says, or by what something is cast; '' for what goes without saying. */
function readDetail(mark: string, rest: string, line: number): readonly Saying[] | string {
  const of = CHOOSING[mark];
  if (of !== undefined) return [{ kind: 'things', of, phrases: phrasesOf(rest) }];
  const paid = PAID[mark];
  if (paid !== undefined) return costs(paid, true);
  switch (mark) {
    case 'paying with':
      return [payment(rest)];
    case 'paying':
      return /life$/i.test(rest) ? '' : costs(rest, true);
    case 'dividing':
    case 'divided':
      return [division(rest, line)];
    case 'x =':
    case 'with x =':
    case 'with x is':
    case 'where x is':
      return [{ kind: 'X', value: numberIn(rest, line) }];
    case 'without':
      return /^paying/i.test(rest) || rest === '' ? costs('without paying', true) : costs(rest, false);
    case 'with':
      return withCost(rest);
    case 'for':
      return forWhat(rest);
    case 'by':
    case 'using':
    case 'via':
      return unlock(rest).replace(/^(?:its|the)\s+/i, '');
    default:
      return '';
  }
}

/** For nothing, for a type of mana, for another cost. */
function forWhat(text: string): readonly Saying[] | string {
  if (/^(?:free|nothing)$/i.test(text)) return costs('without paying', true);
  return colorLetter(text) === null ? withCost(text) : [{ kind: 'things', of: 'choice', phrases: [text] }];
}

/** A keyword that lets a card be cast is no cost beside others. */
function withCost(text: string): readonly Saying[] | string {
  const cost = text.replace(/^its\s+/i, '').replace(/\s+cost$/i, '');
  if (/^(?:flashback|escape|jump-start)$/i.test(cost)) return cost.toLowerCase();
  return costs(cost, true);
}

function costs(text: string, paid: boolean): readonly Saying[] {
  return phrasesOf(text).map((cost) => ({
    kind: 'cost',
    cost: cost.toLowerCase().replace(/^(?:its|the)\s+/, ''),
    paid,
  }));
}

/** `A, B and C` */
export function phrasesOf(locked: string): readonly string[] {
  return split(locked, /^(?:;|,(?:\s*and\s)?|\sand\s|\s&\s)/i).map(unlock);
}

/** `2 to Grizzly Bears and 1 to player 1` */
export function division(text: string, line: number): Saying {
  const parts = phrasesOf(text.replace(/^(?:as\s+)?/, '')).map((part) => {
    const [, amount = '', phrase = ''] =
      /^(\S+)(?:\s+(?:damage|counters?|of it))?\s+(?:to|on|for|among)\s+(.+)$/i.exec(part) ?? [];
    const count = numberOf(amount);
    if (count === null)
      throw new LineError(line, `expected a division such as "2 to Grizzly Bears and 1 to player 1", found "${part}"`);
    return { amount: count, phrase };
  });
  return { kind: 'division', parts };
}

/** `player 1 with A and B`, `with A`, `A with B`: who attacks whom, or which attacker is blocked by whom. */
export function fights(kind: 'attack' | 'block', text: string): Saying {
  const pairs = split(text, /^;/).flatMap((part) => {
    const [, to = '', creatures = ''] = /^(.*?)(?:^|\s)with\s+(.+)$/i.exec(part) ?? [];
    const named = to.trim() === '' ? null : unlock(to.trim());
    return phrasesOf(creatures).map((creature) => ({ creature, to: named }));
  });
  return { kind, pairs };
}

function numberIn(text: string, line: number): number {
  const value = numberOf(text);
  if (value === null) throw new LineError(line, `expected a number for X, found "${unlock(text)}"`);
  return value;
}
