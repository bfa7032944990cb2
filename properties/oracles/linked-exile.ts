import type { StackedAbility } from '../reading/stacked-abilities.ts';
import { type Ability, cardNamed, type Effect, holdsNode, type ObjectsRef } from './card-facts.ts';
import { printedAbility } from './speaking-of.ts';

type Move = Extract<Effect, { readonly kind: 'move' }>;

/** What an ability does with cards that its object keeps in exile. CR 607.2a, 610.3 */
export type Keeping =
  /** It exiles, and another ability of the card gives that back. */
  | 'exiles'
  | 'gives back'
  /** It exiles until its object leaves the battlefield. */
  | 'exiles until';

/** What the printed ability does that this is; null: nothing of the kind, or it is no printed one. */
export function keepingOf({ ability, of }: Pick<StackedAbility, 'ability' | 'of'>): Keeping | null {
  const printed = printedAbility({ ability, of });
  return printed === null ? null : keeping(printed, cardNamed(ability.name)?.abilities ?? []);
}

/** Whether a card of that name exiles cards that another of its abilities gives back. */
export function keepsInExile(name: string): boolean {
  const abilities = cardNamed(name)?.abilities ?? [];
  return abilities.some((ability) => keeping(ability, abilities) === 'exiles');
}

function keeping(ability: Ability, all: readonly Ability[]): Keeping | null {
  const moves = movesIn(ability);
  if (moves.some(({ untilSourceLeaves }) => untilSourceLeaves)) return 'exiles until';
  const others = all.filter((other) => other !== ability);
  const gives = (one: Ability, names: readonly string[]) =>
    movesIn(one).some(({ what, to }) => to !== 'exile' && speaksOf(what, names));
  const own = namesExiled(ability);
  if (own.length > 0 && others.some((other) => gives(other, own))) return 'exiles';
  return own.length === 0 && gives(ability, others.flatMap(namesExiled)) ? 'gives back' : null;
}

function namesExiled(ability: Ability): readonly string[] {
  return movesIn(ability).flatMap(({ to, bind }) => (to === 'exile' && bind !== null ? [bind] : []));
}

function speaksOf(what: ObjectsRef, names: readonly string[]): boolean {
  return (what.kind === 'bound' || what.kind === 'linked') && names.includes(what.name);
}

function movesIn(ability: Ability): readonly Move[] {
  const known = MOVES.get(ability);
  if (known !== undefined) return known;
  const moves: Move[] = [];
  holdsNode(ability, (node) => {
    if (node.kind === 'move') moves.push(node as Move);
    return false;
  });
  MOVES.set(ability, moves);
  return moves;
}

const MOVES = new WeakMap<Ability, readonly Move[]>();
