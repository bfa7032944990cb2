import { CARDS, type CardRecord, cardNamed, COUNTER_KINDS, nameOfChoice } from '../../engine/facts.ts';
import type { CardSpec } from '../../protocol/board-spec.ts';
import type { CardId, Seat } from '../../protocol/index.ts';
import { nearest } from '../usage-error.ts';
import type { Source } from './asked.ts';
import { LineError } from './complaints.ts';
import { colorLetter, plain, splitList } from './phrases.ts';

/** Cards of one line of the file, all alike. */
export interface CardItem {
  readonly line: number;
  readonly card: string;
  readonly count: number;
  readonly alias: string | null;
  readonly details: readonly string[];
}

/** Names by their plain form, to find a card however it is written. */
const KNOWN: ReadonlyMap<string, string> = new Map(CARDS.map(({ name }) => [plain(name), name]));
/** `kess` for Kess, Dissident Mage, where only one card is so called. */
const SHORT: ReadonlyMap<string, string | null> = shortNames();

const ITEM =
  /^(?:(\d+)\s*x?\s+)?(.+?)(?:\s+x\s*(\d+))?\s*(?:\(([^()]*)\))?(?:\s+(?:as|called)\s+([^()]+?))?\s*(?:\(([^()]*)\))?$/i;

/** The cards of a line: `3 Mountain; Grizzly Bears as Bears (tapped)`; `none`. Throws a `LineError`. */
export function readCardItems({ number, text }: Source): readonly CardItem[] {
  if (/^(?:none|nothing|empty|no cards?)$/i.test(text)) return [];
  return splitList(text, (name) => nameOf(name) !== null).map((item) => readItem(number, item));
}

/** The name of a card as it is printed, for what may be written in its place; null for what is no card that is known. */
export function nameOf(written: string): string | null {
  const name = plain(written);
  return KNOWN.get(name) ?? SHORT.get(name) ?? tokenNamed(written) ?? null;
}

function readItem(line: number, item: string): CardItem {
  const [, before, written = item, after, first, alias, last] = ITEM.exec(item) ?? [];
  const count = Number(before ?? after ?? 1);
  const card = nameOf(written) ?? (count > 1 ? nameOf(written.replace(/s$/, '')) : null);
  if (card === null) throw new LineError(line, unknownCard(written));
  if (count < 1 || count > 60) throw new LineError(line, `expected 1 to 60 of a card, found ${count}`);
  if (count > 1 && alias !== undefined)
    throw new LineError(line, `${count} cards cannot all be called "${alias}"; write each of them by itself`);
  const details = [first, last].flatMap((each) =>
    each === undefined ? [] : each.split(/[,;]/).map((one) => one.trim()),
  );
  return { line, card, count, alias: alias?.trim() ?? null, details: details.filter((detail) => detail !== '') };
}

/** The refusal of a name, with those that are like it. */
export function unknownCard(written: string): string {
  const names = CARDS.map(({ name }) => name);
  const words = ` ${plain(written)} `;
  const partly = names.filter((name) => ` ${plain(name)} `.includes(words));
  const near = [...new Set([...partly, ...nearest(written, names)])].slice(0, 3);
  const hint =
    near.length === 0
      ? ' (see headjudge cards list, and headjudge rulings coverage --limits for what it cannot do)'
      : `; did you mean ${near.join(' or ')}?`;
  return `the reference knows no card "${written}"${hint}`;
}

/** What a card of a board is besides its name. `idOf` finds cards by what the file calls them. */
export function cardSpec(
  item: CardItem,
  id: CardId,
  idOf: (called: string, line: number) => CardId,
  seatOf: (called: string, line: number) => Seat,
): Exclude<CardSpec, string> {
  const record = cardNamed(item.card);
  let spec: Exclude<CardSpec, string> = { card: item.card, as: id };
  for (const detail of item.details) spec = { ...spec, ...readDetail(item, detail, record, spec, idOf, seatOf) };
  return spec;
}

