import type { Game, StepsFile } from '../../steps.generated.ts';
import { changesBetween, differing } from './changes.ts';

/** The last frame of a game; of none, 0. */
export function lastOf(game: Game | undefined): number {
  return Math.max(0, (game?.frames.length ?? 0) - 1);
}

/** What led to a frame, in a sentence. */
export function headline({ frames, left }: Game, at: number): string {
  const before = frames[at - 1];
  if (before === undefined) return left > 0 ? `${left} steps before this one are left out.` : 'The beginning.';
  return before.does === '' ? 'The game goes on.' : before.does;
}

/** The next frame, or the one before, to which something led besides passing; where there is none, the last or the first. */
export function nextTelling({ games: [game], at: shows }: StepsFile, from: number, by: 1 | -1): number {
  const last = lastOf(game);
  for (let step = from + by; step > 0 && step < last; step += by) {
    if (step === shows || game?.frames[step]?.isQuiet === false) return step;
  }
  return by === 1 ? last : 0;
}

/** The first frame that is other than the one beside it; null: none, or nothing is beside it. */
export function partsAt({ games, things }: StepsFile, beside: number): number | null {
  const [game, other] = [games[0], beside === 0 ? undefined : games[beside]];
  if (game === undefined || other === undefined) return null;
  const at = game.frames.findIndex((frame, index) => {
    const theirs = other.frames[other.beside[index] ?? 0];
    return theirs !== undefined && differing(frame, theirs, things).size > 0;
  });
  return at < 0 ? null : at;
}

/** A frame as it is read out. */
export function summaryOf({ games: [game], things, at: shows }: StepsFile, at: number): string {
  const frame = game?.frames[at];
  if (game === undefined || frame === undefined) return '';
  const changes = [...changesBetween(game.frames[at - 1] ?? null, frame, things)].map(
    ([ref, words]) => `${nameOf(ref, things)}: ${words.join(', ')}`,
  );
  const parts = [
    `Step ${at + 1} of ${game.frames.length}. Turn ${frame.turn}, ${frame.step}.`,
    headline(game, at),
    ...frame.happened,
    ...(frame.happened.length > 0 || changes.length === 0 ? [] : [`${changes.join('; ')}.`]),
    ...(at === shows ? ['Here it shows.'] : []),
  ];
  return parts.join(' ');
}

function nameOf(ref: string, things: StepsFile['things']): string {
  return things.find((thing) => thing.ref === ref)?.name ?? (/^p\d+$/.test(ref) ? `player ${ref.slice(1)}` : ref);
}
