import type { History, PermanentView, Ref, StackView, View } from '../../protocol/index.ts';
import { abilitiesOf, type OwnedAbility } from '../oracles/abilities.ts';
import {
  cardNamed,
  type EntersChange,
  type Filter,
  holdsNode,
  type ReplacementAbility,
  textHas,
} from '../oracles/card-facts.ts';
import { marksOnEntering, printedEntering } from '../oracles/entering-marks.ts';
import { matches } from '../oracles/matching.ts';
import { devotionFor, isGod } from '../oracles/gods.ts';
import { type Scene, type Sight, sightOf } from '../oracles/sight.ts';
import { printedStatics } from '../oracles/statics.ts';
import type { Truth } from '../oracles/truth.ts';
import { type Entry, entriesOf } from '../reading/entries.ts';
import { ofKind } from '../reading/happenings.ts';
import { type Resolution, resolutionsOf } from '../reading/resolutions.ts';
import { type Scenes, scenesOf } from '../reading/scenes.ts';
import { isCreature, permanentIn, placedName } from '../reading/views.ts';
import { riots } from './entering-riot.ts';
import { enteringTogether } from './entering-together.ts';
import { checked, type Finding, witness } from './finding.ts';

export const CLAUSE = {
  lost: 'entering/lost-abilities-change-nothing',
  own: 'entering/tapped-by-its-own-text',
  others: 'entering/tapped-as-what-it-would-be',
  spared: 'entering/untapped-as-what-it-would-be',
  exiled: 'entering/exiled-as-what-it-would-be',
  cast: 'entering/cast-creatures-enter',
  noCreature: 'entering/no-creature-is-not-exiled',
  together: 'entering/what-comes-with-it-enters',
  kept: 'entering/what-is-kept-out',
  riot: 'entering/riot-as-what-it-would-be',
} as const;

/** How permanents enter, by what they are once they are there. CR 614.12 */
export function* entering(history: History): Generator<Finding> {
  const scenes = scenesOf(history);
  for (const entry of entriesOf(history)) {
    const [before, now] = [history.steps[entry.at - 1]?.view, history.steps[entry.at]?.view];
    if (entry.permanent === null || before === undefined || now === undefined) continue;
    if (!hasSameEffects(before, now, entry.ref)) continue;
    yield* howItEntered(history, entry, entry.permanent, before, scenes(entry.at));
  }
  for (const resolution of resolutionsOf(history)) {
    yield* exiledOnTheWay(history, resolution, scenes);
    yield* enteringTogether(history, resolution, scenes, CLAUSE);
  }
}

/** Whether what has continuous effects, beside what enters, has been there before: then it was seen as it would be. CR 614.12 */
function hasSameEffects(before: View, now: View, ref: Ref): boolean {
  const sources = (view: View) =>
    printedStatics(view).flatMap(({ source }) => (source.ref === ref ? [] : [`${source.ref} ${source.incarnation}`]));
  return sources(before).join() === sources(now).join();
}

function* howItEntered(
  history: History,
  entry: Entry,
  permanent: PermanentView,
  before: View,
  scene: Scene,
): Generator<Finding> {
  const abilities = abilitiesOf(scene, permanent);
  if (abilities === null) return;
  const others = changesByOthers(before, scene, permanent);
  const tapping = others.filter(({ change }) => change.kind === 'tapped');
  const own = enteringOf(abilities).filter(isOwn).map(changeOf);
  const taps = own.some((change) => change.kind === 'tapped');
  const sure = tapping.every(({ applies }) => applies !== 'unknown');
  const told = { history, entry, permanent, scene };
  yield* exiledInstead(told, others);
  yield* riots(history, entry, permanent, abilities, CLAUSE.riot);
  // Whoever controls it says which of the two comes last. CR 616.1
  if (mayBeUntapped(before)) return;
  if (taps) yield* tappedOrNot(told, CLAUSE.own, true, permanent.name);
  for (const { by, applies } of tapping)
    if (applies === true) yield* tappedOrNot(told, CLAUSE.others, true, `${by} | ${typesOf(permanent)}`);
  if (!sure || mayBePutTapped(history, entry, before) || abilities.some(saysHowItEnters)) return;
  if (!taps && tapping.length > 0 && tapping.every(({ applies }) => applies === false))
    yield* tappedOrNot(told, CLAUSE.spared, false, `${tapping[0]?.by} | ${typesOf(permanent)}`);
  if (others.length === 0 && textChangesIt(permanent.name)) yield* unchanged(told);
}

