import type { History, Ref, StackView } from '../../protocol/index.ts';
import { ownPermission, type PrintedPermission, permissionOf } from '../oracles/permissions.ts';
import { type Action, actionsOf, wasCompleted } from './actions.ts';
import { type Placed, happeningsOf } from './happenings.ts';
import { permanentIn, placedName, stackEntry } from './views.ts';

/** A spell that a player with priority cast. */
export interface CastAction {
  readonly action: Action;
  /** As it was seen first when it had been cast. */
  readonly spell: StackView;
  /** The step that shows it so, and the place of the casting among all happenings. */
  readonly at: number;
  readonly order: number;
}

/** One that was cast by a permission of which it is known what it says. CR 601.3 */
export interface PermittedCast extends CastAction {
  readonly permission: PrintedPermission;
  /** The permanent that gives it, as it was when the casting began; null: the card's own ability gives it. */
  readonly source: { readonly ref: Ref; readonly incarnation: number } | null;
}

/** All casts at priority that were completed and that the next view shows. Needs the facets `stack`, `options` and `events`. */
export function castActions(history: History): readonly CastAction[] {
  const all = happeningsOf(history);
  return actionsOf(history).flatMap((action) => {
    if (action.kind !== 'cast' || !wasCompleted(action)) return [];
    const own = action.happenings.find(
      ({ happening }) => happening.kind === 'cast' && happening.object === action.object,
    );
    const cast = own === undefined ? undefined : all.find((each) => each.happening === own.happening);
    const view = cast === undefined ? undefined : history.steps[cast.at]?.view;
    const spell = view === undefined ? null : stackEntry(view, action.object);
    if (cast === undefined || spell === null || spell.kind !== 'spell') return [];
    return [{ action, spell, at: cast.at, order: cast.order }];
  });
}

export function permittedCasts(history: History, casts: readonly CastAction[]): readonly PermittedCast[] {
  return casts.flatMap((cast) => {
    const by = permissionNamed(history, cast.action);
    return by === null ? [] : [{ ...cast, ...by }];
  });
}

/** By which permission a card was to be cast; null: from hand, or by one that is not known. */
export function permissionNamed(
  history: History,
  { by, begun, object }: Pick<Action, 'by' | 'begun' | 'object'>,
): Pick<PermittedCast, 'permission' | 'source'> | null {
  const view = history.steps[begun]?.view;
  if (by === null || view === undefined) return null;
  const permanent = permanentIn(view, by);
  const name = placedName(history, object);
  const permission = permanent !== null ? permissionOf(permanent) : name === null ? null : ownPermission(name, by);
  if (permission === null) return null;
  return {
    permission,
    source: permanent === null ? null : { ref: permanent.ref, incarnation: permanent.incarnation },
  };
}

/** How a spell left the stack. */
export interface Departure {
  readonly at: number;
  readonly order: number;
  readonly to: string | null;
  readonly cause: string;
  /** What was told of it by then: that it resolved or was countered. */
  readonly resolved: string | null;
  readonly countered: boolean;
}

/** The first time that it leaves the stack after this place in the history; null: it is still there, or copies of that name are gone. */
export function departureOf(
  all: readonly Placed[],
  { spell, order }: Pick<CastAction, 'spell' | 'order'>,
): Departure | null {
  const left = all.find(
    (each) =>
      each.order > order &&
      each.happening.kind === 'moved' &&
      each.happening.object === spell.ref &&
      each.happening.from === 'stack',
  );
  if (left === undefined || left.happening.kind !== 'moved') return null;
  const told = all.filter((each) => each.at <= left.at && each.order > order).map(({ happening }) => happening);
  const resolved = told.flatMap((each) => (each.kind === 'resolved' && each.object === spell.ref ? [each.did] : []));
  return {
    at: left.at,
    order: left.order,
    to: left.happening.to,
    cause: left.happening.cause,
    resolved: resolved[0] ?? null,
    countered: told.some((each) => each.kind === 'countered' && each.object === spell.ref),
  };
}
