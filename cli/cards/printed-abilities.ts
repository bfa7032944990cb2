import { SIMPLE_KEYWORDS, type SimpleKeyword } from '../../engine/facts.ts';

/**
 * What kind of ability a paragraph is, as far as its wording tells: `static` stands for static abilities, rules and
 * replacement effects alike.
 */
export type AbilityKind = 'keyword' | 'enchant' | 'activated' | 'triggered' | 'static';

/** What the text of a card amounts to. CR 113.2c */
export interface PrintedAbilities {
  /** In order; a line of keywords counts once for each. Without the paragraphs that `costs` and `spell` stand for. */
  readonly kinds: readonly AbilityKind[];
  /** The keywords on lines of their own, in order. */
  readonly keywords: readonly SimpleKeyword[];
  /** Paragraphs about additional and alternative costs, kicker and its kin too. CR 113.2b */
  readonly costs: number;
  /** Whether an instant or sorcery says what it does. CR 113.3a */
  readonly spell: boolean;
}

type Part = AbilityKind | 'cost' | 'spell';

const KEYWORDS: ReadonlySet<string> = new Set(SIMPLE_KEYWORDS);

/** How paragraphs begin, after any ability word; the first that fits counts. CR 207.2c, 702 */
const BEGINNINGS: readonly (readonly [RegExp, Part])[] = [
  [/^(?:Flashback|Split second|Suspend|[Cc]onvoke|[Dd]elve|Retrace|Jump-start|Affinity for|Devour)\b/, 'static'],
  [/^(?:Storm|Cascade|Prowess|Bushido)\b/, 'triggered'],
  [/^Enchant /, 'enchant'],
  [/^(?:Equip|Cycling|Basic landcycling|Embalm|Eternalize|Scavenge)\b/, 'activated'],
  [/^Cumulative upkeep\b/, 'triggered'],
  [/^(?:Kicker|Multikicker|Buyback|Entwine|Escalate|Evoke|Overload|Emerge|As an additional cost)\b/, 'cost'],
  [/\brather than pay (?!the mana cost for\b)|\byou may cast this spell without paying\b/, 'cost'],
  [/^(?:When|Whenever|At)\b/, 'triggered'],
  [/:/, 'activated'],
];