interface Told {
  readonly history: History;
  readonly entry: Entry;
  readonly permanent: PermanentView;
  readonly scene: Scene;
}

function* tappedOrNot({ entry, permanent }: Told, clause: string, tapped: boolean, shape: string): Generator<Finding> {
  yield* checked(permanent.tapped === tapped, clause, shape, {
    cr: '614.12',
    at: entry.at,
    expected: `${permanent.name} enters ${tapped ? 'tapped' : 'untapped'}, by what it is on the battlefield`,
    found: `it is ${permanent.tapped ? 'tapped' : 'untapped'}`,
  });
}

/** Its text would change how it enters, but it has none of its abilities there: nothing is asked, and there is nothing on it. CR 614.12, 305.7 */
function* unchanged({ history, entry, permanent }: Told): Generator<Finding> {
  const { question } = history.steps[entry.at - 1] ?? { question: null };
  const asked = question?.source === entry.ref && AS_IT_ENTERS.includes(question.purpose);
  const counters = Object.keys(permanent.counters);
  yield* checked(!asked && !permanent.tapped && counters.length === 0, CLAUSE.lost, permanent.name, {
    cr: '614.12',
    at: entry.at,
    expected: `${permanent.name} enters as though it had no text, for it has no abilities on the battlefield`,
    found: asked
      ? `its player was asked for: ${question.purpose}`
      : permanent.tapped
        ? 'it is tapped'
        : `it has ${counters.join(', ')} counters`,
  });
}

/** What was not cast and is what an effect exiles instead did not enter. CR 614.1a, 614.6 */
function* exiledInstead({ entry, permanent }: Told, others: readonly ByOther[]): Generator<Finding> {
  for (const { by, change, applies } of others) {
    if (change.kind !== 'exiledInstead' || applies === false || entry.spell !== null) continue;
    if (isGod(permanent.name) && !isCreature(permanent)) yield witness(CLAUSE.noCreature, permanent.name);
    yield* checked(!(permanent.card && isCreature(permanent)), CLAUSE.exiled, `${by} | ${typesOf(permanent)}`, {
      cr: '614.12',
      at: entry.at,
      expected: `${permanent.name} is exiled instead of entering, for it would be a creature and was not cast`,
      found: 'it entered',
    });
  }
}

/** What resolves and puts cards onto the battlefield exiles them there; a spell that was cast and becomes a creature enters. CR 614.1a */
function* exiledOnTheWay(history: History, resolution: Resolution, scenes: Scenes): Generator<Finding> {
  const { object, begun, over, happenings, did } = resolution;
  const before = history.steps[begun]?.view;
  const by = before?.battlefield.find(({ name }) => saysExiled(name));
  const stays = by !== undefined && permanentIn(scenes(over).view, by.ref)?.incarnation === by.incarnation;
  const abilities = stays ? abilitiesOf(scenes(begun), by) : null;
  if (did !== 'resolved' || abilities === null || !enteringOf(abilities).some(exiles)) return;
  const gone = ofKind(happenings, 'moved').filter(({ happening: { to } }) => to === 'exile');
  if (object.kind === 'spell' && object.card && object.types.includes('creature')) {
    yield* checked(!gone.some(({ happening }) => happening.object === object.ref), CLAUSE.cast, object.name, {
      cr: '614.1a',
      at: over,
      expected: `${object.name} enters, for it was cast`,
      found: 'it was exiled',
    });
  } else if (gone.length > 0 && putsOntoBattlefield(object.name)) {
    yield witness(CLAUSE.exiled, object.name, 'exiled');
    for (const { happening } of gone)
      yield* exiledGod(sightFrom(scenes(begun), object), placedName(history, happening.object), over);
  }
}

