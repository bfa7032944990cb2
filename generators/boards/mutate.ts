import { rolesOf } from '../../engine/facts.ts';
import type { Board, BoardCard, SetUpLevel } from '../../protocol/index.ts';
import type { Draws } from '../draws.ts';
import { plain, settled } from '../legality/settle.ts';
import type { CardPool } from '../pool.ts';
import type { Recipe } from '../recipe.ts';
import { inBoardOrder, withAttachments, withPiles } from './assemble.ts';
import { type CardDraft, drawCard } from './card.ts';
import { drawFocus, drawNoise, drawZone } from './draw-cards.ts';
import { drawFrame, type Frame } from './frame.ts';

/** A few changes to a board that was of interest: cards more, fewer, elsewhere, of another player, other ones; another step or life. */
export function mutatedBoard(draws: Draws, board: Board, pool: CardPool, level: SetUpLevel, recipe: Recipe): Board {
  const frame = drawFrame(draws, pool, level, board.players.length, recipe);
  let mutated = withinLevel(board, frame);
  for (let left = draws.between(1, 4); left > 0; left--) mutated = mutation(draws, mutated, frame, recipe);
  const attached = level < 2 ? mutated : withPiles(draws, withAttachments(draws, mutated, pool), pool);
  return inBoardOrder(settled(attached, pool));
}

/** The board without what the pool does not know and the level does not allow. */
function withinLevel(board: Board, { pool, level, turn, active, step }: Frame): Board {
  const cards = board.cards
    .filter(({ name }) => pool.named(name) !== null)
    .map((card): BoardCard => {
      const placed = level < 2 ? { ...card, attachedTo: null, exiledWith: null, chosen: {} } : card;
      return level < 1 ? { ...placed, controller: card.owner, damage: 0, counters: {} } : placed;
    });
  return level < 1 ? { ...board, cards, turn, active, step } : { ...board, cards };
}

function mutation(draws: Draws, board: Board, frame: Frame, recipe: Recipe): Board {
  switch (draws.upTo(5)) {
    case 0:
      return without(board, drawn(draws, board));
    case 1:
      return withMore(board, drawFocus(draws, frame, recipe, 50));
    case 2:
      return withMore(board, drawNoise(draws, frame, recipe.surroundings, draws.between(1, 3)));
    case 3:
      return changed(draws, board, (card) => redrawn(draws, frame, card, card.name));
    case 4:
      return changed(draws, board, (card) => redrawn(draws, frame, card, sibling(draws, frame.pool, card.name)));
    default:
      return { ...board, turn: frame.turn, active: frame.active, step: frame.step, players: frame.players };
  }
}

/** A card that the board is about: libraries are left alone. */
function drawn(draws: Draws, { cards }: Board): BoardCard | null {
  return draws.pickOrNull(cards.filter(({ zone }) => zone !== 'library'));
}

function changed(draws: Draws, board: Board, change: (card: BoardCard) => BoardCard): Board {
  const which = drawn(draws, board);
  return { ...board, cards: board.cards.map((card) => (card === which ? change(card) : card)) };
}

function without(board: Board, which: BoardCard | null): Board {
  return { ...board, cards: board.cards.filter((card) => card !== which) };
}

/** The card under another name, in another zone or of another owner, with all that belongs to it drawn anew. */
function redrawn(draws: Draws, frame: Frame, card: BoardCard, name: string): BoardCard {
  const record = frame.pool.named(name);
  if (record === null) return plain({ ...card, zone: 'hand' });
  const zone = name.includes('/') ? 'battlefield' : draws.chance(50) ? card.zone : drawZone(draws, record);
  const owner = draws.chance(70) ? card.owner : draws.upTo(frame.players.length - 1);
  return { ...drawCard(draws, frame, record, zone, owner, name), id: card.id };
}

/** Another card that shares a role. */
function sibling(draws: Draws, pool: CardPool, name: string): string {
  const record = pool.named(name);
  const role = record === null ? null : draws.pickOrNull(rolesOf(record));
  return (role === null ? null : draws.pickOrNull(pool.withRole(role)))?.name ?? name;
}

/** New cards stand under ids that are not taken, youngest. */
function withMore(board: Board, drafts: readonly CardDraft[]): Board {
  const next = Math.max(0, ...board.cards.map(({ id }) => Number(id.slice(1)))) + 1;
  return { ...board, cards: [...board.cards, ...drafts.map((draft, index) => ({ ...draft, id: `c${next + index}` }))] };
}
