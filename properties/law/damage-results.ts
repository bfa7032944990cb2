import type { Happening, History, PermanentView, View } from '../../protocol/index.ts';
import { printedAbilities, textHas } from '../oracles/card-facts.ts';
import { mayMeddleWithGains } from '../oracles/life-gain.ts';
import type { HappeningOf } from '../reading/happenings.ts';
import { hasType, permanentIn } from '../reading/views.ts';
import { total } from './combat-results.ts';
import { checked, type Finding } from './finding.ts';

export const RESULT_CLAUSES = {
  lifelink: 'damage-results/lifelink',
  marked: 'damage-results/marked-damage',
  loyalty: 'damage-results/loyalty',
  poison: 'damage-results/poison',
} as const;

type Damage = HappeningOf<'damage'>;

/** Damage that was dealt at one time, with the life and the counters that came of it. CR 120.3-120.4 */
interface Blow {
  readonly at: number;
  readonly before: View;
  readonly after: View;
  readonly damages: readonly Damage[];
  readonly came: readonly Happening[];
}

/** What damage comes to, in combat and out of it. CR 120.3 */
export function* resultsOfDamage(history: History): Generator<Finding> {
  for (let at = 1; at < history.steps.length; at++) {
    const blows = blowsIn(history, at);
    for (const blow of blows) {
      yield* lifelink(history, blow);
      yield* poison(history, blow);
    }
    const [only] = blows;
    if (only === undefined || blows.length > 1) continue;
    yield* marked(only);
    yield* loyalty(only);
  }
}

/** What follows damage without anything else between is of one time with it. */
function blowsIn({ steps }: History, at: number): readonly Blow[] {
  const [before, step] = [steps[at - 1]?.view, steps[at]];
  if (before === undefined || step === undefined) return [];
  const runs: Happening[][] = [];
  let run: Happening[] | null = null;
  for (const happening of step.happenings) {
    if (happening.kind === 'damage' && run === null) {
      run = [];
      runs.push(run);
    }
    if (!OF_DAMAGE.includes(happening.kind)) run = null;
    run?.push(happening);
  }
  return runs.map((came) => ({
    at,
    before,
    after: step.view,
    damages: came.filter((one): one is Damage => one.kind === 'damage'),
    came,
  }));
}

const OF_DAMAGE: readonly string[] = ['damage', 'life', 'counters'];

/**
 * The controller of a source with lifelink gains as much as it deals in all, by one gain for each source. What an effect lets a player
 * gain besides may come at once, so that outside of combat others are not counted. CR 120.3f, 702.15b, 702.15e
 */
function* lifelink(history: History, { at, before, after, damages, came }: Blow): Generator<Finding> {
  if (mayMeddleWithGains(history, at) || mayMeddleWithGains(history, at - 1)) return;
  const inCombat = damages.every(({ combat }) => combat);
  const sources = [...new Set(damages.map(({ from }) => from))];
  const seen = sources.map((from) => sourceOf(history, at, from));
  if (seen.some((each) => each === null || !isSure(each, 'lifelink', after))) return;
  const expected = seen.flatMap((each, index) => {
    if (each?.keywords.includes('lifelink') !== true || !isIn(before, each.controller)) return [];
    const amount = total(damages.filter(({ from }) => from === sources[index]));
    return [`player ${each.controller} gains ${amount}`];
  });
  const found = came.flatMap((one) => (one.kind === 'life' && one.change > 0 ? [gain(one)] : []));
  if (expected.length === 0 && (!inCombat || found.length === 0)) return;
  const left = without(found, expected);
  const holds = left !== null && (!inCombat || left.length === 0);
  yield* checked(holds, RESULT_CLAUSES.lifelink, `${inCombat} | ${expected.length} | ${damages.length}`, {
    cr: '702.15b',
    at,
    expected: expected.length === 0 ? 'nobody gains life' : expected.join(', '),
    found: found.length === 0 ? 'nobody does' : found.join(', '),
  });
}

function gain({ player, change }: HappeningOf<'life'>): string {
  return `player ${player} gains ${change}`;
}

