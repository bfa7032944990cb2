import type { CardRecord } from '../../engine/facts.ts';
import type { Board, BoardCard, CardId, Seat } from '../../protocol/index.ts';
import type { Draws } from '../draws.ts';
import { standsIn } from '../legality/legal-board.ts';
import { settled } from '../legality/settle.ts';
import { mayBeAttached } from '../legality/standing.ts';
import type { CardPool } from '../pool.ts';
import { fitsPile, isAura, isEquipment, keepsPile } from '../printed.ts';
import { type CardDraft, plainCard } from './card.ts';
import { type Frame, seatsOf } from './frame.ts';

/** A legal board of these cards: with attachments, libraries, and ids in board order. */
export function assembled(
  draws: Draws,
  frame: Frame,
  drafts: readonly CardDraft[],
  spare: readonly CardRecord[],
): Board {
  const { players, turn, active, step, pool } = frame;
  const libraries = seatsOf(frame).flatMap((seat) => drawLibrary(draws, frame, seat, spare));
  const battlefield = draws.shuffled(drafts.filter(({ zone }) => zone === 'battlefield'));
  const elsewhere = drafts.filter(({ zone }) => zone !== 'battlefield').sort((a, b) => placeOf(a) - placeOf(b));
  const cards = [...battlefield, ...elsewhere, ...libraries].map((draft, index) => ({ ...draft, id: `c${index + 1}` }));
  const loose: Board = { players, cards, turn, active, step };
  return inBoardOrder(
    settled(frame.level < 2 ? loose : withPiles(draws, withAttachments(draws, loose, pool), pool), pool),
  );
}

/** Plain lands, and some of the cards that the board is about. */
function drawLibrary(draws: Draws, frame: Frame, owner: Seat, spare: readonly CardRecord[]): readonly CardDraft[] {
  const plain = frame.lands[draws.pick(frame.home)];
  return draws.times(draws.between(...frame.library), () => {
    const record = (draws.chance(35) ? draws.pickOrNull(spare) : null) ?? plain;
    return plainCard(record.name, 'library', owner);
  });
}

/** Attaches Auras, and most Equipment, to something that they may be attached to, where there is any. */
export function withAttachments(draws: Draws, board: Board, pool: CardPool): Board {
  const stands = standsIn(board, pool);
  const hosts = new Map(
    stands.flatMap((stand) => {
      const { card, record } = stand;
      if (card.attachedTo !== null || !(isAura(record) || (isEquipment(record) && draws.chance(70)))) return [];
      const fit = stands.filter((other) => other !== stand && !isAura(other.record) && mayBeAttached(stand, other));
      const host = draws.pickOrNull(fit);
      return host === null ? [] : [[card.id, host.card.id] as const];
    }),
  );
  if (hosts.size === 0) return board;
  const attached = (card: BoardCard): BoardCard => {
    const host = hosts.get(card.id);
    return host === undefined ? card : { ...card, attachedTo: host };
  };
  return { ...board, cards: board.cards.map(attached) };
}

/** What the card was exiled with; null where that is not on the battlefield. */
function pileOf({ exiledWith }: BoardCard, standing: ReadonlySet<CardId>): CardId | null {
  return exiledWith !== null && standing.has(exiledWith) ? exiledWith : null;
}

/** Puts cards in exile into the piles of permanents that keep such, most of them where there is one. */
export function withPiles(draws: Draws, board: Board, pool: CardPool): Board {
  const keepers = board.cards.flatMap(({ id, name, zone }) => {
    const record = zone === 'battlefield' ? pool.named(name) : null;
    return record !== null && keepsPile(record) ? [{ id, record }] : [];
  });
  if (keepers.length === 0) return board;
  const sizes = new Map<CardId | null, number>();
  const piled = (card: BoardCard): BoardCard => {
    if (card.zone !== 'exile' || card.exiledWith !== null || !draws.chance(75)) return card;
    const own = pool.named(card.name);
    const fit = keepers.filter(({ id, record }) => own !== null && fitsPile(record, own, sizes.get(id) ?? 0));
    const exiledWith = draws.pickOrNull(fit)?.id ?? null;
    sizes.set(exiledWith, (sizes.get(exiledWith) ?? 0) + 1);
    return { ...card, exiledWith };
  };
  return { ...board, cards: board.cards.map(piled) };
}

const ZONES = ['battlefield', 'hand', 'graveyard', 'exile', 'library'] as const;

/** The battlefield oldest first, then zone by zone and player by player; ids `c1` … in this order. */
export function inBoardOrder(board: Board): Board {
  const sorted = [...board.cards].sort((a, b) => placeOf(a) - placeOf(b));
  const ids = new Map(sorted.map(({ id }, index) => [id, `c${index + 1}`]));
  const standing = new Set(board.cards.filter(({ zone }) => zone === 'battlefield').map(({ id }) => id));
  const renamed = sorted.map((card): BoardCard => {
    const id = ids.get(card.id) ?? card.id;
    if (id === card.id && card.attachedTo === null && card.exiledWith === null) return card;
    const named = (other: CardId | null): CardId | null => (other === null ? null : (ids.get(other) ?? null));
    return { ...card, id, attachedTo: named(card.attachedTo), exiledWith: named(pileOf(card, standing)) };
  });
  return { ...board, cards: renamed };
}

function placeOf({ zone, owner }: CardDraft): number {
  return zone === 'battlefield' ? 0 : ZONES.indexOf(zone) * 8 + owner;
}
