import type { PermanentView, View } from '../../protocol/index.ts';
import { type CardRecord, cardNamed, type Condition, type Rule } from './card-facts.ts';

export type CastPermission = Extract<Rule, { readonly kind: 'mayCast' }>;

/** A printed permission to cast cards from elsewhere than a hand. CR 601.3 */
export interface PrintedPermission {
  /** The name of the card that has it. */
  readonly name: string;
  readonly rule: CastPermission;
  readonly onlyIf: Condition | null;
}

/** What the permanent lets its controller cast; null: nothing, or in more than one way. */
export function permissionOf({ name }: Pick<PermanentView, 'name'>): PrintedPermission | null {
  return onlyOne(printedPermissions(name, true));
}

/** The permission that the card itself has under this name, such as flashback; null: none, or more than one. CR 113.6 */
export function ownPermission(card: string, key: string): PrintedPermission | null {
  return onlyOne(printedPermissions(card, false).filter(({ rule }) => rule.terms.key === key));
}

/** Whether the permanent itself lets its controller cast every spell from hand without paying, and not only once an ability of it has resolved. CR 118.9 */
export function freesSpells({ name }: Pick<PermanentView, 'name'>): boolean {
  return (cardNamed(name)?.abilities ?? []).some(
    (ability) =>
      ability.kind === 'rule' &&
      ability.zone === 'battlefield' &&
      ability.onlyIf === null &&
      ability.rule.kind === 'castWithoutPaying' &&
      ability.rule.from === 'hand' &&
      ability.rule.who === 'you' &&
      ability.rule.what.kind === 'all' &&
      ability.rule.what.of.length === 0,
  );
}

/** Permanents whose permission is known, with it. */
export function permittingPermanents(
  view: View,
): readonly { readonly permanent: PermanentView; readonly permission: PrintedPermission }[] {
  return view.battlefield.flatMap((permanent) => {
    const permission = permissionOf(permanent);
    return permission === null ? [] : [{ permanent, permission }];
  });
}

/** Whether a card that is no object on the battlefield or the stack is what the permission is for; `unknown` where it is not printed on it. */
export function permits({ rule }: PrintedPermission, record: CardRecord, owned: boolean): boolean | 'unknown' {
  return fits(rule.what, record, owned);
}

function fits(filter: CastPermission['what'], record: CardRecord, owned: boolean): boolean | 'unknown' {
  switch (filter.kind) {
    case 'all':
      return joined(filter.of, false, (part) => fits(part, record, owned));
    case 'any':
      return joined(filter.of, true, (part) => fits(part, record, owned));
    case 'not': {
      const inner = fits(filter.of, record, owned);
      return inner === 'unknown' ? inner : !inner;
    }
    case 'type':
      return record.types.includes(filter.type);
    case 'ownedBy':
      return owned === (filter.who === 'you');
    default:
      return 'unknown';
  }
}

/** `decisive` is the answer of a part that decides the whole. */
function joined(
  parts: readonly CastPermission['what'][],
  decisive: boolean,
  test: (part: CastPermission['what']) => boolean | 'unknown',
): boolean | 'unknown' {
  const answers = parts.map(test);
  if (answers.includes(decisive)) return decisive;
  return answers.includes('unknown') ? 'unknown' : !decisive;
}

function printedPermissions(name: string, ofPermanent: boolean): readonly PrintedPermission[] {
  return (cardNamed(name)?.abilities ?? []).flatMap((ability) =>
    ability.kind === 'rule' && ability.rule.kind === 'mayCast' && (ability.zone === 'battlefield') === ofPermanent
      ? [{ name, rule: ability.rule, onlyIf: ability.onlyIf }]
      : [],
  );
}

function onlyOne(found: readonly PrintedPermission[]): PrintedPermission | null {
  return found.length === 1 ? (found[0] ?? null) : null;
}
