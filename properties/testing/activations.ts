import type { Happening, History, HistoryStep, LawVerdict, PermanentView } from '../../protocol/index.ts';
import { history, PASS, pick, priority, step } from './histories.ts';
import { type ViewSays, view } from './views.ts';

/** What a test says of the activation of an ability of `c1`; the rest is as it usually is. */
export interface ActivationSays {
  readonly battlefield: readonly PermanentView[];
  /** The place of the ability; its first. */
  readonly ability?: number;
  /** What happened from the activation to the next priority. */
  readonly happenings: readonly Happening[];
  /** Steps between, with their questions. */
  readonly during?: readonly HistoryStep[];
  /** Permanents as they are afterwards; as they were, `c1` tapped, where nothing is said. */
  readonly after?: readonly PermanentView[];
  /** What else there is to see, before and after. */
  readonly before?: ViewSays;
  readonly then?: ViewSays;
}

/** Player 0 activates an ability of `c1` at priority, and has priority again. */
export function activation(says: ActivationSays): History {
  const option = `activate c1/${says.ability ?? 0}`;
  const before = view({ ...says.before, battlefield: says.battlefield });
  const tapped = says.battlefield.map((each) => (each.ref === 'c1' ? { ...each, tapped: true } : each));
  const after = view({ ...says.then, battlefield: says.after ?? tapped });
  return history([
    step(before, priority(0, [option]), pick(option)),
    ...(says.during ?? []),
    step(after, priority(0), PASS, says.happenings),
  ]);
}

export const tapped = (object: string): Happening => ({ kind: 'tapped', object });
export const untapped = (object: string): Happening => ({ kind: 'untapped', object });
export const activated = (object: string, index = 0, manaAbility = true): Happening => ({
  kind: 'activated',
  object,
  ability: `${object}/${index}`,
  player: 0,
  manaAbility,
});
export const added = (mana: string, source: string, triggered = false, player = 0): Happening => ({
  kind: 'mana added',
  player,
  mana,
  source,
  triggered,
});
export const tappedForMana = (object: string, produced: string): Happening => ({
  kind: 'tapped for mana',
  object,
  player: 0,
  produced,
});
export const triggered = (object: string): Happening => ({
  kind: 'triggered',
  object,
  ability: `${object}/0`,
  player: 0,
});
export const moved = (object: string, from: string | null, to: string | null, cause = 'effect'): Happening => ({
  kind: 'moved',
  object,
  from,
  to,
  cause,
});
export const resolved = (object: string): Happening => ({ kind: 'resolved', object, did: 'resolved' });

/** A mana ability of `c1` with {T} that was activated and made this mana. */
export function tappingFor(made: string, object = 'c1'): readonly Happening[] {
  const paid = [tapped(object), activated(object)];
  return made === '' ? paid : [...paid, added(made, object), tappedForMana(object, made)];
}

/** The clause that a law found broken, or the verdict's kind. */
export function outcome(verdict: LawVerdict): string {
  return verdict.kind === 'violated' ? verdict.violation.clause : verdict.kind;
}

/** The clauses that were put to the test. */
export function witnesses(verdict: LawVerdict): readonly string[] {
  return verdict.kind === 'not witnessed' ? [] : [...new Set(verdict.witnessed.map(({ clause }) => clause))].sort();
}
