import type { Happening, History, Ref, StackView } from '../../protocol/index.ts';
import { type Effect, holdsNode } from '../oracles/card-facts.ts';
import { type HappeningOf, happeningsOf, ofKind, type Placed } from '../reading/happenings.ts';
import { instructionsOf, stepsOf } from '../reading/instructions.ts';
import { type Resolution, resolutionsOf } from '../reading/resolutions.ts';
import { permanentIn } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';
import { LATER_CLAUSE } from './triggers-clauses.ts';

type Delayed = Extract<Effect, { readonly kind: 'delayed' }>;

/** What is to be done as a step begins, made by a spell or an ability. CR 603.7 */
interface Later {
  readonly resolution: Resolution;
  /** As happenings name the ability. */
  readonly key: string;
  readonly source: Ref;
  /** The step at whose beginning it triggers. */
  readonly begins: Placed<HappeningOf<'step began'>>;
}

/** What is to be done later comes though its source has gone; where there is nothing to do it to, it does nothing. CR 603.7, 113.7a */
export function* laterTriggers(history: History): Generator<Finding> {
  const all = happeningsOf(history);
  const resolutions = resolutionsOf(history);
  const later = resolutions.flatMap((resolution) => laterOf(all, resolution) ?? []);
  for (const one of later) {
    const alike = later.filter((other) => other.key === one.key && other.begins === one.begins);
    if (alike[0] === one) yield* comes(history, all, one, alike.length);
    const resolved = resolutions.find(({ object, begun }) => object.ability === one.key && begun >= one.begins.at);
    if (alike.length === 1 && resolved !== undefined) yield* nothing(one, resolved);
  }
}

/** Null where nothing is made for the beginning of a step that comes, or where that is not sure. */
function laterOf(all: readonly Placed[], resolution: Resolution): Later | null {
  const { object, did, order } = resolution;
  const made = did === 'resolved' ? delayedIn(object) : null;
  if (made?.on.kind !== 'step' || made.on.whose !== 'anyone') return null;
  const { step } = made.on;
  const begins = ofKind(all, 'step began').find((one) => one.order > order && one.happening.step === step);
  const left = all.some((one) => one.order > order && one.happening.kind === 'left the game');
  const source = object.source ?? object.ref;
  return begins === undefined || left ? null : { resolution, key: `${source}/delayed`, source, begins };
}

/** The one that it surely makes; null: none, or more. */
function delayedIn(object: StackView): Delayed | null {
  const instructions = instructionsOf(object) ?? [];
  const [made] = instructions.flatMap(({ effect }) =>
    stepsOf(effect).filter((part): part is Delayed => part.kind === 'delayed'),
  );
  let count = 0;
  holdsNode(instructions, ({ kind }) => {
    if (kind === 'delayed' || kind === 'reflexive') count++;
    return false;
  });
  return made === undefined || count !== 1 ? null : made;
}

function* comes(history: History, all: readonly Placed[], later: Later, expected: number): Generator<Finding> {
  const { resolution, key, source, begins } = later;
  const view = history.steps[begins.at]?.view;
  const told = all.filter(({ at, order }) => at === begins.at && order > begins.order);
  const found = told.filter(({ happening }) => happening.kind === 'triggered' && happening.ability === key).length;
  if (view === undefined) return;
  const there = permanentIn(view, source) !== null;
  const { name, kind } = resolution.object;
  yield* checked(
    found === expected,
    LATER_CLAUSE.comes,
    `${name} | ${kind} | ${there ? 'there' : 'gone'} | ${expected}`,
    {
      cr: '603.7',
      at: begins.at,
      expected: `what ${name} made for this step triggers ${expected} times, though ${name} may have gone`,
      found: `${found} times`,
    },
  );
}

/** Where nothing moved as it was made, there is nothing that it could be about. */
function* nothing({ resolution }: Later, { object, happenings, over }: Resolution): Generator<Finding> {
  const { name, ref } = resolution.object;
  const about = resolution.happenings.some(({ happening }) => isMove(happening) && happening.object !== ref);
  if (about || resolution.happenings.some(({ happening }) => happening.kind === 'control changed')) return;
  const done = happenings.filter(({ happening }) => isMove(happening) && happening.object !== object.ref);
  if (!isAboutMoved(resolution.object)) return;
  yield* checked(done.length === 0, LATER_CLAUSE.nothing, `${name} | ${resolution.object.targets.flat().length}`, {
    cr: '603.7c',
    at: over,
    expected: `nothing is done, for ${name} was about nothing`,
    found: 'something moved',
  });
}

function isMove(happening: Happening): happening is HappeningOf<'moved'> {
  return happening.kind === 'moved';
}

/** Whether it is done to what the same text moved before, and to nothing else. */
function isAboutMoved(object: StackView): boolean {
  const names = delayedIn(object)?.bind ?? [];
  const moves = (name: string) => (node: { readonly kind: string }) =>
    node.kind === 'move' && 'bind' in node && node.bind === name;
  return names.length > 0 && names.every((name) => holdsNode(instructionsOf(object), moves(name)));
}
