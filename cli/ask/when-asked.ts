import type { TellingSession } from '../../adapters/reference/index.ts';
import type { Seat } from '../../protocol/index.ts';
import { pick } from '../../runner/index.ts';
import type { Game } from './game.ts';

/** A game apart in which the others have passed until this player has priority, and nothing else happened; null: that is not to be. */
export function whenAsked(player: Seat | 'chance', game: Game): TellingSession | null {
  const session = game.session.fork();
  const place = (): string => {
    const { turn, step, stack } = session.view();
    return [turn, step, ...stack.map(({ ref }) => ref)].join(' ');
  };
  const before = place();
  for (let passes = 0; passes <= game.view.players.length; passes++) {
    const standing = session.standing();
    if (standing.kind === 'over' || standing.question.kind !== 'priority' || place() !== before) return null;
    if (standing.question.player === player) return session;
    if (session.answer(pick('pass')) !== null) return null;
  }
  return null;
}

/** Why a player does not get priority where the others pass: something resolves, or the step ends. Null: that player does. CR 117.4 */
export function whyPassed(player: Seat | 'chance', game: Game): string | null {
  if (whenAsked(player, game) !== null) return null;
  const { book, view } = game;
  const top = view.stack.at(-1);
  const next = top === undefined ? `the ${view.step} step ends` : `${book.of(top.ref)} resolves`;
  return `${book.player(player)} has passed and does not get priority before ${next} ("resolve" or "pass until …" before the line has that happen)`;
}
