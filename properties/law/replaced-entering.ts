import type { History, HistoryStep, PermanentView, Ref } from '../../protocol/index.ts';
import { type Ability, cardNamed, type EntersChange, textHas } from '../oracles/card-facts.ts';
import { matches } from '../oracles/matching.ts';
import { replacementsIn } from '../oracles/replacements-of-kind.ts';
import { type Scene, sightOf } from '../oracles/sight.ts';
import type { Entry } from '../reading/entries.ts';
import type { Scenes } from '../reading/scenes.ts';
import { checked, type Finding } from './finding.ts';
import { CLAUSE } from './replaced-clauses.ts';

/** How many counters a creature of fixed counters enters with. CR 614.5, 616.1g */
export function* enteringCounters(history: History, scenes: Scenes, entry: Entry): Generator<Finding> {
  const { permanent, at } = entry;
  const record = permanent === null ? null : cardNamed(permanent.name);
  if (permanent === null || record === null || at === 0 || clouded(history)) return;
  const own = record.types.includes('planeswalker') ? null : ownCounters(record.abilities, entry);
  const scene = scenes(at - 1);
  const given = own === null ? null : givenBy(scene, permanent);
  const changes = changesOf(scene, permanent);
  if (own === null || given === null || changes === null || own + given === 0 || changes.length === 0) return;
  const allowed = inAnyOrder(own + given, changes);
  const found = permanent.counters['+1/+1'] ?? 0;
  const shape = `${permanent.name} | ${changes.length} | ${given > 0}`;
  yield* checked(allowed.includes(found), CLAUSE.counters, shape, {
    cr: '614.5',
    at,
    expected: `${permanent.name} enters with ${allowed.join(' or ')} counters`,
    found: `it has ${found}`,
  });
}

/** Its own +1/+1 counters; null where they are not a number or X of a spell. What it says of others is not said of itself. CR 614.12 */
function ownCounters(abilities: readonly Ability[], { spell }: Entry): number | null {
  let sum = 0;
  for (const ability of abilities) {
    if (ability.kind !== 'replacement' || ability.replaces.kind !== 'enters') continue;
    const { change, what } = ability.replaces;
    if (what.kind !== 'isSource') continue;
    if (['copy', 'together', 'oneOf'].includes(change.kind) || ability.onlyIf !== null) return null;
    if (change.kind !== 'counters' || change.counter !== '+1/+1') continue;
    if (typeof change.amount === 'number') sum += change.amount;
    else if (change.amount.kind === 'x') sum += spell?.x ?? 0;
    else return null;
  }
  return sum;
}

function inAnyOrder(
  amount: number,
  changes: readonly { readonly factor: number; readonly plus: number }[],
): readonly number[] {
  if (changes.length === 0) return [amount];
  const all = changes.flatMap(({ factor, plus }, index) =>
    inAnyOrder(
      amount * factor + plus,
      changes.filter((_, other) => other !== index),
    ),
  );
  return [...new Set(all)];
}

/** Whether something was copied or changed so that what is printed says too little. */
function clouded({ steps }: History): boolean {
  return steps.some(({ question }) => question?.purpose === 'copy');
}

/** The +1/+1 counters that other permanents have it enter with; null where that is not known. */
function givenBy(scene: Scene, permanent: PermanentView): number | null {
  let sum = 0;
  const effects = replacementsIn(scene, 'enters');
  for (const { source, replaces, holds } of effects ?? []) {
    const { change } = replaces;
    if (source.ref === permanent.ref || change.kind !== 'counters' || change.counter !== '+1/+1') continue;
    const fits = matches(sightOf(scene, source), replaces.what, permanent);
    if (fits === 'unknown' || holds === 'unknown' || typeof change.amount !== 'number') return null;
    if (fits && holds) sum += change.amount;
  }
  return effects === null ? null : sum;
}

interface CounterChange {
  readonly factor: number;
  readonly plus: number;
}