/** A God that would have been no creature was exiled with the creatures. CR 614.12, 700.5 */
function* exiledGod(sight: Sight, name: string | null, at: number): Generator<Finding> {
  if (name === null || devotionFor(sight, name) !== 'too little') return;
  yield* checked(false, CLAUSE.noCreature, name, {
    cr: '614.12',
    at,
    expected: `${name} enters, for with so little devotion it is no creature`,
    found: 'it was exiled',
  });
}

function sightFrom(scene: Scene, { controller }: StackView): Sight {
  return { scene, you: controller, source: null, bound: null };
}

const exiles = ({ change }: Enters): boolean => change.kind === 'exiledInstead';

function putsOntoBattlefield(name: string): boolean {
  const record = cardNamed(name);
  const going = (zone: string) =>
    holdsNode([record?.spell, record?.abilities], (node) => 'to' in node && node.to === zone);
  return going('battlefield') && !going('exile');
}

const AS_IT_ENTERS = ['as it enters', 'copy', 'optional payment'];

type Enters = Extract<ReplacementAbility['replaces'], { readonly kind: 'enters' }>;

interface ByOther {
  readonly by: string;
  readonly change: EntersChange;
  readonly applies: Truth;
}

/** What other permanents, there since before, do to what enters. */
function changesByOthers(before: View, scene: Scene, permanent: PermanentView): readonly ByOther[] {
  return scene.view.battlefield.flatMap((other) => {
    const was = permanentIn(before, other.ref);
    if (other.ref === permanent.ref || was?.incarnation !== other.incarnation) return [];
    if (marksOnEntering(other.name).others.size === 0 && !saysExiled(other.name)) return [];
    const abilities = abilitiesOf(scene, other);
    return (abilities === null ? [] : enteringOf(abilities))
      .filter((enters) => !isOwn(enters))
      .map(({ what, change }) => ({
        by: other.name,
        change,
        applies: change.kind === 'exiledInstead' ? 'unknown' : matches(sightOf(scene, other), what, permanent),
      }));
  });
}

function saysExiled(name: string): boolean {
  return textHas(name, 'exiledInstead');
}

/** Whether something may have permanents enter untapped, under whatever condition. */
function mayBeUntapped({ battlefield }: View): boolean {
  return battlefield.some(({ name }) => textHas(name, 'untapped'));
}

function enteringOf(abilities: readonly OwnedAbility[]): readonly Enters[] {
  return abilities.flatMap(({ ability }) =>
    ability.kind === 'replacement' && ability.replaces.kind === 'enters' && ability.onlyIf === null
      ? [ability.replaces]
      : [],
  );
}

const isOwn = ({ what }: { readonly what: Filter }): boolean => what.kind === 'isSource';
/** Under whatever condition. */
const saysHowItEnters = ({ ability }: OwnedAbility): boolean =>
  ability.kind === 'replacement' && ability.replaces.kind === 'enters' && isOwn(ability.replaces);
const changeOf = ({ change }: Enters): EntersChange => change;

/** Whether its printed text says how it enters. */
function textChangesIt(name: string): boolean {
  return printedEntering(name).some(isOwn);
}

/** Whether something that was about to resolve may put permanents onto the battlefield tapped, or attack with them. */
function mayBePutTapped(history: History, { at }: Entry, before: View): boolean {
  const names = [...before.stack, ...(history.steps[at]?.view.stack ?? [])].map(({ name }) => name);
  return names.some((name) => marksOnEntering(name).others.has('tapped'));
}

function typesOf({ types }: PermanentView): string {
  return [...types].sort().join(' ');
}
