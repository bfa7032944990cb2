import type { Board, BoardCard, CardId } from '../../protocol/index.ts';
import type { CardPool } from '../pool.ts';
import { standsIn } from './legal-board.ts';
import { type Stand, whyDetached, whyFalls } from './standing.ts';
import { leastToughness } from './toughness.ts';

/**
 * Makes a board legal: what could not stay on the battlefield is in its owner's hand instead (a token: nowhere), what could not stay attached is
 * unattached, and damage is not lethal.
 */
export function settled(board: Board, pool: CardPool): Board {
  const stands = standsIn(board, pool);
  const fallen = new Set(stands.filter((stand) => whyFalls(stand, stands) !== null).map(({ card }) => card.id));
  if (fallen.size === 0) return mended(board, stands);
  const left = withoutStanding(board, fallen);
  return mended(left, standsIn(left, pool));
}

function mended(board: Board, stands: readonly Stand[]): Board {
  const loose = new Set(stands.filter((stand) => whyDetached(stand, stands) !== null).map(({ card }) => card.id));
  const auras = stands.filter(({ card, record }) => loose.has(card.id) && record.subtypes.includes('Aura'));
  const left = withoutStanding(board, new Set(auras.map(({ card }) => card.id)));
  const byId = new Map(stands.map((stand) => [stand.card.id, stand]));
  return {
    ...left,
    cards: left.cards.map((card) => {
      const stand = byId.get(card.id);
      if (card.zone !== 'battlefield' || stand === undefined) return card;
      const damage = bearableDamage(stand);
      if (damage === card.damage && !loose.has(card.id)) return card;
      return { ...card, damage, attachedTo: loose.has(card.id) ? null : card.attachedTo };
    }),
  };
}

function bearableDamage(stand: Stand): number {
  if (stand.card.damage === 0) return 0;
  const toughness = leastToughness(stand, stand.bearing);
  if (toughness === null || !stand.record.types.includes('creature')) return 0;
  return Math.max(0, Math.min(stand.card.damage, toughness - 1));
}

function withoutStanding(board: Board, ids: ReadonlySet<CardId>): Board {
  if (ids.size === 0) return board;
  const cards = board.cards.flatMap((card) => {
    if (!ids.has(card.id)) return [card];
    return card.name.includes('/') ? [] : [inHand(card)];
  });
  return { ...board, cards };
}

/** The card in its owner's hand. */
export function inHand(card: BoardCard): BoardCard {
  return plain({ ...card, zone: 'hand' });
}

/** The card without any status, as it is in every zone but the battlefield. */
export function plain(card: BoardCard): BoardCard {
  return {
    ...card,
    controller: card.owner,
    tapped: false,
    held: false,
    damage: 0,
    counters: {},
    attachedTo: null,
    exiledWith: null,
    chosen: {},
  };
}
