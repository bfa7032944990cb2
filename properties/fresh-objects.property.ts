import type { Happening, History, PermanentView, Ref, View } from '../protocol/index.ts';
import { anyOf, card, cases, inHand, permanents } from './cases.ts';
import { checked, type Finding, judged } from './law/finding.ts';
import { textHas } from './oracles/card-facts.ts';
import type { LawProperty } from './property.ts';
import { permanentIn } from './reading/views.ts';

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
      ...inHand(20, 'Doom Blade', 'Boomerang', 'Unsummon', 'Giant Growth'),
      ...permanents('active', 50, 'Walking Ballista', 'Plains', 'Plains', 'Island'),
      card('Rancor', 'battlefield', 'active', 40),
      anyOf('flicker', 'hand', 'active', 40),
      anyOf('aura', 'battlefield', 'active', 40),
      anyOf('equipment', 'battlefield', 'active', 40),
      anyOf('creature', 'battlefield', 'active', 95),
      anyOf('creature', 'battlefield', 'anyone', 80),
    ],
    { weights: { pass: 5, cast: 8, activate: 3, play: 3, 'take back': 0 }, decisions: 36 },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  for (const [at, { view, happenings }] of history.steps.entries()) {
    const before = history.steps[at - 1]?.view;
    if (before === undefined || happenings.some(({ kind }) => kind === 'taken back')) continue;
    const moved = new Set(happenings.flatMap((each) => (each.kind === 'moved' ? [each.object] : [])));
    for (const ref of moved) yield* movedTo(before, view, at, ref, happenings);
    yield* returned(before, view, at, moved, happenings);
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
function* returned(
  before: View,
  view: View,
  at: number,
  moved: ReadonlySet<Ref>,
  happenings: readonly Happening[],
): Generator<Finding> {
  for (const ref of moved) {
    const [old, now] = [permanentIn(before, ref), permanentIn(view, ref)];
    if (old === null || now === null) continue;
    const since = happenings.slice(
      happenings.findLastIndex((each) => each.kind === 'moved' && each.object === ref && each.to === 'battlefield') + 1,
    );
    yield* checked(remembers(old, now, since) === null, NO_MEMORY, `${now.name} | ${marksOf(old)}`, {
      cr: '400.7',
      at,
      expected: 'what has come back is as new',
      found: `it still has ${remembers(old, now, since)}`,
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

/** What the new object has of the old one without a new cause; null: nothing. */
function remembers(old: PermanentView, now: PermanentView, since: readonly Happening[]): string | null {
  if (now.damage > 0 && old.damage > 0 && !since.some((each) => each.kind === 'damage' && each.to === now.ref))
    return 'its damage';
  const kept = Object.keys(now.counters).some((kind) => (now.counters[kind] ?? 0) > 0 && (old.counters[kind] ?? 0) > 0);
  const given = since.some((each) => each.kind === 'counters' && each.on === now.ref) || entersWithCounters(now.name);
  if (kept && !given) return 'its counters';
  const attached = now.attachedTo !== null && now.attachedTo === old.attachedTo;
  if (attached && !since.some((each) => each.kind === 'attached' && each.object === now.ref)) return 'its attachment';
  if (now.attacking !== null && old.attacking !== null) return 'its attack';
  const tapped = since.some((each) => each.kind === 'tapped' && each.object === now.ref);
  return now.tapped && old.tapped && !tapped && !entersTapped(now.name) ? 'its being tapped' : null;
}

function marksOf({ damage, counters, tapped, attachedTo }: PermanentView): string {
  const marks = [
    damage > 0 ? 'damage' : '',
    Object.keys(counters).length > 0 ? 'counters' : '',
    tapped ? 'tapped' : '',
    attachedTo === null ? '' : 'attached',
  ];
  return marks.filter((mark) => mark !== '').join(' ') || 'no marks';
}

function entersWithCounters(name: string): boolean {
  return textHas(name, 'enters', 'countersPut');
}

/** By its own ability or another's: a permanent may enter tapped, or the effect says so. */
function entersTapped(name: string): boolean {
  return textHas(name, 'tapped', 'tappedUnless', 'tappedUnlessPaid');
}

interface Placed {
  readonly incarnation: number;
  readonly zone: string;
}

function objectIn(view: View, ref: Ref): Placed | null {
  const permanent = permanentIn(view, ref);
  if (permanent !== null) return { incarnation: permanent.incarnation, zone: 'battlefield' };
  const entry = view.stack.find((each) => each.ref === ref);
  if (entry !== undefined) return { incarnation: entry.incarnation, zone: 'stack' };
  for (const { seat } of view.players) {
    for (const zone of ['graveyard', 'hand', 'exile', 'library'] as const) {
      const found = view.zone(zone, seat).find((each) => each.ref === ref);
      if (found !== undefined) return { incarnation: found.incarnation, zone };
    }
  }
  return null;
}
