import { rulingId } from '../identity.ts';
import type { UnreadableText } from './comprehensive-rules.ts';

/** One official ruling with its text, as a user's card file has it. */
export interface RulingText {
  readonly card: string;
  /** ISO 8601. */
  readonly date: string;
  readonly text: string;
}

/** The rulings of a user's card files, by every id that they answer to; and the names of all cards in the files. */
export interface CardTexts {
  readonly kind: 'cards';
  readonly names: ReadonlySet<string>;
  /** Oldest publication first; the same text may have been published on several days. */
  readonly rulings: ReadonlyMap<string, readonly RulingText[]>;
}

/**
 * Reads the contents of one or more card files as one collection. A file is a JSON array, or one JSON object a line.
 * An object is a card with its rulings (`{name, faces, rulings: [{date, text}]}`), or, as Scryfall's bulk files have
 * them, a card (`{name, oracle_id, card_faces}`) or a ruling (`{oracle_id, published_at, comment}`), joined by their
 * `oracle_id`. A ruling of a card with several faces answers to ids of the whole name and of each face. Objects of
 * other shapes, and rulings whose card is in none of the files, are passed over.
 */
export function readCardFiles(files: readonly string[]): CardTexts | UnreadableText {
  const objects: Json[] = [];
  for (const file of files) {
    const read = readObjects(file);
    if (!Array.isArray(read)) return read;
    objects.push(...read);
  }
  const cards = objects.flatMap(readCard);
  if (cards.length === 0) {
    return { kind: 'unreadable', expected: 'cards, each with a name', found: 'none', line: 1 };
  }
  const byOracleId = new Map(cards.map((card) => [card.oracleId, card]));
  const apart = objects.flatMap((object) => {
    const card = byOracleId.get(text(object['oracle_id']) ?? '');
    return card === undefined ? [] : readRuling(object).map((ruling) => ({ card, ...ruling }));
  });
  const within = cards.flatMap((card) => card.rulings.map((ruling) => ({ card, ...ruling })));
  return {
    kind: 'cards',
    names: new Set(cards.flatMap((card) => card.names)),
    rulings: byId([...within, ...apart]),
  };
}

type Json = Readonly<Record<string, unknown>>;

interface Dated {
  readonly date: string;
  readonly text: string;
}

interface Card {
  readonly oracleId: string;
  /** The whole name, then the names of its faces. */
  readonly names: readonly string[];
  readonly rulings: readonly Dated[];
}

function byId(rulings: readonly ({ readonly card: Card } & Dated)[]): ReadonlyMap<string, readonly RulingText[]> {
  const found = new Map<string, RulingText[]>();
  for (const ruling of rulings) {
    for (const name of new Set(ruling.card.names)) {
      const id = rulingId(name, ruling.text);
      const texts = found.get(id) ?? [];
      const known = texts.some((other) => other.date === ruling.date);
      if (!known) texts.push({ card: name, date: ruling.date, text: ruling.text });
      found.set(id, texts);
    }
  }
  for (const texts of found.values()) texts.sort((a, b) => (a.date < b.date ? -1 : 1));
  return found;
}

function readObjects(file: string): Json[] | UnreadableText {
  const content = file.replace(/^\uFEFF/, '');
  if (content.trimStart().startsWith('[')) {
    const array = parse(content);
    if (Array.isArray(array)) return array.filter(isObject);
    return { kind: 'unreadable', expected: 'a JSON array', found: content.slice(0, 80), line: 1 };
  }
  const objects: Json[] = [];
  for (const [index, line] of content.split('\n').entries()) {
    if (line.trim() === '') continue;
    const object = parse(line);
    if (!isObject(object)) {
      return { kind: 'unreadable', expected: 'a JSON object', found: line.slice(0, 80), line: index + 1 };
    }
    objects.push(object);
  }
  return objects;
}

function readCard(object: Json): readonly Card[] {
  const name = text(object['name']);
  if (name === null) return [];
  const faces = object['faces'];
  const cardFaces = array(object['card_faces']).flatMap((face) => (isObject(face) ? [text(face['name'])] : []));
  const faceNames = [...(isObject(faces) ? Object.keys(faces) : []), ...cardFaces.filter((face) => face !== null)];
  return [
    {
      oracleId: text(object['oracle_id']) ?? `name ${name}`,
      names: [name, ...faceNames],
      rulings: array(object['rulings']).flatMap((ruling) => (isObject(ruling) ? readRuling(ruling) : [])),
    },
  ];
}

function readRuling(object: Json): readonly Dated[] {
  const date = text(object['date']) ?? text(object['published_at']);
  const words = text(object['text']) ?? text(object['comment']);
  return date === null || words === null ? [] : [{ date, text: words }];
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function array(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
