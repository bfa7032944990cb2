import { CARDS, CREATURE_TYPES, SIMPLE_KEYWORDS } from '../../engine/facts.ts';
import type { CardZone, Claim, Fate, Source } from './asked.ts';
import { LineError } from './complaints.ts';
import { type Lexicon, unlock } from './lexicon.ts';
import { colorLetter, numberOf } from './phrases.ts';

/** A form of a claim, with what it means; null: it is none of that form. */
type Form = readonly [RegExp, (found: readonly (string | undefined)[], line: number, lexicon: Lexicon) => Claim];

/** Reads a line of what is expected. Throws a `LineError` that says what was expected. */
export function readClaim({ number, text }: Source, lexicon: Lexicon): Claim {
  const locked = lexicon.lock(text.replace(/[.]$/, ''));
  for (const [pattern, make] of FORMS) {
    const found = pattern.exec(locked);
    if (found !== null)
      return make(
        found.map((part) => (part === undefined ? undefined : unlock(part))),
        number,
        lexicon,
      );
  }
  throw new LineError(
    number,
    `expected something such as "Opt in exile", "player 1: 17 life", "X of Blaze is 0", "Grizzly Bears is 3/3" or "Opt resolved", found "${text}"`,
  );
}

const ZONES = 'exile|graveyard|hand|library|battlefield|play|stack';