/** Loyalty counters that a planeswalker has when the file does not say. */
export function withLoyalty(spec: Exclude<CardSpec, string>): Exclude<CardSpec, string> {
  const loyalty = cardNamed(spec.card)?.loyalty ?? null;
  return typeof loyalty !== 'number' || spec.counters !== undefined ? spec : { ...spec, counters: { loyalty } };
}

function readDetail(
  { line, card }: CardItem,
  detail: string,
  record: CardRecord | null,
  so: Exclude<CardSpec, string>,
  idOf: (called: string, line: number) => CardId,
  seatOf: (called: string, line: number) => Seat,
): Partial<Exclude<CardSpec, string>> {
  if (/^tapped$/i.test(detail)) return { tapped: true };
  if (/^untapped$/i.test(detail)) return { tapped: false };
  if (/^(?:new|summoning sick|came this turn|entered this turn)$/i.test(detail)) return { held: false };
  const damage = /^(\d+) damage$/i.exec(detail)?.[1];
  if (damage !== undefined) return { damage: Number(damage) };
  const [, count = '1', counter] = /^(?:(\d+|an?)\s+)?(\S+)(?: counters?)$/i.exec(detail) ?? [];
  if (counter !== undefined) {
    if (!(COUNTER_KINDS as readonly string[]).includes(counter.toLowerCase()))
      throw new LineError(line, `the reference has no ${counter} counters; it has ${COUNTER_KINDS.join(', ')}`);
    return { counters: { ...so.counters, [counter.toLowerCase()]: /^\d+$/.test(count) ? Number(count) : 1 } };
  }
  const attached = /^(?:attached to|on|enchanting|equipped to)\s+(.+)$/i.exec(detail)?.[1];
  if (attached !== undefined) return { attachedTo: idOf(attached, line) };
  const exiled = /^(?:exiled (?:with|by)|with|by|under)\s+(.+)$/i.exec(detail)?.[1];
  if (exiled !== undefined) return { exiledWith: idOf(exiled, line) };
  const owner = /^owned by\s+(.+)$/i.exec(detail)?.[1] ?? /^(.+?)['’]s card$/i.exec(detail)?.[1];
  if (owner !== undefined) return { owner: seatOf(owner, line) };
  const choice = record === null ? null : nameOfChoice(record);
  const chosen =
    /^(?:chosen:?|chose|named|choosing)\s+(.+)$/i.exec(detail)?.[1] ?? (choice === null ? undefined : detail);
  if (chosen !== undefined) {
    if (choice === null) throw new LineError(line, `nothing is chosen for ${card} as it enters`);
    return { chosen: { [choice]: colorLetter(chosen) ?? chosen.charAt(0).toUpperCase() + chosen.slice(1) } };
  }
  throw new LineError(
    line,
    `${card}: expected tapped, new, "2 damage", "3 +1/+1 counters", "attached to X", "exiled with X", "owned by X" or "chosen X", found "${detail}"`,
  );
}

/** `Hangarback Walker/Thopter`, or `Thopter token of Hangarback Walker`. */
function tokenNamed(written: string): string | undefined {
  const [, token, maker] = /^(.+?) tokens? (?:of|from|made by) (.+)$/i.exec(written) ?? [];
  const [left, right] = token !== undefined && maker !== undefined ? [maker, token] : written.split('/');
  if (left === undefined || right === undefined) return undefined;
  const card = KNOWN.get(plain(left)) ?? SHORT.get(plain(left)) ?? null;
  const tokens = card === null ? [] : Object.keys(cardNamed(card)?.tokens ?? {});
  const name = tokens.find((each) => plain(each) === plain(right));
  return name === undefined ? undefined : `${card}/${name}`;
}

function shortNames(): ReadonlyMap<string, string | null> {
  const short = new Map<string, string | null>();
  for (const { name } of CARDS) {
    const [before = '', after] = name.split(/,/);
    const key = plain(before);
    if (after !== undefined && !KNOWN.has(key)) short.set(key, short.has(key) ? null : name);
  }
  return short;
}
