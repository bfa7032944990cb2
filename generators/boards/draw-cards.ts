import type { CardRecord } from '../../engine/facts.ts';
import type { Seat, Zone } from '../../protocol/index.ts';
import type { Draws } from '../draws.ts';
import { type CardPool, cardsMeant } from '../pool.ts';
import { isLand, isPermanent } from '../printed.ts';
import type { FocusCard, Recipe } from '../recipe.ts';
import { type CardDraft, drawCard } from './card.ts';
import { type Frame, opponentsOf, seatsOf } from './frame.ts';
import { drawLands, landsFor } from './lands.ts';

/** The recipe's own cards, each with its chance; `percent` scales all chances. */
export function drawFocus(draws: Draws, frame: Frame, recipe: Recipe, percent = 100): readonly CardDraft[] {
  return recipe.focus.flatMap((focus) => {
    if (!draws.chance((focus.chance * percent) / 100)) return [];
    const record = draws.pickOrNull(cardsMeant(frame.pool, focus.pick));
    return record === null ? [] : [drawCard(draws, frame, record, focus.zone, drawOwner(draws, frame, focus))];
  });
}

/** One of the recipe's own cards, each line of it as likely as its chance says; null where it names none that is known. */
export function drawOwnCard(draws: Draws, pool: CardPool, { focus }: Recipe): CardRecord | null {
  const line = draws.pickOrNull(focus);
  if (line === null) return null;
  return draws.chance(Math.max(30, line.chance)) ? draws.pickOrNull(cardsMeant(pool, line.pick)) : null;
}

function drawOwner(draws: Draws, frame: Frame, focus: FocusCard): Seat {
  switch (focus.whose) {
    case 'active':
      return frame.active;
    case 'next':
      return (frame.active + 1) % frame.players.length;
    case 'opponent':
      return draws.pick(opponentsOf(frame, frame.active));
    case 'anyone':
      return draws.pick(seatsOf(frame));
  }
}

/** Cards of these roles, or any at all now and then, wherever such a card may be. */
export function drawNoise(draws: Draws, frame: Frame, roles: readonly string[], count: number): readonly CardDraft[] {
  return draws.times(count, () => {
    const record = drawRecord(draws, frame.pool, roles);
    const owner = draws.pick(seatsOf(frame));
    const token = draws.chance(25) ? draws.pickOrNull(Object.keys(record.tokens)) : null;
    const made = token === null ? null : frame.pool.named(`${record.name}/${token}`);
    return made === null
      ? drawCard(draws, frame, record, drawZone(draws, record), owner)
      : drawCard(draws, frame, made, 'battlefield', owner, `${record.name}/${token}`);
  });
}

export function drawRecord(draws: Draws, pool: CardPool, roles: readonly string[]): CardRecord {
  const role = draws.chance(75) ? draws.pickOrNull(roles) : null;
  return (role === null ? null : draws.pickOrNull(pool.withRole(role))) ?? draws.pick(pool.cards);
}

/** Where a card of a game in progress is likely to be. */
export function drawZone(draws: Draws, record: CardRecord): Zone {
  const roll = draws.upTo(99);
  if (!isPermanent(record)) return roll < 75 ? 'hand' : roll < 95 ? 'graveyard' : 'exile';
  return roll < 60 ? 'battlefield' : roll < 90 ? 'hand' : roll < 97 ? 'graveyard' : 'exile';
}

/** Lands for everyone: mostly enough for the dearest card that the player holds or can activate, never more than `most`. */
export function drawManaBases(
  draws: Draws,
  frame: Frame,
  drafts: readonly CardDraft[],
  least: number,
  most: number,
): readonly CardDraft[] {
  return seatsOf(frame).flatMap((seat) => {
    const cards = drafts.flatMap(({ name, owner, zone }) => {
      const record = owner === seat && (zone === 'hand' || zone === 'battlefield') ? frame.pool.named(name) : null;
      return record === null || isLand(record) ? [] : [record];
    });
    const enough = Math.min(most, Math.max(least, landsFor(cards)));
    const count = draws.chance(75) ? Math.min(most, enough + draws.upTo(2)) : draws.between(least, enough);
    const lands = drawLands(draws, frame, count, cards);
    return lands.map((record) => drawCard(draws, frame, record, 'battlefield', seat));
  });
}

/** A few cards that a board of this recipe is about, for libraries. */
export function drawSpareCards(draws: Draws, pool: CardPool, recipe: Recipe): readonly CardRecord[] {
  return draws.times(5, () => drawOwnCard(draws, pool, recipe) ?? drawRecord(draws, pool, recipe.surroundings));
}