const FORMS: readonly Form[] = [
  [/^the stack is empty$/i, () => ({ kind: 'stack', count: 0 })],
  [
    /^(\S+) (?:objects?|things?) on the stack$/i,
    ([, count = ''], line) => ({ kind: 'stack', count: counted(count, line) }),
  ],
  [/^(?:the game is )?a draw$/i, () => ({ kind: 'outcome', player: null, outcome: 'draw' })],
  [
    /^(.+?) (wins|has won|loses|has lost)(?: the game)?$/i,
    ([, who = '', what = ''], line, { seatOf }) => ({
      kind: 'outcome',
      player: seatOf(who, line),
      outcome: /w[io]n/i.test(what) ? 'wins' : 'loses',
    }),
  ],
  [
    /^(.+?)(?::| has| is at)? (?:(-?\d+) life|life:? (-?\d+))$/i,
    ([, who = '', before, after], line, { seatOf }) => ({
      kind: 'life',
      player: seatOf(who, line),
      life: Number(before ?? after),
    }),
  ],
  [
    /^(.+?)(?::| has) (\S+) cards? in (?:(?:the|their|his|her) )?(hand|library|graveyard|exile)$/i,
    ([, who = '', count = '', zone = ''], line, { seatOf }) => ({
      kind: 'cards',
      player: seatOf(who, line),
      zone: zoneOf(zone),
      count: counted(count, line),
    }),
  ],
  [
    /^(.+?)(?::| has)? (?:an? )?(?:(?:mana )?pool:? )?((?:\{[WUBRGC]\})+|no mana|[WUBRGC]+)(?: in (?:the|their|his|her) (?:mana )?pool)?$/,
    ([, who = '', mana = ''], line, { seatOf }) => ({
      kind: 'pool',
      player: seatOf(who, line),
      mana: mana === 'no mana' ? '' : mana.replaceAll(/[{}]/g, ''),
    }),
  ],
  [/^X of (.+?) (?:is|=|was) (\d+)$/i, ([, what = '', x = ''], _) => ({ kind: 'X', what, x: Number(x) })],
  [
    /^(.+?)(?::| has) (\S+) (poison|energy)(?: counters?)?$/i,
    ([, who = '', count = '', counter = ''], line, { seatOf }) => ({
      kind: 'player counters',
      player: seatOf(who, line),
      counter: counter.toLowerCase(),
      count: counted(count, line),
    }),
  ],
  [
    /^(.+?) has (\S+) (\S+) counters?(?: on it)?$/i,
    ([, what = '', count = '', counter = ''], line) => ({
      kind: 'counters',
      what,
      counter: counter.toLowerCase(),
      count: counted(count, line),
    }),
  ],
  [
    /^(.+?) has (\d+|no) damage(?: on it)?$/i,
    ([, what = '', damage = ''], line) => ({ kind: 'damage', what, damage: counted(damage, line) }),
  ],
  [
    /^(.+?) is (?:an? )?(-?\d+)\/(-?\d+)$/i,
    ([, what = '', power = '', toughness = '']) => ({
      kind: 'size',
      what,
      power: Number(power),
      toughness: Number(toughness),
    }),
  ],
  [
    /^(.+?) is (not )?(tapped|untapped)$/i,
    ([, what = '', not, state = '']) => ({
      kind: 'state',
      what,
      not: not !== undefined,
      state: state.toLowerCase() === 'tapped' ? 'tapped' : 'untapped',
    }),
  ],
  [
    /^(.+?) is (not )?attached to (.+)$/i,
    ([, what = '', not, to = '']) => ({ kind: 'attached', what, not: not !== undefined, to }),
  ],
  [
    /^(.+?) controls (.+)$/i,
    ([, who = '', what = ''], line, { seatOf }) => ({ kind: 'control', what, player: seatOf(who, line) }),
  ],
  [
    /^(.+?) (?:(?:has|was|did|does|is) )?(not |never )?(cast|countered|resolved?|resolves|triggered|triggers?)$/i,
    ([, what = '', not, fate = '']) => ({ kind: 'fate', what, not: not !== undefined, fate: fateOf(fate) }),
  ],
  [
    new RegExp(
      `^(?:(\\d+|no|one|two|three|four|five) )?(.+?) (?:is |are )?(not )?(?:in|on) (?:(?:the |an? )?(.+?)['’]s )?(?:the )?(${ZONES})$`,
      'i',
    ),
    ([, count, what = '', not, who, zone = ''], line, { seatOf }) => ({
      kind: 'place',
      what,
      not: not !== undefined,
      zone: zone.toLowerCase() === 'play' ? 'battlefield' : zone.toLowerCase(),
      player: who === undefined ? null : seatOf(who, line),
      count: count === undefined ? null : counted(count, line),
    }),
  ],
  [
    /^(.+?) (?:has (?:(no) )?|(?:does not|doesn['’]t|has not|hasn['’]t) (have |got )?)([a-z][a-z' -]*)$/i,
    ([, what = '', no, have, keyword = ''], line) => ({
      kind: 'keyword',
      what,
      not: no !== undefined || have !== undefined,
      keyword: keywordOf(keyword, line),
    }),
  ],
  [
    /^(.+?) (?:is|are) (not )?(?:an? )?([a-z][a-z'-]*)$/i,
    ([, what = '', not, trait = ''], line) => ({
      kind: 'is',
      what,
      not: not !== undefined,
      trait: traitOf(trait, line),
    }),
  ],
];

/** A keyword that stands for itself: of protection or ward no view says what it has. */
function keywordOf(word: string, line: number): string {
  const keyword = word.toLowerCase();
  if (KEYWORDS.has(keyword)) return keyword;
  throw new LineError(line, `expected a keyword (${SIMPLE_KEYWORDS.join(', ')}), found "${word}"`);
}

/** A colour, type, supertype or subtype. */
function traitOf(word: string, line: number): string {
  const trait = word.toLowerCase();
  if (TRAITS.has(trait) || colorLetter(trait) !== null) return trait;
  throw new LineError(
    line,
    `expected "is" with a size, a colour, a type or subtype, "tapped" or "attached to …", found "${word}"`,
  );
}

/** What a card can be, in lower case, besides a colour. */
const TRAITS: ReadonlySet<string> = new Set(
  [
    'colorless',
    'colourless',
    ...CREATURE_TYPES,
    ...CARDS.flatMap(({ supertypes, types, subtypes }) => [...supertypes, ...types, ...subtypes]),
  ].map((word) => word.toLowerCase()),
);

const KEYWORDS: ReadonlySet<string> = new Set(SIMPLE_KEYWORDS);

function zoneOf(word: string): CardZone {
  const known: readonly CardZone[] = ['hand', 'library', 'graveyard', 'exile'];
  return known.find((zone) => zone === word.toLowerCase()) ?? 'hand';
}

function fateOf(word: string): Fate {
  const known: readonly Fate[] = ['cast', 'countered', 'resolved', 'triggered'];
  return known.find((fate) => fate.slice(0, 5) === word.toLowerCase().slice(0, 5)) ?? 'cast';
}

function counted(word: string, line: number): number {
  const count = numberOf(word);
  if (count === null) throw new LineError(line, `expected a number, found "${word}"`);
  return count;
}
