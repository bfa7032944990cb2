import type { Happening, History, HistoryStep, Ref, View } from '../../protocol/index.ts';
import { recordHas } from '../oracles/card-facts.ts';
import { triggersOf } from '../oracles/printed-triggers.ts';
import { happeningsOf, ofKind, type Placed } from '../reading/happenings.ts';
import { permanentIn } from '../reading/views.ts';
import { COURSE_CLAUSE as CLAUSE } from './course-clauses.ts';
import { checked, type Finding } from './finding.ts';

/** The game is over when one player is left, who has won, or none, and not before: nothing that gets on is a draw. CR 104.2a, 104.4 */
export function* over({ over: end, steps }: History): Generator<Finding> {
  const view = steps.at(-1)?.view;
  if (end === null || view === undefined) return;
  const left = view.players.filter(({ inGame }) => inGame).map(({ seat }) => seat);
  const expected = end.winner === null ? [] : [end.winner];
  yield* checked(left.join() === expected.join(), CLAUSE.over, `${view.players.length} players | ${end.reason}`, {
    cr: end.winner === null ? '104.4a' : '104.2a',
    at: steps.length - 1,
    expected: 'the game goes on while two players are in it',
    found: `it is over, and ${left.length} are in it`,
  });
}

/** A player has won at once: nothing more is done of what makes them win. CR 104.1, 104.2b */
export function* won(history: History): Generator<Finding> {
  const { over: end, steps } = history;
  const last = steps.length - 1;
  const told = steps[last]?.happenings ?? [];
  const gone = told.findLastIndex(({ kind }) => kind === 'left the game');
  if (end === null || end.winner === null || gone < 0 || end.reason !== BY_AN_EFFECT) return;
  const more = told.slice(gone + 1).filter(changesSomething);
  const left = told.filter(({ kind }) => kind === 'left the game').length;
  yield* checked(more.length === 0, CLAUSE.won, `${left} left | ${stackOf(steps[last - 1])}`, {
    cr: '104.1',
    at: last,
    expected: 'the game is over as soon as a player has won',
    found: `after that: ${[...new Set(more.map(({ kind }) => kind))].join(', ')}`,
  });
}

/** Why who is left has won: an effect says so. */
const BY_AN_EFFECT = '104.2b';

/** Not what an engine tells of the leaving, nor that a spell or ability is done with. */
function changesSomething(happening: Happening): boolean {
  if (happening.kind === 'moved') return happening.to === 'battlefield' || happening.to === 'hand';
  return ['life', 'drew', 'damage', 'counters', 'discarded', 'mana added'].includes(happening.kind);
}

function stackOf(step: HistoryStep | undefined): string {
  return step?.view.stack.at(-1)?.name ?? 'nothing on the stack';
}

/** What a player who leaves owns is gone at once: nothing of it goes anywhere else. CR 800.4a */
export function* leaving(history: History): Generator<Finding> {
  const all = happeningsOf(history);
  for (const { at, order, happening } of ofKind(all, 'left the game')) {
    const before = history.steps[at - 1]?.view;
    const after = history.steps[at]?.view;
    if (before === undefined || after === undefined || history.over !== null) continue;
    const owned = before.battlefield.filter(({ owner }) => owner === happening.player);
    const later = all.filter((one) => one.order > order && one.at === at);
    const astray = owned.filter(({ ref }) => wentElsewhere(later, ref));
    if (owned.length === 0) continue;
    yield* checked(astray.length === 0, CLAUSE.leaves, `${after.players.length} players | ${owned.length}`, {
      cr: '800.4a',
      at,
      expected: `all that player ${happening.player} owned leaves the game with the player`,
      found: `${astray.map(({ name }) => name).join(', ')} went to another zone`,
    });
  }
}

function wentElsewhere(later: readonly Placed[], ref: Ref): boolean {
  return ofKind(later, 'moved').some(({ happening }) => happening.object === ref && happening.to !== null);
}

/** Whatever has triggered is put on the stack before the next priority, unless it finds no target. CR 603.3b, 603.3d */
export function* triggersArePut(history: History): Generator<Finding> {
  let since: HistoryStep[] = [];
  let last: View | null = null;
  for (const [at, step] of history.steps.entries()) {
    since.push(step);
    if (step.question?.kind !== 'priority') continue;
    if (last !== null) yield* put(history, since, last, at);
    last = step.view;
    since = [];
  }
}

function* put(history: History, since: readonly HistoryStep[], before: View, at: number): Generator<Finding> {
  const told = since.flatMap(({ happenings }) => happenings);
  if (told.some(({ kind }) => kind === 'taken back' || kind === 'left the game')) return;
  if (before.stack.some(({ name }) => endsTheTurn(name))) return;
  const view = history.steps[at]?.view ?? before;
  const triggered = told.flatMap((one) => (one.kind === 'triggered' ? [one] : []));
  for (const source of new Set(triggered.map(({ object }) => object))) {
    const name = nameOf(before, view, source);
    const own = triggered.filter(({ object }) => object === source);
    if (name === null || !isPlain(name) || own.some(({ ability }) => !isPrinted(name, ability))) continue;
    const wanted = own.length;
    const found = told.filter((one) => one.kind === 'put on stack' && one.source === source).length;
    yield* checked(
      found === wanted,
      CLAUSE.put,
      `${name} | ${Math.min(wanted, 3)} | ${Math.min(triggered.length, 4)}`,
      {
        cr: '603.3b',
        at,
        expected: `what has triggered of ${name}, ${wanted}, is put on the stack`,
        found: `${found} are`,
      },
    );
  }
}

/** What ends the turn has what waits be forgotten. CR 724.1a */
const endsTheTurn = (name: string): boolean => recordHas(name, 'endTurn');

function nameOf(before: View, after: View, source: Ref): string | null {
  return (permanentIn(before, source) ?? permanentIn(after, source))?.name ?? null;
}

/** Its triggers target nothing but players, of whom there always is one, make no mana, and nothing of it triggers later or at once. CR 605.1b, 603.7, 603.12 */
function isPlain(name: string): boolean {
  const triggers = triggersOf(name);
  return (
    triggers.length > 0 &&
    triggers.every(({ targets }) => targets.every(({ what, players }) => what === null && players !== null)) &&
    !recordHas(name, 'addMana', 'delayed', 'reflexive')
  );
}

const isPrinted = (name: string, ability: string): boolean => Number(ability.split('/')[1]) < triggersOf(name).length;
