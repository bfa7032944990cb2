import type { Happening, History, HistoryStep, PermanentView, Ref, View } from '../protocol/index.ts';
import { anyCard, anyOf, card, cases, inHand, permanents } from './cases.ts';
import { checked, type Finding, judged } from './law/finding.ts';
import { type EnteringMark, marksOnEntering } from './oracles/entering-marks.ts';
import type { LawProperty } from './property.ts';
import { isEntering } from './reading/happenings.ts';
import { objectIn } from './reading/objects.ts';
import { permanentIn, placedName } from './reading/views.ts';

const NEW = 'fresh-objects/new-in-each-zone';
const NO_MEMORY = 'fresh-objects/no-memory';
const FORGOTTEN = 'fresh-objects/nothing-follows';

/** What changes zones becomes a new object. CR 400.7 */
export const freshObjects: LawProperty = {
  kind: 'law',
  id: 'fresh-objects',
  statement: 'fresh-objects',
  says: 'A card that changes zones becomes a new object, without the counters, damage and attachments of the one before.',
  clauses: [NEW, NO_MEMORY, FORGOTTEN],
  rulings: [],
  cr: ['400.7', '122.2', '110.5b'],
  observe: ['battlefield', 'zones', 'stack', 'events'],
  level: 2,
  cases: cases(
    [
      ...inHand(55, 'Cloudshift', 'Flickerwisp'),
      ...inHand(20, 'Doom Blade', 'Capsize', 'Unsummon', 'Giant Growth'),
      ...permanents('active', 50, 'Walking Ballista', 'Plains', 'Plains', 'Island'),
      card('Rancor', 'battlefield', 'active', 40),
      anyOf('flicker', 'hand', 'active', 40),
      anyOf('aura', 'battlefield', 'active', 40),
      anyOf('equipment', 'battlefield', 'active', 40),
      anyOf('creature', 'battlefield', 'active', 95),
      anyOf('creature', 'battlefield', 'anyone', 80),
      anyCard('hand', 'active', 70),
      anyCard('battlefield', 'active', 50),
    ],
    { weights: { pass: 5, cast: 8, activate: 3, play: 3, 'take back': 0 }, decisions: 30 },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  for (const [at, { view, happenings }] of history.steps.entries()) {
    const before = history.steps[at - 1]?.view;
    if (before === undefined || happenings.some(({ kind }) => kind === 'taken back')) continue;
    const moved = new Set(happenings.flatMap((each) => (each.kind === 'moved' ? [each.object] : [])));
    for (const ref of moved) yield* movedTo(before, view, at, ref, happenings);
    yield* returned(history, before, at, moved);
  }
}

/** Its incarnation has counted up. */
function* movedTo(
  before: View,
  view: View,
  at: number,
  ref: Ref,
  happenings: readonly Happening[],
): Generator<Finding> {
  const [old, now] = [objectIn(before, ref), objectIn(view, ref)];
  if (old === null || now === null) return;
  const times = happenings.filter((each) => each.kind === 'moved' && each.object === ref).length;
  yield* checked(now.incarnation > old.incarnation, NEW, `${old.zone} | ${now.zone} | ${times}`, {
    cr: '400.7',
    at,
    expected: 'what has changed zones is a new object',
    found: `the card that went from ${old.zone} to ${now.zone} is the same object`,
  });
}

/** What left the battlefield and came back between two questions. */
function* returned(history: History, before: View, at: number, moved: ReadonlySet<Ref>): Generator<Finding> {
  const { view, happenings } = history.steps[at] as HistoryStep;
  for (const ref of moved) {
    const [old, now] = [permanentIn(before, ref), permanentIn(view, ref)];
    if (old === null || now === null) continue;
    const since = happenings.slice(happenings.findLastIndex((each) => isEntering(each) && each.object === ref) + 1);
    const marks = marksOf(old).filter(
      (mark) => !mayHaveAnew(now, mark, since, (kind) => mayEnterWith(kind, history, at, ref)),
    );
    const kept = marks.filter((mark) => marksOf(now).includes(mark));
    yield* checked(kept.length === 0, NO_MEMORY, `${now.name} | ${marks.join(' ') || 'no marks'}`, {
      cr: '400.7',
      at,
      expected: 'what has come back is as new',
      found: `it still has its ${kept.join(' and its ')}`,
    });
    const followers = before.battlefield.filter(({ attachedTo }) => attachedTo === ref);
    for (const follower of followers) {
      const still = permanentIn(view, follower.ref);
      const again = since.some((each) => each.kind === 'attached' && each.object === follower.ref && each.to === ref);
      const follows =
        still !== null && still.incarnation === follower.incarnation && still.attachedTo === ref && !again;
      yield* checked(!follows, FORGOTTEN, `${follower.name} | ${now.name}`, {
        cr: '400.7',
        at,
        expected: 'what was attached to the object before is not attached to the new one',
        found: `${follower.name} is still attached`,
      });
    }
  }
}

/** What a permanent may have on it that goes with it: counters by their kind, an attachment by what it is attached to. */
function marksOf({ damage, counters, tapped, attachedTo, attacking }: PermanentView): readonly string[] {
  return [
    ...(damage > 0 ? ['damage'] : []),
    ...Object.keys(counters).flatMap((kind) => ((counters[kind] ?? 0) > 0 ? [`${kind} counters`] : [])),
    ...(attachedTo === null ? [] : [`attachment to ${attachedTo}`]),
    ...(attacking === null ? [] : ['attack']),
    ...(tapped ? ['being tapped'] : []),
  ];
}

/** Whether the new object may have such a mark by what happened to it since, or by how something lets it enter. CR 614.1c-d */
function mayHaveAnew(
  now: PermanentView,
  mark: string,
  since: readonly Happening[],
  mayEnter: (kind: EnteringMark) => boolean,
): boolean {
  if (mark === 'damage') return since.some((each) => each.kind === 'damage' && each.to === now.ref);
  if (mark === 'attack') return false;
  // An Aura is attached to what is chosen for it as it enters. CR 303.4f
  if (mark.startsWith('attachment'))
    return now.subtypes.includes('Aura') || since.some((each) => each.kind === 'attached' && each.object === now.ref);
  if (mark === 'being tapped')
    return since.some((each) => each.kind === 'tapped' && each.object === now.ref) || mayEnter('tapped');
  return since.some((each) => each.kind === 'counters' && each.on === now.ref) || mayEnter('counters');
}

/** Whether the object itself, as it was, is and is printed, or a permanent or what resolved, may let it enter so. */
function mayEnterWith(mark: EnteringMark, history: History, at: number, ref: Ref): boolean {
  const views = history.steps.slice(at - 1, at + 1).map(({ view }) => view);
  const own = [placedName(history, ref), ...views.map((view) => permanentIn(view, ref)?.name ?? null)];
  const others = views.flatMap(({ battlefield, stack }) => [...battlefield, ...stack]);
  return (
    own.some((name) => name !== null && marksOnEntering(name).itself.has(mark)) ||
    others.some(({ name }) => marksOnEntering(name).others.has(mark))
  );
}
