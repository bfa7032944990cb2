import type { Happening, History, PermanentView, Ref, StackView } from '../../protocol/index.ts';
import { cardNamed, countNodes, kindsIn } from '../oracles/card-facts.ts';
import { type HappeningOf, isEntering, toldBetween } from './happenings.ts';
import { permanentIn } from './views.ts';

/** A permanent that left the battlefield, as it was seen before. */
export interface Exit {
  readonly permanent: PermanentView;
  readonly to: string | null;
  readonly cause: string;
}

/**
 * Permanents that left the battlefield between two priorities, of which the step before shows what they were: nothing that
 * happened meanwhile changed them.
 */
export interface Exits {
  /** The step that tells of them. */
  readonly at: number;
  /** The step of the next priority: by then what triggered on them is on the stack. */
  readonly until: number;
  readonly left: readonly Exit[];
  /** Whether they surely left at one time. CR 603.10a, 704.3 */
  readonly together: boolean;
  /** The refs of what entered the battlefield after the last of them had left. */
  readonly newcomers: readonly Ref[];
  /** Whether a card was put into a graveyard before the first of them had left. */
  readonly afterOthers: boolean;
}

/** All such, where permanents left in one step only between the two priorities. Needs `battlefield`, `stack` and `events`. */
export function exitsOf(history: History): readonly Exits[] {
  const found: Exits[] = [];
  let from = 0;
  for (let until = 1; until < history.steps.length; until++) {
    if (history.steps[until]?.question?.kind !== 'priority') continue;
    const exits = exitsBetween(history, from, until);
    if (exits !== null) found.push(exits);
    from = until;
  }
  return found;
}

function exitsBetween(history: History, from: number, until: number): Exits | null {
  const telling: number[] = [];
  for (let at = from + 1; at <= until; at++) if (history.steps[at]?.happenings.some(isExit)) telling.push(at);
  const [at] = telling;
  if (at === undefined || telling.length > 1) return null;
  const before = history.steps[at - 1]?.view;
  const told = history.steps[at]?.happenings ?? [];
  const first = told.findIndex(isExit);
  const last = told.findLastIndex(isExit);
  const spell = resolving(history, from, until);
  if (before === undefined || spell === 'unknown') return null;
  if (!told.slice(0, first).every(changesNothing) || leavesTheGame(history, from, until)) return null;
  const left = told.filter(isExit).flatMap(({ object, to, cause }): readonly Exit[] => {
    const permanent = permanentIn(before, object);
    return permanent === null ? [] : [{ permanent, to, cause }];
  });
  if (left.length !== told.filter(isExit).length) return null;
  const together = last - first + 1 === left.length && atOnce(left, spell, told.slice(0, first));
  const later = [...told.slice(last + 1), ...toldBetween(history, at, until)];
  const newcomers = later.flatMap((one) => (isEntering(one) ? [one.object] : []));
  const sooner = [...toldBetween(history, from, at - 1), ...told.slice(0, first)];
  const afterOthers = sooner.some((one) => one.kind === 'moved' && one.to === 'graveyard');
  return { at, until, left, together, newcomers, afterOthers };
}

function leavesTheGame(history: History, from: number, until: number): boolean {
  return toldBetween(history, from, until).some(({ kind }) => kind === 'left the game' || kind === 'turn began');
}

function isExit(one: Happening): one is HappeningOf<'moved'> {
  return one.kind === 'moved' && one.from === 'battlefield';
}

/** Whether the permanents are afterwards what they were. */
function changesNothing(one: Happening): boolean {
  switch (one.kind) {
    case 'moved':
      return one.to !== 'battlefield';
    case 'step began':
      return one.step === 'combat damage';
    case 'counters':
    case 'control changed':
    case 'attached':
    case 'turn began':
    case 'left the game':
    case 'taken back':
      return false;
    default:
      return true;
  }
}

/** What does more than moving things leaves effects that no happening tells of. */
const CONTINUOUS = ['continuous', 'becomeCopy', 'lasting', 'repeat'];
const MOVING = ['destroy', 'move', 'sacrifice', 'sacrificeThese'];
const isMoving = (node: object): boolean => 'kind' in node && MOVING.includes(String(node.kind));

type Resolving = { readonly moves: number } | 'nothing' | 'unknown';

/** What resolved between the two; `unknown` where it may have changed what permanents are. */
function resolving(history: History, from: number, until: number): Resolving {
  const told = toldBetween(history, from, until);
  const top = history.steps[from]?.view.stack.at(-1);
  const done = told.filter(({ kind }) => kind === 'resolved');
  if (done.length === 0) return 'nothing';
  if (top === undefined || done.length > 1 || !done.some((one) => one.kind === 'resolved' && one.object === top.ref))
    return 'unknown';
  const effects = effectsOf(top);
  if (effects.some((effect) => CONTINUOUS.some((kind) => kindsIn(effect).has(kind)))) return 'unknown';
  return effects.length === 0
    ? 'unknown'
    : { moves: Math.max(...effects.map((effect) => countNodes(effect, isMoving))) };
}

/** What a spell or an ability on the stack may do: it need not be told which kind of ability it is. None where it is not known. */
function effectsOf({ kind, name, ability }: StackView): readonly object[] {
  const record = cardNamed(name);
  if (kind === 'spell') return record === null ? [] : [record.spell ?? {}];
  const place = Number(ability?.split('/')[1]);
  if (record === null || !Number.isInteger(place)) return [];
  return ['triggered', 'activated'].flatMap((of) => {
    const one = record.abilities.filter((each) => each.kind === of)[place];
    return one !== undefined && 'effect' in one ? [one.effect] : [];
  });
}

/** By one instruction of what resolved, or by state-based actions that each called for by itself. */
function atOnce(left: readonly Exit[], spell: Resolving, told: readonly Happening[]): boolean {
  if (left.length === 1) return true;
  const [cause] = left.map((one) => one.cause);
  if (left.some((one) => one.cause !== cause)) return false;
  if (cause === 'state-based') return left.every(({ permanent }) => hasLethalDamage(permanent, told));
  return spell !== 'nothing' && spell !== 'unknown' && spell.moves === 1;
}

/** CR 704.5g */
function hasLethalDamage({ ref, types, toughness, damage }: PermanentView, told: readonly Happening[]): boolean {
  if (!types.includes('creature') || toughness === null) return false;
  const dealt = told.reduce((sum, one) => (one.kind === 'damage' && one.to === ref ? sum + one.amount : sum), damage);
  return dealt >= toughness;
}
