import type { ActionEntry, Board, BoardCard, ChoiceEntry, Ref, Script, Start } from '../protocol/index.ts';
import type { Draws } from './draws.ts';
import { type CardPool, cardsMeant } from './pool.ts';
import type { CardPick, Opening, OpeningCast } from './recipe.ts';

/** More than any board's stack holds: it is time for the action whatever is there. */
const ANY_STACK = 99;

/**
 * Draws what is done as a placed case begins: one of the openings for which the board has all the cards, or as much of one as it
 * has; nothing where the recipe says nothing.
 */
export function drawOpening(draws: Draws, start: Start, openings: readonly Opening[], pool: CardPool): Script {
  if (start.kind !== 'board' || openings.length === 0) return [];
  const scripts = openings.map((opening) => scriptFor(draws, start.board, opening, pool));
  const whole = scripts.filter((script, index) => script.length >= (openings[index]?.length ?? 0));
  const some = scripts.filter((script) => script.length > 0);
  return draws.pickOrNull(whole.length > 0 ? whole : some) ?? [];
}

function scriptFor(draws: Draws, board: Board, opening: Opening, pool: CardPool): Script {
  const drawn: (BoardCard | null)[] = [];
  const casts = opening.flatMap((line) => {
    const target = targetFor(draws, board, line, drawn, pool);
    const permitting = line.by === null ? null : permanentMeant(draws, board, line.by, pool);
    const lacks =
      (line.target !== null && line.target !== 'caster' && target === null) ||
      (line.by !== null && permitting === null);
    const card = lacks ? null : drawLine(draws, board, line, drawn, pool);
    drawn.push(card);
    return card === null ? [] : castOf(board, card, line, { target, permitting });
  });
  const freed = opening.flatMap(({ frees }, index) => freedBy(drawn[index] ?? null, drawn[frees ?? -1] ?? null));
  return [...casts, ...freed];
}

/** That a card is cast which the other one lets its owner cast. */
function freedBy(by: BoardCard | null, card: BoardCard | null): Script {
  if (by === null || card === null) return [];
  const answer = { kind: 'pick' as const, picks: [card.id] };
  return [{ kind: 'choice', player: card.owner, question: 'objects', purpose: 'spell to cast', source: by.id, answer }];
}

function targetFor(
  draws: Draws,
  board: Board,
  { target }: OpeningCast,
  drawn: readonly (BoardCard | null)[],
  pool: CardPool,
): BoardCard | null {
  if (target === 'caster') return null;
  if (target === null || typeof target === 'number') return drawn[target ?? -1] ?? null;
  return permanentMeant(draws, board, target, pool);
}

function permanentMeant(draws: Draws, { cards }: Board, pick: CardPick, pool: CardPool): BoardCard | null {
  const meant = new Set(cardsMeant(pool, pick).map(({ name }) => name));
  return draws.pickOrNull(cards.filter(({ zone, name }) => zone === 'battlefield' && meant.has(name)));
}

/** One of the cards that a line means, none of which a line before it has taken. */
function drawLine(
  draws: Draws,
  { cards, active, players }: Board,
  { pick, zone, whose }: OpeningCast,
  taken: readonly (BoardCard | null)[],
  pool: CardPool,
): BoardCard | null {
  const meant = new Set(cardsMeant(pool, pick).map(({ name }) => name));
  const fit = cards.filter(
    (card) =>
      card.zone === zone &&
      meant.has(card.name) &&
      !taken.includes(card) &&
      isWhose(whose, (card.owner - active + players.length) % players.length),
  );
  return draws.pickOrNull(fit);
}

/** `place`: how many turns away its owner's next one is, 0 for the active player. */
function isWhose(whose: OpeningCast['whose'], place: number): boolean {
  switch (whose) {
    case 'anyone':
      return true;
    case 'active':
      return place === 0;
    case 'next':
      return place === 1;
    case 'opponent':
      return place > 0;
  }
}

interface About {
  readonly target: BoardCard | null;
  /** What lets it be cast. */
  readonly permitting: BoardCard | null;
}

function castOf(board: Board, card: BoardCard, line: OpeningCast, { target, permitting }: About): Script {
  const { turn } = board;
  const { when } = line;
  const step = MAIN_PHASE[board.step];
  const aim = line.target === 'caster' ? `p${card.owner}` : (target?.id ?? null);
  const choices: readonly ChoiceEntry[] = aim === null ? [] : [targetOf(card, aim)];
  const after = { turn, step, stack: when === 'later' ? 0 : ANY_STACK };
  const pass: ActionEntry = { kind: 'action', player: card.owner, action: 'pass', after, choices: [] };
  const action = permitting === null ? `cast ${card.id}` : `cast ${card.id} by ${permitting.id}`;
  return [...(when === 'after a pass' ? [pass] : []), { ...pass, action, choices }];
}

/** What is cast before a main phase waits for it: most cards can be cast in no other. CR 117.1a */
const MAIN_PHASE: Readonly<Record<Board['step'], Board['step']>> = {
  upkeep: 'precombat main',
  draw: 'precombat main',
  'precombat main': 'precombat main',
  'beginning of combat': 'postcombat main',
  'end of combat': 'postcombat main',
  'postcombat main': 'postcombat main',
  end: 'end',
};

function targetOf({ id, owner }: BoardCard, target: Ref): ChoiceEntry {
  const answer = { kind: 'pick' as const, picks: [target] };
  return { kind: 'choice', player: owner, question: 'objects', purpose: 'targets', source: id, answer };
}
