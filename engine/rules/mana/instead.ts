import { derive } from '../../characteristics/derive.ts';
import type { Payment } from '../../proc.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { atSlot } from '../../state/read.ts';
import type { Root } from '../../state/root.ts';
import { maskOfCreature } from './matching.ts';
import { type ManaSource, manaSources, type Unit } from './sources.ts';

/** What may stand for mana in a payment. */
export interface InsteadOfMana {
  /** Each creature that may convoke, as a source of itself: what it is tapped for it makes no mana for. */
  readonly creatures: readonly ManaSource[];
  readonly cards: readonly Unit[];
  /** Whether there may be more of them once mana abilities were activated, so that "no payment" cannot be said for certain. */
  readonly unsure: boolean;
}

/** Creatures that may convoke and cards that may be exiled for delve, but for those in `without`. CR 702.51a, 702.66a */
export function insteadOfMana(root: Root, payment: Payment, without: readonly ObjectId[]): InsteadOfMana {
  const { player, means } = payment;
  const isFree = (id: ObjectId): boolean => !without.includes(id) && !payment.reserved.includes(id);
  const able = means.convoke ? convokers(root, player) : [];
  const cards = means.delve ? cardsToDelve(root, player, payment.on).filter(isFree) : [];
  const { plain } = manaSources(root, player);
  return {
    creatures: able.filter(isFree).map((id) => asSource(root, id)),
    cards: cards.map((id) => ({ kind: 'card', types: [], snow: false, source: id, from: null })),
    unsure: plain.some(({ object, stays, sacrificed }) => (sacrificed ? means.delve : stays && able.includes(object))),
  };
}

/** Untapped creatures that the player controls, however long they have. CR 702.51a, 302.6 */
export function convokers(root: Root, player: PlayerId): readonly ObjectId[] {
  return root.battlefield.flatMap((slot) => {
    const { id } = atSlot(root, slot);
    const seen = derive(root).characteristics(id);
    if (seen === null || seen.controller !== player || !seen.types.includes('creature')) return [];
    return root.status[slot]?.tapped === false ? [id] : [];
  });
}

/** The player's graveyard, without the card that is to be cast where that is still there. CR 702.66a, 601.2a */
export function cardsToDelve(root: Root, player: PlayerId, cast: ObjectId): readonly ObjectId[] {
  return (root.graveyards[player] ?? []).map((slot) => atSlot(root, slot).id).filter((id) => id !== cast);
}

function asSource(root: Root, id: ObjectId): ManaSource {
  const types = derive(root).characteristics(id)?.colors ?? [];
  const unit: Unit = { kind: 'creature', types, snow: false, source: id, from: null };
  const mask = maskOfCreature(types);
  return { object: id, address: '', alternatives: [[unit]], life: 0, sacrificed: false, stays: false, single: mask };
}
