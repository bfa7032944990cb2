import type { History, PermanentView, StackView } from '../../protocol/index.ts';
import { cardNamed, kindsIn } from '../oracles/card-facts.ts';
import { type Size, sizeOf } from '../oracles/sizes.ts';
import { happeningsOf, ofKind } from '../reading/happenings.ts';
import { lastSeen, scenesOf } from '../reading/scenes.ts';
import { isCreature, placedName } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';

export const CLAUSE = {
  adds: 'sizes/static-abilities-add',
  counters: 'sizes/counters-count',
  sets: 'sizes/set-before-added',
  latest: 'sizes/the-latest-sets',
} as const;

/** Power and toughness of creatures, as far as nothing has resolved that changes them. CR 613.4 */
export function* sizes(history: History): Generator<Finding> {
  const scenes = scenesOf(history);
  const until = firstChange(history);
  for (const [at, step] of history.steps.entries()) {
    if (at >= until) return;
    if (at > 0 && step.happenings.length === 0) continue;
    for (const permanent of step.view.battlefield) {
      if (!isCreature(permanent) || !permanent.card || placedName(history, permanent.ref) !== permanent.name) continue;
      const size = sizeOf(scenes(at), permanent);
      const clause = size === null ? null : clauseOf(size);
      if (size !== null && clause !== null) yield* asWorkedOut(permanent, size, clause, at);
    }
  }
}

/** What is most particular about it; null where nothing bears on it. */
function clauseOf({ sets, adds, counters }: Size): string | null {
  if (sets > 1) return CLAUSE.latest;
  if (sets > 0) return CLAUSE.sets;
  if (adds > 0) return CLAUSE.adds;
  return counters ? CLAUSE.counters : null;
}

function* asWorkedOut(permanent: PermanentView, size: Size, clause: string, at: number): Generator<Finding> {
  const { name, power, toughness } = permanent;
  yield* checked(
    power === size.power && toughness === size.toughness,
    clause,
    `${size.sets} set | ${size.adds} add | ${name}`,
    {
      cr: clause === CLAUSE.latest ? '613.7' : '613.4',
      at,
      expected: `${name} is ${size.power}/${size.toughness}`,
      found: `it is ${power}/${toughness}`,
    },
  );
}

/** The first step after something has resolved that may have changed sizes: for how long is not shown. CR 611.2 */
function firstChange(history: History): number {
  const changes = ofKind(happeningsOf(history), 'resolved').find(({ at, happening }) =>
    mayChange(lastSeen(history, at, happening.object)),
  );
  return changes?.at ?? history.steps.length;
}

/** What was not seen on the stack may have been anything. */
function mayChange(object: StackView | null): boolean {
  const record = object === null ? null : cardNamed(object.name);
  if (record === null) return true;
  const { types } = record;
  const permanent = object?.kind === 'spell' && !types.includes('instant') && !types.includes('sorcery');
  return !permanent && CHANGING.some((kind) => kindsIn(record).has(kind));
}

const CHANGING = ['continuous', 'becomeCopy'];
