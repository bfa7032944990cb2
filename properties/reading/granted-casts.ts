import type { History, Ref, StackView } from '../../protocol/index.ts';
import { type CardRecord, cardNamed, type Effect, holdsNode } from '../oracles/card-facts.ts';
import { type CastPermission, ownPermission, permissionOf } from '../oracles/permissions.ts';
import { castNowOf } from '../oracles/printed-triggers.ts';
import { castsOf } from './casts.ts';
import { instructionsOf } from './instructions.ts';
import { type CastAction, castActions } from './permitted-casts.ts';
import { namesSeen, permanentIn, placedName } from './views.ts';

type Terms = CastPermission['terms'];

/** A spell cast as something resolved, or by a permission that something which resolved had left. CR 608.2g, 601.3 */
export interface GrantedCast {
  readonly spell: StackView;
  readonly at: number;
  readonly order: number;
  /** What gave the permission, and on what terms. */
  readonly permission: { readonly name: string; readonly rule: { readonly terms: Terms } };
  /** It is no permanent that could be gone by now. */
  readonly source: null;
  /** The action of a player who had priority; null: it was cast as something resolved. */
  readonly action: CastAction['action'] | null;
}

/** All of them of which it is known what gave the permission. Needs the facets `stack`, `options` and `events`. */
export function grantedCasts(history: History): readonly GrantedCast[] {
  return [...duringResolutions(history), ...atPriority(history)];
}

function duringResolutions(history: History): readonly GrantedCast[] {
  return castsOf(history).flatMap(({ spell, at, order, during }): readonly GrantedCast[] => {
    const effects = during === null ? [] : (instructionsOf(during.object) ?? []).map(({ effect }) => effect);
    const offer = castNowOf(effects);
    if (offer === null || during === null || during.object.ref === spell.ref) return [];
    return [{ spell, at, order, permission: { name: during.object.name, rule: offer }, source: null, action: null }];
  });
}

function atPriority(history: History): readonly GrantedCast[] {
  return castActions(history).flatMap(({ action, spell, at, order }): readonly GrantedCast[] => {
    const view = history.steps[action.begun]?.view;
    const permanent = action.by === null || view === undefined ? null : permanentIn(view, action.by);
    if (action.by === null || (permanent !== null && permissionOf(permanent) !== null)) return [];
    const by = permissionLeft(history, action.by, action.begun, spell.name);
    return by === null ? [] : [{ spell, at, order, permission: by, source: null, action }];
  });
}

/** By what something that has resolved left behind, or by a key, such as flashback, that the card has not itself. */
function permissionLeft(history: History, by: string, at: number, card: string): GrantedCast['permission'] | null {
  const key = by.replace(/#\d+$/, '');
  if (ownPermission(card, key) !== null) return null;
  const names = [...namesSeen(history.steps.slice(0, at + 1))];
  const name = names.includes(key) ? null : (placedName(history, key) ?? nameOnStack(history, key, at));
  if (name !== null) return grant(name, null);
  const [only, more] = names.flatMap((each) => grant(each, key) ?? []);
  return more === undefined ? (only ?? null) : { name: key, rule: only?.rule ?? more.rule };
}

function grant(name: string, key: string | null): GrantedCast['permission'] | null {
  const record = cardNamed(name);
  const [rule, more] = record === null ? [] : grantsOf(record).filter(({ terms }) => key === null || terms.key === key);
  return rule === undefined || more !== undefined ? null : { name, rule };
}

/** Permissions that its effects leave, or that it gives for a while. CR 611.2 */
export function grantsOf(record: CardRecord): readonly CastPermission[] {
  const effects: readonly (Effect | null)[] = [
    record.spell?.effect ?? null,
    ...record.abilities.map((ability) => ('effect' in ability ? ability.effect : null)),
  ];
  const found: CastPermission[] = [];
  holdsNode(effects, (node) => {
    if (node.kind === 'mayCast') found.push(node as CastPermission);
    return false;
  });
  return found;
}

function nameOnStack({ steps }: History, ref: Ref, at: number): string | null {
  for (const { view } of steps.slice(0, at + 1)) {
    const found = [...view.battlefield, ...view.stack].find((each) => each.ref === ref);
    if (found !== undefined) return found.name;
  }
  return null;
}
