import { cardNamed } from '../../engine/facts.ts';
import type { Board, BoardCard, BoardPlayer, History, Seat, Zone } from '../../protocol/index.ts';
import type { CounterexampleFile } from '../counterexample.generated.ts';

/** What an export is made from. */
export interface ExportSource {
  readonly counterexample: CounterexampleFile;
  /** One sentence: what the property says. */
  readonly says: string;
  /** The game as the reference played it, at least up to where the counterexample shows what is wrong. */
  readonly expected: History;
}

/** How far an export was proved to be what its engine reads. */
export type Grade = 'loaded by the real engine' | 'read back by our reader' | 'golden only';

/** A counterexample in another format. */
export interface Exported {
  readonly kind: 'exported';
  readonly grade: Grade;
  /** What the file is best called. */
  readonly fileName: string;
  readonly text: string;
  /** What the format cannot say of it, a sentence each. It stands in the file, too, where the format has comments. */
  readonly notSaid: readonly string[];
}

/** Why there is no export. */
export interface CannotExport {
  readonly kind: 'cannot export';
  readonly why: string;
}

/** The cards in a zone of a player in their order; on the battlefield, those under their control. */
export function cardsIn({ cards }: Board, zone: Zone, seat: Seat): readonly BoardCard[] {
  return cards.filter((card) => card.zone === zone && (zone === 'battlefield' ? card.controller : card.owner) === seat);
}

/** Whether a name is of a token, `Card/Token`. What no card makes is a card's name, whatever is in it. */
export function isToken(name: string): boolean {
  return name.includes('/') && !name.includes(' // ') && cardNamed(name) !== null;
}

/** A card as sentences speak of it. */
export function called({ id, name }: BoardCard): string {
  return `${name} (${id})`;
}

/** Whether permanents of one player entered before and after some of another: most formats have each player's by themselves. */
export function isMixed({ cards }: Board): boolean {
  const controllers = cards.flatMap(({ zone, controller }) => (zone === 'battlefield' ? [controller] : []));
  const runs = controllers.filter((seat, index) => seat !== controllers[index - 1]);
  return runs.length > new Set(runs).size || runs.some((seat, index) => seat < (runs[index - 1] ?? 0));
}

/** What is said where they are. */
export const MIXED = 'In which order permanents of different players entered, and so their timestamps.';

/** What most formats cannot say of players, a sentence each: their counters, and lands that were played. */
export function unsaidOfPlayer(
  { counters, landsPlayed }: Pick<BoardPlayer, 'counters' | 'landsPlayed'>,
  seat: Seat,
): readonly string[] {
  return [
    ...Object.entries(counters).map(([kind, count]) => `${count} ${kind} counters of player ${seat}.`),
    ...(landsPlayed === 0 ? [] : [`That player ${seat} has played ${landsPlayed} lands this turn.`]),
  ];
}

/** What most formats cannot say of a card: its damage, and whose it is. */
export function unsaidOfCard(card: BoardCard): readonly string[] {
  const { damage, owner, controller } = card;
  return [
    ...(damage === 0 ? [] : [`${damage} damage on ${called(card)}.`]),
    ...(owner === controller ? [] : [`That player ${owner} owns ${called(card)}.`]),
  ];
}

/** The first words of a file's name: the property and a hash that keeps two classes of it apart. */
export function baseName({ property, class: name }: CounterexampleFile): string {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return `${property.replace(/[^\w-]+/g, '-')}-${hash.toString(16).padStart(8, '0')}`;
}
