import type { Happening, History, Question, Seat, View } from '../../protocol/index.ts';
import { toldBetween } from '../reading/happenings.ts';

/** A declaration that stands, of attackers or of a player's blockers. */
export interface Stands {
  /** The step of the history in which a player next had priority. */
  readonly at: number;
  /** The step that shows the game as it was declared. */
  readonly before: number;
  /** The question that was answered with it; null where nobody was asked. */
  readonly question: Question | null;
}

/** How declarations of one kind are told. */
export interface Telling {
  readonly step: View['step'];
  /** The step before it, whose last view is good where nobody is asked. */
  readonly earlier: View['step'];
  readonly asks: Question['kind'];
  readonly does: Happening['kind'];
}

/** A part of a history from the beginning of a step until a player has priority. */
export interface DeclaringSpan {
  readonly at: number;
  readonly ended: number;
  /** What happened since the step began. */
  readonly happenings: readonly Happening[];
}

/** Each time that such a step began, where a player had priority afterwards. */
export function* declaringSpans({ steps }: History, { step: name }: Telling): Generator<DeclaringSpan> {
  for (const [at, { happenings }] of steps.entries()) {
    const began = happenings.findLastIndex(({ kind }) => kind === 'step began');
    const step = happenings[began];
    if (step?.kind !== 'step began' || step.step !== name) continue;
    const ended = steps.findIndex(({ question }, index) => index >= at && question?.kind === 'priority');
    if (ended < 0) continue;
    const later = toldBetween({ steps }, at, ended);
    yield { at, ended, happenings: [...happenings.slice(began), ...later] };
  }
}

/** What a player declared in the end; null where what was seen last is not how the game was then. CR 733.1 */
export function declarationOf(
  { steps }: History,
  { at, ended }: DeclaringSpan,
  player: Seat,
  { earlier, asks, does }: Telling,
): Stands | null {
  const asked = steps.findLastIndex(
    ({ question }, index) => index >= at && index < ended && question?.kind === asks && question.player === player,
  );
  const before = asked < 0 ? at - 1 : asked;
  if (asked < 0 && (steps[before]?.view.step !== earlier || !isQuietUntilTheStep(steps[at]?.happenings ?? [])))
    return null;
  const since = toldBetween({ steps }, before, ended);
  const last = since.findLastIndex(({ kind }) => kind === does);
  const until = last < 0 ? since : since.slice(0, last + 1);
  if (!until.every(({ kind }) => HARMLESS.has(kind))) return null;
  return { at: ended, before, question: asked < 0 ? null : (steps[asked]?.question ?? null) };
}

function isQuietUntilTheStep(happenings: readonly Happening[]): boolean {
  const began = happenings.findLastIndex(({ kind }) => kind === 'step began');
  return happenings.slice(0, began).every(({ kind }) => kind === 'mana lost');
}

/** What takes nothing and nobody away that was declared: what is paid with mana, and what comes of the declaration. */
const HARMLESS: ReadonlySet<Happening['kind']> = new Set<Happening['kind']>([
  ...(['step began', 'attacked', 'blocked', 'became blocked', 'triggered', 'put on stack'] as const),
  ...(['tapped', 'untapped', 'tapped for mana', 'activated', 'mana added', 'mana spent', 'mana lost'] as const),
  ...(['life', 'taken back'] as const),
]);
