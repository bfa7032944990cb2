import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { UnreadableText } from '../../rulings/hydrate/comprehensive-rules.ts';

/** What a card file prints on one face of a card. */
export interface PrintedCard {
  readonly name: string;
  /** Such as `{X}{G}`; empty for no mana cost. */
  readonly manaCost: string;
  /** Without power, toughness and loyalty; the dash as the file has it. */
  readonly typeLine: string;
  /** As printed: `2`, `*`, `1+*`; null where nothing is. */
  readonly power: string | null;
  readonly toughness: string | null;
  readonly loyalty: string | null;
  /** One paragraph a line. */
  readonly text: string;
}

/** The faces in a card file, by name. */
export interface PrintedCards {
  readonly kind: 'cards';
  readonly byName: ReadonlyMap<string, PrintedCard>;
}

/** Reads a user's card file, packed with gzip or not. */
export function openCardFile(path: string): PrintedCards | UnreadableText {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    return unreadable('a card file', error instanceof Error ? error.message : path, 1);
  }
  if (!isPacked(bytes)) return readPrintedCards(new TextDecoder().decode(bytes));
  try {
    return readPrintedCards(gunzipSync(bytes).toString('utf8'));
  } catch (error) {
    return unreadable('a whole gzip file', error instanceof Error ? error.message : path, 1);
  }
}

/**
 * Reads the content of a card file: one JSON object a line, or an array of them. A card is
 * `{name, faces: {face: {type, cost, text}}}`, its type line followed by power and toughness or by `(Loyalty: n)`, or
 * what Scryfall's bulk files have, `{name, mana_cost, type_line, oracle_text, power, toughness, loyalty}`, the faces in
 * `card_faces`. A face whose name is also a card's own name stands behind that card.
 */
export function readPrintedCards(content: string): PrintedCards | UnreadableText {
  const objects = readObjects(content.replace(/^\uFEFF/, ''));
  if (!Array.isArray(objects)) return objects;
  const faces = objects.flatMap((card) => facesOf(card).map((face) => ({ face, own: face.name === card['name'] })));
  if (faces.length === 0) return unreadable('cards, each with a name and a type line', 'none', 1);
  const byName = new Map<string, PrintedCard>();
  for (const { face, own } of faces) if (own || !byName.has(face.name)) byName.set(face.name, face);
  return { kind: 'cards', byName };
}

type Json = Readonly<Record<string, unknown>>;

const GZIP = [0x1f, 0x8b];

function isPacked(bytes: Uint8Array): boolean {
  return GZIP.every((byte, index) => bytes[index] === byte);
}

function readObjects(content: string): Json[] | UnreadableText {
  if (content.trimStart().startsWith('[')) {
    const array = parse(content);
    return Array.isArray(array) ? array.filter(isObject) : unreadable('a JSON array', content.slice(0, 60), 1);
  }
  const objects: Json[] = [];
  for (const [index, line] of content.split('\n').entries()) {
    if (line.trim() === '') continue;
    const object = parse(line);
    if (!isObject(object)) return unreadable('a JSON object', line.slice(0, 60), index + 1);
    objects.push(object);
  }
  return objects;
}

function facesOf(card: Json): readonly PrintedCard[] {
  const faces = card['faces'];
  if (isObject(faces)) {
    return Object.entries(faces).flatMap(([name, face]) => (isObject(face) ? [gluedFace(name, face)] : []));
  }
  const apart = card['card_faces'];
  const parts = Array.isArray(apart) ? apart.filter(isObject) : [];
  return (parts.length === 0 ? [card] : parts).flatMap(fieldsFace);
}

/** A face whose type line ends with power and toughness, or loyalty. */
function gluedFace(name: string, face: Json): PrintedCard {
  const line = text(face['type']) ?? '';
  const loyalty = / \(Loyalty: ([^)]+)\)$/.exec(line);
  const size = / ([^\s/]+)\/([^\s/]+)$/.exec(line);
  return {
    name,
    manaCost: text(face['cost']) ?? '',
    typeLine: line.slice(0, loyalty?.index ?? size?.index ?? line.length),
    power: size?.[1] ?? null,
    toughness: size?.[2] ?? null,
    loyalty: loyalty?.[1] ?? null,
    text: text(face['text']) ?? '',
  };
}

function fieldsFace(face: Json): readonly PrintedCard[] {
  const name = text(face['name']);
  const typeLine = text(face['type_line']);
  if (name === null || typeLine === null) return [];
  return [
    {
      name,
      manaCost: text(face['mana_cost']) ?? '',
      typeLine,
      power: text(face['power']),
      toughness: text(face['toughness']),
      loyalty: text(face['loyalty']),
      text: text(face['oracle_text']) ?? '',
    },
  ];
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

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function unreadable(expected: string, found: string, line: number): UnreadableText {
  return { kind: 'unreadable', expected, found, line };
}
