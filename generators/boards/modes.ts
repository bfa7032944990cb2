import type { Board } from '../../protocol/index.ts';
import type { Draws } from '../draws.ts';
import { isPermanent } from '../printed.ts';
import type { Recipe } from '../recipe.ts';
import { assembled } from './assemble.ts';
import { type CardDraft, drawCard } from './card.ts';
import { drawFocus, drawManaBases, drawNoise, drawOwnCard, drawRecord, drawSpareCards } from './draw-cards.ts';
import { type Frame, seatsOf } from './frame.ts';

/** Ways to draw a board for a recipe. */

/** The recipe's own cards, and mostly a little noise and lands enough to do something. */
export function focusBoard(draws: Draws, frame: Frame, recipe: Recipe): Board {
  const corner = drawCorner(draws, recipe);
  if (corner !== null) {
    const drafts = drawFocus(draws, frame, { ...recipe, focus: corner });
    return assembled(draws, frame, drafts, drawSpareCards(draws, frame.pool, recipe));
  }
  const focus = drawFocus(draws, frame, recipe);
  if (draws.chance(recipe.bare)) return assembled(draws, frame, focus, drawSpareCards(draws, frame.pool, recipe));
  const noise = drawNoise(draws, frame, recipe.surroundings, draws.upTo(6));
  return withLands(draws, frame, recipe, [...focus, ...noise], [1, 8]);
}

/** In percent of the focused boards, for each corner. */
const CORNER = 6;

function drawCorner(draws: Draws, { corners }: Recipe): Recipe['focus'] | null {
  if (corners.length === 0 || !draws.chance(CORNER * corners.length)) return null;
  return draws.pick(corners);
}

/** Everyone has much to do: full hands, many lands, permanents. */
export function richBoard(draws: Draws, frame: Frame, recipe: Recipe): Board {
  const { pool } = frame;
  const record = () =>
    (draws.chance(45) ? drawOwnCard(draws, pool, recipe) : null) ?? drawRecord(draws, pool, recipe.surroundings);
  const drafts = seatsOf(frame).flatMap((seat): readonly CardDraft[] => {
    const hand = draws.times(draws.between(3, 7), () => drawCard(draws, frame, record(), 'hand', seat));
    const permanents = draws.times(draws.between(2, 5), record).filter(isPermanent);
    const creature = draws.pickOrNull(pool.withRole('creature'));
    const placed = [...permanents, ...(creature === null ? [] : [creature])];
    return [...hand, ...placed.map((card) => drawCard(draws, frame, card, 'battlefield', seat))];
  });
  return withLands(draws, frame, recipe, drafts, [4, 8]);
}

/** Only some roles, and many cards of those: what is left out cannot stand in the way of the rest. */
export function swarmBoard(draws: Draws, frame: Frame, recipe: Recipe): Board {
  const known = [...recipe.surroundings, ...draws.shuffled(frame.pool.roles).slice(0, 4)];
  const some = draws.some(known, 50);
  const roles = some.length === 0 ? [draws.pick(frame.pool.roles)] : some;
  const focus = drawFocus(draws, frame, recipe, 50);
  const noise = drawNoise(draws, frame, roles, draws.between(4, 14));
  return withLands(draws, frame, { ...recipe, surroundings: roles }, [...focus, ...noise], [1, 8]);
}

function withLands(
  draws: Draws,
  frame: Frame,
  recipe: Recipe,
  drafts: readonly CardDraft[],
  [least, most]: readonly [number, number],
): Board {
  const lands = drawManaBases(draws, frame, drafts, least, most);
  const spare = drawSpareCards(draws, frame.pool, recipe);
  return assembled(draws, frame, [...drafts, ...lands], spare);
}