/** The list without these, each once; null: one of them is not in it. */
function without(list: readonly string[], these: readonly string[]): readonly string[] | null {
  const left = [...list];
  for (const one of these) {
    const at = left.indexOf(one);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** The permanent as it was before, or as it was last seen where it had left by then; null: it was none, or is not known. CR 608.2h */
function sourceOf({ steps }: History, at: number, ref: string): PermanentView | null {
  for (let step = at - 1; step >= 0; step--) {
    const view = steps[step]?.view;
    const permanent = view === undefined ? null : permanentIn(view, ref);
    if (permanent !== null) return permanent;
    if (view?.stack.some((entry) => entry.ref === ref)) return null;
  }
  return null;
}

/** Whether it has the keyword, or has it not, before and after alike. */
function isSure({ ref, incarnation, keywords }: PermanentView, keyword: string, after: View): boolean {
  const now = permanentIn(after, ref);
  if (now === null || now.incarnation !== incarnation) return true;
  return now.keywords.includes(keyword) === keywords.includes(keyword);
}

function isIn({ players }: View, seat: number): boolean {
  return players.some((player) => player.seat === seat && player.inGame);
}

/** Infect gives a player counters and takes no life. CR 120.3b */
function* poison(history: History, { at, before, after, damages, came }: Blow): Generator<Finding> {
  const bears = ['lifeCantChange', 'cantGetCounters', 'countersPut'];
  if ([...before.battlefield, ...after.battlefield].some(({ name }) => textHas(name, ...bears))) return;
  if (!damages.every(({ combat }) => combat)) return;
  for (const { seat } of before.players) {
    const own = damages.filter(({ to }) => to === `p${seat}`);
    const sources = own.map(({ from }) => sourceOf(history, at, from));
    if (sources.some((each) => each === null || !isSure(each, 'infect', after))) continue;
    const infected = own.filter((_, index) => sources[index]?.keywords.includes('infect') === true);
    if (infected.length === 0) continue;
    const lost = came.reduce(
      (sum, one) => sum - (one.kind === 'life' && one.player === seat && one.change < 0 ? one.change : 0),
      0,
    );
    const expected = total(own) - total(infected);
    yield* checked(lost === expected, RESULT_CLAUSES.poison, `${own.length} | ${expected > 0}`, {
      cr: '120.3b',
      at,
      expected: `player ${seat} loses ${expected} life: the rest is poison counters`,
      found: `${lost}`,
    });
  }
}

/** Damage is marked, but for that of sources with infect or wither. CR 120.3d-e */
function* marked({ at, before, after, damages }: Blow): Generator<Finding> {
  if (after.step === 'cleanup' || after.turn !== before.turn) return;
  for (const ref of new Set(damages.map(({ to }) => to))) {
    const [was, is] = [permanentIn(before, ref), permanentIn(after, ref)];
    if (was === null || is === null || was.incarnation !== is.incarnation || isSaved(before)) continue;
    if (!hasType(was, 'creature') || !hasType(is, 'creature')) continue;
    const own = damages.filter(({ to }) => to === ref);
    const sources = own.map(({ from }) => permanentIn(before, from));
    if (before.stack.some(({ ref, name }) => own.some(({ from }) => from === ref) && witherIsPrinted(name))) continue;
    if (sources.some((each) => each !== null && COUNTERS.some((keyword) => each.keywords.includes(keyword)))) continue;
    if (sources.some((each) => each !== null && !COUNTERS.every((keyword) => isSure(each, keyword, after)))) continue;
    const expected = was.damage + total(own);
    yield* checked(is.damage === expected, RESULT_CLAUSES.marked, `${is.types.join(' ')} | ${own.length}`, {
      cr: '120.3e',
      at,
      expected: `${is.name} has ${expected} damage marked on it`,
      found: `${is.damage}`,
    });
  }
}

const COUNTERS: readonly string[] = ['infect', 'wither'];

/** A spell shows no keywords. */
function witherIsPrinted(name: string): boolean {
  return printedAbilities(name, 'keyword').some(({ keyword }) => COUNTERS.includes(keyword));
}

/** Whether something may save from destruction, which takes damage away. */
function isSaved({ battlefield, stack }: View): boolean {
  return [...battlefield, ...stack].some(({ name }) => textHas(name, 'regenerate', 'destroyed'));
}

/** Whatever deals it, and whatever else the planeswalker is. CR 120.3c */
function* loyalty({ at, before, damages, came }: Blow): Generator<Finding> {
  for (const ref of new Set(damages.map(({ to }) => to))) {
    const walker = permanentIn(before, ref);
    if (walker === null || !hasType(walker, 'planeswalker')) continue;
    const lost = came.reduce(
      (sum, one) => sum - (one.kind === 'counters' && one.on === ref && one.counter === 'loyalty' ? one.change : 0),
      0,
    );
    const expected = Math.min(walker.counters['loyalty'] ?? 0, total(damages.filter(({ to }) => to === ref)));
    yield* checked(lost === expected, RESULT_CLAUSES.loyalty, `${walker.types.join(' ')} | ${damages.length}`, {
      cr: '120.3c',
      at,
      expected: `${walker.name} loses ${expected} loyalty counters`,
      found: `${lost}`,
    });
  }
}