/** The paragraphs of an instant or sorcery that say something about the spell, not what it does. */
const ABOUT_THE_SPELL =
  /^(?:This spell (?:can't|costs)|If [^,.]*, this spell can't be countered|Cast this spell|\S.* can't be countered\.?$|You may cast this spell as though)/;

/** Paragraphs that a record writes as several abilities. */
const SEVERAL: readonly (readonly [RegExp, readonly Part[]])[] = [
  // CR 702.63a
  [/^Vanishing\b/, ['static', 'triggered', 'triggered']],
  // CR 702.32a, 702.43a
  [/^(?:Fading|Modular)\b/, ['static', 'triggered']],
  // CR 702.109a, 702.152a
  [/^(?:Dash|Blitz)\b/, ['cost', 'static', 'static']],
  // CR 702.56a
  [/^Replicate\b/, ['cost', 'triggered']],
  // CR 702.62a
  [/^Suspend\b/, ['static', 'triggered', 'triggered']],
  [/ enters (?:the battlefield )?tapped and doesn't untap\b/, ['static', 'static']],
  [/^You may cast .* from your graveyard by paying .* If you do, it enters /, ['static', 'static']],
];

/**
 * Reads what a card's text amounts to. A paragraph is one ability, a line of keywords one for each, a bulleted mode
 * belongs to the paragraph above it; reminder text, and so the text of a basic land, is none.
 */
export function readAbilities(text: string, isSpell: boolean): PrintedAbilities {
  const paragraphs = text
    .split('\n')
    .filter(isOfTheGame)
    .map(plain)
    .filter(isAbility)
    .flatMap(kickers)
    .flatMap(waysToPay);
  const keywords = paragraphs.map(keywordsIn);
  const parts = paragraphs.flatMap((paragraph): readonly Part[] => {
    const words = keywordLine(paragraph);
    if (words !== null) return words;
    // Evoke is an alternative cost and an ability that triggers on entering. CR 702.74a
    if (/^Evoke\b/.test(paragraph)) return [partOf(paragraph, isSpell), 'triggered'];
    return SEVERAL.find(([wording]) => wording.test(paragraph))?.[1] ?? [partOf(paragraph, isSpell)];
  });
  return {
    kinds: parts.filter((part) => part !== 'cost' && part !== 'spell'),
    keywords: keywords.flat(),
    costs: parts.filter((part) => part === 'cost').length,
    spell: parts.includes('spell'),
  };
}

/** Without reminder text, quotes and ability word. CR 207.2a */
function plain(paragraph: string): string {
  return paragraph
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\([^()]*\)/g, '')
    .replace(/"[^"]*"/g, '')
    .trim()
    .replace(/^[A-Z][A-Za-z' ]* [—–-] (?=[A-Z{])/, '');
}

/** Companion speaks of cards outside the game, and there are none. CR 702.139a */
function isOfTheGame(line: string): boolean {
  return !/^Companion\b/.test(line);
}

function isAbility(paragraph: string): boolean {
  return paragraph !== '' && !paragraph.startsWith('•');
}

/** One paragraph may state two kickers. CR 702.33b */
function kickers(paragraph: string): readonly string[] {
  return paragraph.startsWith('Kicker')
    ? paragraph.split(/ and\/or (?=\{)/).map((one) => one.replace(/^\{/, 'Kicker {'))
    : [paragraph];
}

/** One line may have several keywords that say how a spell is paid for. CR 702.51a, 702.66a */
function waysToPay(paragraph: string): readonly string[] {
  return /^(?:Convoke|Delve)\b/.test(paragraph) ? paragraph.split(/, /) : [paragraph];
}

/** The keywords without a parameter of a line that holds keywords only. */
function keywordsIn(paragraph: string): readonly SimpleKeyword[] {
  return keywordLine(paragraph) === null
    ? []
    : paragraph
        .toLowerCase()
        .split(/[,;] */)
        .filter(isSimpleKeyword);
}

/** What the keywords are that stand for abilities of another kind. CR 702 */
const WITH_PARAMETERS: readonly (readonly [RegExp, AbilityKind])[] = [
  [
    /^(?:bushido \d+|flanking|exalted|battle cry|afflict \d+|annihilator \d+|rampage \d+|provoke|mentor|persist|undying|cascade)$/,
    'triggered',
  ],
  [/^(?:[a-z ]*walk|changeling)$/, 'static'],
  [/^(?:ninjutsu|unearth) \{\S+$/, 'activated'],
];

/** The abilities of a line that holds keywords only; null where it holds anything else. Protection from two qualities is two. CR 702.16g */
function keywordLine(paragraph: string): readonly AbilityKind[] | null {
  const kinds: AbilityKind[] = [];
  for (const word of paragraph.toLowerCase().split(/[,;] */)) {
    const protections = word.startsWith('protection from ') ? word.split('from ').length - 1 : 0;
    const kind = WITH_PARAMETERS.find(([wording]) => wording.test(word))?.[1];
    if (isSimpleKeyword(word)) kinds.push('keyword');
    else if (kind !== undefined) kinds.push(kind);
    else if (protections > 0) kinds.push(...Array.from({ length: protections }, () => 'keyword' as const));
    else return null;
  }
  return kinds;
}

function isSimpleKeyword(word: string): word is SimpleKeyword {
  return KEYWORDS.has(word);
}

function partOf(paragraph: string, isSpell: boolean): Part {
  const part = BEGINNINGS.find(([beginning]) => beginning.test(paragraph))?.[1];
  if (!isSpell) return part ?? 'static';
  if (ABOUT_THE_SPELL.test(paragraph)) return 'static';
  const ofTheSpell = part === 'triggered' && !/^(?:When(?:ever)? you cast this spell|Storm|Cascade)\b/.test(paragraph);
  return part === undefined || ofTheSpell ? 'spell' : part;
}