/** What multiplies them or adds to them; null where that is not known. */
function changesOf(scene: Scene, permanent: PermanentView): readonly CounterChange[] | null {
  const found: CounterChange[] = [];
  const effects = replacementsIn(scene, 'countersPut');
  if (scene.view.battlefield.some(({ name }) => textHas(name, 'cantHaveCounters'))) return null;
  for (const { source, replaces, holds } of effects ?? []) {
    const fits = matches(sightOf(scene, source), replaces.on, permanent);
    if (fits === 'unknown' || holds === 'unknown') return null;
    const about = replaces.counter === 'any' || replaces.counter === '+1/+1';
    if (fits && holds && about && source.ref !== permanent.ref) found.push(replaces);
  }
  return effects === null ? null : found;
}

/** CR 616.1e-f: one effect has it enter tapped, another untapped. */
export function* enteringTapped(history: History, scenes: Scenes, { permanent, at, ref }: Entry): Generator<Finding> {
  if (permanent === null || at === 0 || clouded(history)) return;
  const others = turningOthers(scenes(at - 1), permanent);
  const own = turningItself(permanent);
  const [other] = others ?? [];
  const [mine] = own;
  if (others?.length !== 1 || own.length !== 1 || other === undefined || mine === undefined) return;
  if (mine === 'tappedUnless' || (mine === 'untapped') === (other.kind === 'untapped')) return;
  const steps = history.steps.slice(Math.max(0, at - 4), at + 1);
  const asked = steps.find(({ question }) => question?.purpose === 'replacement' && question.source === ref);
  const last = picked(asked) === ref ? other.kind : mine;
  const wrong = asked === undefined ? 'nobody was asked which is applied first' : turnedWrongly(steps, permanent, last);
  yield* checked(wrong === null, CLAUSE.turned, `${permanent.name} | ${other.name} | ${last}`, {
    cr: '616.1f',
    at,
    expected: `its controller orders what has ${permanent.name} enter tapped and untapped, and the last one decides`,
    found: wrong ?? '',
  });
}

const picked = (step: HistoryStep | undefined): Ref | null =>
  step?.answer?.kind === 'pick' ? (step.answer.picks[0] ?? null) : null;

/** What is wrong with how it entered; where something was paid it may have entered untapped in any case. */
function turnedWrongly(
  steps: readonly HistoryStep[],
  { tapped }: PermanentView,
  last: EntersChange['kind'],
): string | null {
  const paid = steps.some((step) => step.question?.purpose === 'optional payment' && picked(step) === 'yes');
  if (paid || tapped === (last !== 'untapped')) return null;
  return `it is ${tapped ? 'tapped' : 'untapped'}`;
}

interface Turning {
  readonly kind: EntersChange['kind'];
  readonly name: string;
}

/** Effects of other permanents that have it enter tapped or untapped; null where they are not known. */
function turningOthers(scene: Scene, permanent: PermanentView): readonly Turning[] | null {
  const effects = replacementsIn(scene, 'enters');
  if (effects === null) return null;
  return effects.flatMap(({ source, replaces: { change, what }, holds }): readonly Turning[] => {
    if (holds !== true || source.ref === permanent.ref || !TURNING.includes(change.kind)) return [];
    return matches(sightOf(scene, source), what, permanent) === true ? [{ kind: change.kind, name: source.name }] : [];
  });
}

function turningItself({ name }: PermanentView): readonly EntersChange['kind'][] {
  return (cardNamed(name)?.abilities ?? []).flatMap((ability) => {
    if (ability.kind !== 'replacement' || ability.replaces.kind !== 'enters' || ability.onlyIf !== null) return [];
    const { kind } = ability.replaces.change;
    if (ability.replaces.what.kind !== 'isSource') return [];
    return TURNING.includes(kind) ? [kind] : [];
  });
}

const TURNING: readonly string[] = ['tapped', 'untapped', 'tappedUnless', 'tappedUnlessPaid'];
