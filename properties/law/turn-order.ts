import type { History, Seat, StepName, View } from '../../protocol/index.ts';
import { type Effect, holdsNode } from '../oracles/card-facts.ts';
import { happeningsOf } from '../reading/happenings.ts';
import { instructionsOf, stepsOf } from '../reading/instructions.ts';
import { type Resolution, resolutionsOf } from '../reading/resolutions.ts';
import { COURSE_CLAUSE as CLAUSE } from './course-clauses.ts';
import { checked, type Finding } from './finding.ts';

type Adding = Extract<Effect, { readonly kind: 'extraTurn' | 'extraPhases' }>;

/** Extra turns come right after the turn in which they were added, the latest first, and the order goes on from there. CR 500.7 */
export function* extraTurns(history: History): Generator<Finding> {
  const first = history.steps[0]?.view;
  const added = addedIn(history, 'extraTurn');
  if (first === undefined || added.size === 0) return;
  let inOrder = first.active;
  let extra: readonly Seat[] = [];
  for (const { at, order, happening } of happeningsOf(history)) {
    const seats = added.get(order)?.map((one) => seatOf(one)) ?? [];
    if (seats.includes(null)) return;
    extra = [...seats.flatMap((seat) => seat ?? []), ...extra];
    const view = history.steps[at]?.view;
    if (happening.kind !== 'turn began' || view === undefined) continue;
    const [next = null, ...others] = extra.filter((seat) => isInGame(view, seat));
    const expected = next ?? nextInGame(view, inOrder);
    const clause = next === null ? CLAUSE.order : CLAUSE.extra;
    yield* checked(happening.active === expected, clause, `${view.players.length} players | ${extra.length}`, {
      cr: '500.7',
      at,
      expected: `the turn of player ${expected} begins`,
      found: `that of player ${happening.active}`,
    });
    if (next === null) inOrder = happening.active;
    extra = others;
  }
}

const isInGame = ({ players }: View, seat: Seat): boolean => players.some((one) => one.seat === seat && one.inGame);

function nextInGame(view: View, after: Seat): Seat {
  const { length } = view.players;
  const seats = Array.from({ length }, (_, index) => (after + 1 + index) % length);
  return seats.find((seat) => isInGame(view, seat)) ?? after;
}

/** What resolutions add, by the place of their end among all happenings. */
function addedIn(history: History, kind: Adding['kind']): ReadonlyMap<number, readonly Added[]> {
  const added = new Map<number, readonly Added[]>();
  for (const resolution of resolutionsOf(history)) {
    const instructions = resolution.did === 'resolved' ? (instructionsOf(resolution.object) ?? []) : [];
    if (!holdsNode(instructions, (node) => node.kind === kind)) continue;
    const effects = instructions.flatMap(({ effect }) => stepsOf(effect));
    added.set(
      resolution.order,
      effects.flatMap((effect) => (effect.kind === kind ? [{ effect, resolution }] : [])),
    );
  }
  return added;
}

interface Added {
  readonly effect: Effect;
  readonly resolution: Resolution;
}

/** Who takes the turn; null: not known. */
function seatOf({ effect, resolution: { object } }: Added): Seat | null {
  if (effect.kind !== 'extraTurn') return null;
  if (effect.who.kind === 'you') return object.controller;
  const target = effect.who.kind === 'targetPlayer' ? object.targets[effect.who.index]?.[0] : undefined;
  return target === undefined ? null : Number(target.slice(1));
}

const ENDING_A_PHASE: readonly StepName[] = ['precombat main', 'end of combat', 'postcombat main'];

/** What comes after the last step of a phase, where nothing was added. CR 500.1 */
function usualAfter(step: StepName): StepName {
  if (step === 'precombat main') return 'beginning of combat';
  return step === 'end of combat' ? 'postcombat main' : 'end';
}

/** Phases that are added come right after the phase that they were added to, before others; then the turn goes on as it would have. CR 500.8 */
export function* extraPhases(history: History): Generator<Finding> {
  const first = history.steps[0]?.view;
  const added = addedIn(history, 'extraPhases');
  if (first === undefined || added.size === 0) return;
  let place: Place = { step: first.step, queue: [], after: null };
  for (const { at, order, happening } of happeningsOf(history)) {
    const more = added.get(order) ?? [];
    if (more.length > 0 && (place.step === 'precombat main' || place.step === 'postcombat main'))
      place = { ...place, queue: [...more.flatMap(({ effect }) => phasesOf(effect)), ...place.queue] };
    if (happening.kind !== 'step began') continue;
    const expected = expectedAfter(place);
    // The turn was ended. CR 724.1d
    const isOver = happening.step === 'cleanup' && place.step !== 'end';
    if (expected !== null && !isOver) yield* comes(expected, happening.step, place, at);
    place =
      isOver || happening.step === 'untap'
        ? { step: happening.step, queue: [], after: null }
        : went(place, happening.step);
  }
}

interface Place {
  readonly step: StepName;
  /** The phases that were added and are still to come. */
  readonly queue: readonly ('combat' | 'main')[];
  /** Where the turn goes on after them; null: none have come. */
  readonly after: StepName | null;
}

const phasesOf = (effect: Effect): readonly ('combat' | 'main')[] =>
  effect.kind === 'extraPhases' ? effect.phases : [];

/** Null where nothing was added, or the phase goes on. */
function expectedAfter({ step, queue, after }: Place): StepName | null {
  if (!ENDING_A_PHASE.includes(step) || (queue.length === 0 && after === null)) return null;
  const [next] = queue;
  if (next === undefined) return after;
  return next === 'combat' ? 'beginning of combat' : 'postcombat main';
}

function went({ step, queue, after }: Place, to: StepName): Place {
  if (!ENDING_A_PHASE.includes(step) || (queue.length === 0 && after === null)) return { step: to, queue, after };
  const [, ...others] = queue;
  return queue.length === 0
    ? { step: to, queue, after: null }
    : { step: to, queue: others, after: after ?? usualAfter(step) };
}

function* comes(expected: StepName, found: StepName, place: Place, at: number): Generator<Finding> {
  yield* checked(found === expected, CLAUSE.phases, `${place.step} | ${place.queue.join()} | ${place.after}`, {
    cr: '500.8',
    at,
    expected: `after the ${place.step} step the ${expected} step begins`,
    found: `the ${found} step`,
  });
}
