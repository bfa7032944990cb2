import type { History, Ref, Seat } from '../../protocol/index.ts';
import { cardNamed, type Effect, kindsIn, recordHas, textHas } from '../oracles/card-facts.ts';
import type { Scene } from '../oracles/sight.ts';
import { happeningsOf } from '../reading/happenings.ts';
import { instructionsOf, stepsOf } from '../reading/instructions.ts';
import { type Resolution, resolutionsOf } from '../reading/resolutions.ts';
import { permanentIn } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';
import { CLAUSE } from './permanents-clauses.ts';

/** Who controls what, until when, and what they can do with what is not theirs. */

/** CR 613.7 */
export function* latestControl(
  history: History,
  resolutions: readonly Resolution[],
  { view }: Scene,
  at: number,
): Generator<Finding> {
  for (const permanent of view.battlefield) {
    const auras = view.battlefield.filter(({ attachedTo, name }) => attachedTo === permanent.ref && givesControl(name));
    if (auras.length < 2 || view.battlefield.some(({ name }) => textHas(name, 'loseAll'))) continue;
    const attached = auras.map((aura) => ({ aura, at: attachedAt(history, at, aura.ref) }));
    const last = attached.reduce((one, other) => (other.at > one.at ? other : one));
    const others = attached.filter((each) => each !== last);
    if (last.at < 0 || others.some((each) => each.at === last.at) || otherControl(resolutions, at)) continue;
    yield* checked(
      permanent.controller === last.aura.controller,
      CLAUSE.latest,
      `${last.aura.name} | ${auras.length} | ${view.active === last.aura.controller}`,
      {
        cr: '613.7',
        at,
        expected: `player ${last.aura.controller} controls ${permanent.name} by ${last.aura.name}, the later of the effects`,
        found: `player ${permanent.controller} controls it`,
      },
    );
  }
}

const givesControl = (name: string): boolean => {
  const record = cardNamed(name);
  return record?.subtypes.includes('Aura') === true && kindsIn(record.abilities).has('control');
};

/** The step in which it was first seen attached there; -1 where it began so. */
function attachedAt({ steps }: History, now: number, ref: Ref): number {
  const to = steps[now] === undefined ? null : permanentIn(steps[now].view, ref)?.attachedTo;
  for (let at = now; at >= 0; at--) {
    const step = steps[at];
    if (step !== undefined && permanentIn(step.view, ref)?.attachedTo !== to) return at;
  }
  return -1;
}

/** Whether something that resolved by then gave control of anything, or may have. */
function otherControl(resolutions: readonly Resolution[], at: number): boolean {
  return resolutions.some(
    ({ object, over }) =>
      over <= at && recordHas(object.name, 'control', 'exchangeControl') && !givesControl(object.name),
  );
}

/** CR 701.21a */
export function* sacrificing(history: History, resolution: Resolution): Generator<Finding> {
  const { object, begun, happenings } = resolution;
  const instructions = instructionsOf(object);
  const [instruction] = instructions ?? [];
  const view = history.steps[begun]?.view;
  if (instruction === undefined || view === undefined || !kindsIn(instruction.effect).has('sacrificeThese')) return;
  const sacrificed = happenings.flatMap(({ happening }) =>
    happening.kind === 'moved' && happening.cause === 'sacrificed' ? [happening.object] : [],
  );
  const own = object.source === null ? null : permanentIn(view, object.source);
  if (own === null || (sacrificed.length === 0 && own.controller === object.controller)) return;
  const bad = sacrificed.filter((ref) => permanentIn(view, ref)?.controller !== object.controller);
  yield* checked(bad.length === 0, CLAUSE.sacrificed, `${object.name} | ${own.controller === object.controller}`, {
    cr: '701.21a',
    at: resolution.over,
    expected: `player ${object.controller} sacrifices nothing that another player controls`,
    found: `${bad.map((ref) => permanentIn(view, ref)?.name).join(', ')} was sacrificed`,
  });
}

/** Control that lasts as long as something else. CR 611.2b */
export function* endingControl(
  history: History,
  { object, did, over, begun, happenings }: Resolution,
): Generator<Finding> {
  const [instruction] = instructionsOf(object) ?? [];
  const [first] = instruction === undefined ? [] : stepsOf(instruction.effect);
  const source = object.source;
  if (did !== 'resolved' || source === null || first === undefined || !lastsWith(first)) return;
  const taken = instruction?.targets[0]?.[0];
  const before = taken === undefined ? null : permanentIn(history.steps[begun]?.view ?? NOWHERE, taken);
  const changed = happenings.some(
    ({ happening }) => happening.kind === 'control changed' && happening.object === taken,
  );
  if (taken === undefined || before === null || !changed) return;
  const gone = history.steps.findIndex(
    ({ view, question }, at) =>
      at >= over && question?.kind === 'priority' && permanentIn(view, source)?.controller !== object.controller,
  );
  const view = history.steps[gone]?.view;
  const now = view === undefined ? null : permanentIn(view, taken);
  if (view === undefined || now === null || now.incarnation !== before.incarnation) return;
  if (view.battlefield.some(({ attachedTo, name }) => attachedTo === taken && givesControl(name))) return;
  const others = resolutionsOf(history).filter(
    (each) => each.over <= gone && each.over > over && recordHas(each.object.name, 'control', 'exchangeControl'),
  );
  if (others.length > 0) return;
  yield* checked(now.controller === before.controller, CLAUSE.ended, `${object.name} | ${before.types.join(' ')}`, {
    cr: '611.2b',
    at: gone,
    expected: `player ${before.controller} controls ${now.name} again, for the effect has ended with what it depended on`,
    found: `player ${now.controller} controls it`,
  });
}

const NOWHERE = { battlefield: [] } as unknown as History['steps'][number]['view'];

function lastsWith(effect: Effect): boolean {
  return (
    effect.kind === 'continuous' &&
    (effect.duration === 'for as long as you control the source' ||
      effect.duration === 'for as long as the source is on the battlefield') &&
    effect.parts.some(({ kind }) => kind === 'control')
  );
}

/** CR 603.10d */
export function* losingControl(history: History, { object, did, over }: Resolution): Generator<Finding> {
  const [instruction] = instructionsOf(object) ?? [];
  if (did !== 'resolved' || instruction === undefined || !kindsIn(instruction.effect).has('losesControl')) return;
  const taken = instruction.targets[0]?.[0];
  const after = happeningsOf(history).filter(({ at }) => at > over);
  const lost = after.find(
    ({ happening }) =>
      happening.kind === 'control changed' && happening.object === taken && happening.player !== object.controller,
  );
  if (lost === undefined || taken === undefined) return;
  const waits = history.steps.findIndex(
    ({ question }, at) => at >= lost.at && (question?.kind === 'priority' || question === null),
  );
  if (waits < 0) return;
  const put = after.some(
    ({ at, happening }) =>
      at >= lost.at &&
      at <= waits &&
      happening.kind === 'triggered' &&
      happening.object === object.ref &&
      happening.player === object.controller,
  );
  yield* checked(put, CLAUSE.lost, `${object.name} | ${seatsOf(history)}`, {
    cr: '603.10d',
    at: waits,
    expected: `an ability of player ${object.controller}, who lost control, triggers`,
    found: 'none did',
  });
}

const seatsOf = ({ steps }: History): Seat => steps[0]?.view.players.length ?? 0;
