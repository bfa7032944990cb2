import type { Seat, Zone } from '../../protocol/index.ts';
import type { Draws } from '../draws.ts';
import { type CardPool, type CardRecord, isLand, isPermanent } from '../pool.ts';
import type { FocusCard, Recipe } from '../recipe.ts';
import { type CardDraft, drawCard } from './card.ts';
import { type Frame, opponentsOf, seatsOf } from './frame.ts';
import { drawLands, landsFor } from './lands.ts';

/** The recipe's own cards, each with its chance; `percent` scales all chances. */
export function drawFocus(draws: Draws, frame: Frame, recipe: Recipe, percent = 100): readonly CardDraft[] {
  return recipe.focus.flatMap((focus) => {
    if (!draws.chance((focus.chance * percent) / 100)) return [];
    const record = draws.pickOrNull(candidates(frame.pool, focus));
    return record === null ? [] : [drawCard(draws, frame, record, focus.zone, drawOwner(draws, frame, focus))];
  });
}

/** The cards that one line of a recipe may mean. */
export function candidates(pool: CardPool, { pick }: FocusCard): readonly CardRecord[] {
  if (pick.kind === 'role') return pool.withRole(pick.role);
  const record = pool.named(pick.name);
  return record === null ? [] : [record];
}

function drawOwner(draws: Draws, frame: Frame, focus: FocusCard): Seat {
  switch (focus.whose) {
    case 'active':
      return frame.active;
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
    const token = draws.chance(4) ? draws.pickOrNull(Object.keys(record.tokens)) : null;
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
    const lands = drawLands(draws, frame.pool, count, cards, frame.home);
    return lands.map((record) => drawCard(draws, frame, record, 'battlefield', seat));
  });
}

/** Cards that a board of this recipe is about, for libraries and hands. */
export function spareCards(
  draws: Draws,
  pool: CardPool,
  recipe: Recipe,
  roles: readonly string[],
): readonly CardRecord[] {
  const own = recipe.focus.flatMap((focus) => draws.some(candidates(pool, focus).slice(0, 3), 40));
  return [...own, ...draws.times(3, () => drawRecord(draws, pool, roles))];
}
