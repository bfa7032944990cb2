import type { History, PermanentView, Ref, View } from '../../protocol/index.ts';
import { abilitiesOf } from '../oracles/abilities.ts';
import {
  cardNamed,
  countNodes,
  type Effect,
  type EntersChange,
  holdsNode,
  recordHas,
  textHas,
} from '../oracles/card-facts.ts';
import { printedEntering } from '../oracles/entering-marks.ts';
import { printedStatics } from '../oracles/statics.ts';
import { type Entry, entriesOf } from '../reading/entries.ts';
import { ofKind } from '../reading/happenings.ts';
import { type Resolution, resolutionsOf, stepsDuring } from '../reading/resolutions.ts';
import { firstResolved, type Scenes } from '../reading/scenes.ts';
import { isCreature, permanentIn, placedName } from '../reading/views.ts';
import { CLAUSE } from './copies-clauses.ts';
import { checked, type Finding } from './finding.ts';

/** What copies of permanents are: what is copied, with what it was given, and nothing that effects and counters made of it. CR 707 */
export function* copiedPermanents(history: History, scenes: Scenes): Generator<Finding> {
  const calmUntil = firstChange(history);
  for (const entry of entriesOf(history)) {
    yield* enteredAsCopy(history, entry, entry.at < calmUntil);
    yield* chosenForm(history, entry, entry.at < calmUntil);
    yield* eachThatEnters(history, scenes, entry);
  }
  for (const resolution of resolutionsOf(history)) {
    yield* onlyWhatIsThere(history, resolution);
    yield* becameCopies(history, resolution, resolution.over < calmUntil);
    yield* tokensOfTargets(history, resolution, resolution.over < calmUntil);
  }
}

/** A copy and what it copies, each as it is, or was, on the battlefield. */
interface Copied {
  readonly copy: PermanentView;
  readonly original: PermanentView;
  /** The view that shows the copy. */
  readonly view: View;
  readonly at: number;
  /** Whether nothing but printed text and counters bears on what the two are. */
  readonly calm: boolean;
  /** Whether it is new, and nothing gave it counters as it entered. */
  readonly fresh: boolean;
}

/** What was chosen as it entered. CR 707.5 */
function* enteredAsCopy(history: History, { ref, at, permanent }: Entry, calm: boolean): Generator<Finding> {
  const step = history.steps.slice(0, at).findLastIndex(({ question }) => question?.source === ref);
  const { question, answer, view } = history.steps[step] ?? { question: null, answer: null };
  const now = history.steps[at]?.view;
  if (permanent === null || now === undefined || view === undefined || hasMakersOfCopies(now)) return;
  if (question?.purpose !== 'copy' || question.kind !== 'objects' || answer?.kind !== 'pick') return;
  const original = permanentIn(view, answer.picks[0] ?? '');
  const own = placedName(history, ref);
  if (original === null || own === null || textHas(own, 'setName') || forms(original.name).length > 0) return;
  yield* isCopy(history, {
    copy: permanent,
    original,
    view: now,
    at,
    calm: calm && !changesWhatItCopies(own),
    fresh: !addsCounters(own),
  });
}

function changesWhatItCopies(name: string): boolean {
  const kinds = [
    'addTypes',
    'setPT',
    'notLegendary',
    'addSupertypes',
    'setColors',
    'thisAbility',
    'ifItIs',
    'counters',
  ];
  return textHas(name, ...kinds);
}

/** Whether it copies with counters besides. CR 707.9e */
function addsCounters(name: string): boolean {
  return printedEntering(name).some(({ change }) => change.kind === 'copy' && change.counters.length > 0);
}

/** Permanents that have others enter as copies. */
function hasMakersOfCopies({ battlefield }: View): boolean {
  return battlefield.some(({ name }) => copiesItself(name));
}

function* isCopy(history: History, { copy, original, view, at, calm, fresh }: Copied): Generator<Finding> {
  const ofCopy = original.card && placedName(history, original.ref) !== original.name;
  const shape = `${original.name} | ${copy.card ? 'card' : 'token'} | ${ofCopy ? 'of a copy' : 'of itself'}`;
  yield* checked(copy.name === original.name, ofCopy ? CLAUSE.ofCopies : CLAUSE.copied, shape, {
    cr: ofCopy ? '707.3' : '707.2',
    at,
    expected: `a copy of ${original.name}`,
    found: copy.name,
  });
  if (!calm || !isPlain(view, original, copy)) return;
  const [is, was] = [describe(copy), describe(original)];
  const counted =
    fresh &&
    Object.keys(copy.counters).length > 0 &&
    printedEntering(copy.name).length === 0 &&
    !view.battlefield.some(({ name }) => textHas(name, 'counters'));
  yield* checked(
    is === was && !counted,
    ofCopy ? CLAUSE.ofCopies : CLAUSE.values,
    `${shape} | ${Object.keys(original.counters).join()}`,
    {
      cr: '707.2',
      at,
      expected: `${was}, as ${original.name} is without its counters`,
      found: counted ? `${is} with counters` : is,
    },
  );
}

/** Without its counters. CR 707.2 */
function describe(permanent: PermanentView): string {
  const { types, subtypes, supertypes, colors } = permanent;
  const words = [types, subtypes, supertypes, colors].map((each) => [...each].sort().join(' ')).join(', ');
  return `${baseSize(permanent)}, ${words}`;
}

function baseSize({ power, toughness, counters }: PermanentView): string {
  const added = (counters['+1/+1'] ?? 0) - (counters['-1/-1'] ?? 0);
  return power === null || toughness === null ? 'no size' : `${power - added}/${toughness - added}`;
}

/** No static ability and nothing attached bears on either of them, and they have no counters that were not told of. */
function isPlain(view: View, original: PermanentView, copy: PermanentView): boolean {
  const odd = [original, copy].some(({ counters }) => '+1/+0' in counters || '-0/-1' in counters);
  const attached = view.battlefield.some(({ attachedTo }) => attachedTo === original.ref || attachedTo === copy.ref);
  return !odd && !attached && printedStatics(view).length === 0;
}

/** The first step after something has resolved that may have changed what permanents are, or with mana that changes what it is spent on. */
function firstChange(history: History): number {
  const resolved = firstResolved(history, (name) => cardNamed(name) === null || recordHas(name, 'continuous'));
  const hasteful = history.steps.findIndex(({ view }) => view.battlefield.some(({ name }) => givesHasteByMana(name)));
  return hasteful < 0 ? resolved : Math.min(resolved, hasteful);
}

/** CR 106.6 */
function givesHasteByMana(name: string): boolean {
  return holdsNode(
    cardNamed(name)?.abilities,
    (node) => node.kind === 'addMana' && (node as Extract<Effect, { kind: 'addMana' }>).rider?.kind === 'haste',
  );
}

type Form = Extract<EntersChange, { readonly kind: 'form' }>['forms'][number];

function forms(name: string): readonly Form[] {
  return printedEntering(name).flatMap(({ change }) => (change.kind === 'form' ? change.forms : []));
}

/** It is what its controller chose as it entered, whatever it copies had chosen. CR 208.2b, 707.5 */
function* chosenForm(history: History, { ref, at, permanent }: Entry, calm: boolean): Generator<Finding> {
  const { question, answer } = history.steps[at - 1] ?? { question: null, answer: null };
  const view = history.steps[at]?.view;
  if (permanent === null || view === undefined || !calm || printedStatics(view).length > 0) return;
  if (question?.source !== ref || question.purpose !== 'as it enters' || answer?.kind !== 'pick') return;
  const form = forms(permanent.name).find(({ says }) => says === answer.picks[0]);
  const size = form?.except.find((each) => each.kind === 'setPT');
  if (form === undefined || size?.kind !== 'setPT') return;
  const keywords = form.except.flatMap((each) =>
    each.kind === 'grant' ? each.abilities.flatMap((one) => (one.kind === 'keyword' ? [one.keyword] : [])) : [],
  );
  const fits = baseSize(permanent) === `${size.power}/${size.toughness}`;
  const same = [...permanent.keywords].sort().join() === [...keywords].sort().join();
  yield* checked(fits && same, CLAUSE.form, `${placedName(history, ref)} | ${form.says}`, {
    cr: '208.2b',
    at,
    expected: `${permanent.name} is a ${form.says}`,
    found: `${baseSize(permanent)} ${permanent.keywords.join(' ')}`,
  });
}

/** What there is of one thing, they all are, with the form that was chosen for it. CR 707.2 */
function* becameCopies(history: History, resolution: Resolution, calm: boolean): Generator<Finding> {
  const { object, begun, over } = resolution;
  const effect = cardNamed(object.name)?.spell?.effect;
  const [before, after] = [history.steps[begun]?.view, history.steps[over]?.view];
  const [target, ...more] = object.targets.flat();
  if (object.kind !== 'spell' || effect?.kind !== 'becomeCopy' || effect.of.kind !== 'target') return;
  if (before === undefined || after === undefined || target === undefined || more.length > 0) return;
  const original = permanentIn(after, target);
  if (original === null) return;
  for (const copy of after.battlefield) {
    const was = permanentIn(before, copy.ref);
    if (was === null || was.name === copy.name || copy.ref === target) continue;
    if (forms(original.name).length === 0)
      yield* isCopy(history, { copy, original, view: after, at: over, calm, fresh: false });
    else if (calm && isPlain(after, original, copy)) yield* hasForm(copy, original, over);
  }
}

function* hasForm(copy: PermanentView, original: PermanentView, at: number): Generator<Finding> {
  const [is, was] = [copy, original].map((each) => `${describe(each)} ${[...each.keywords].sort().join(' ')}`);
  yield* checked(is === was, CLAUSE.formCopied, `${original.name} | ${baseSize(original)}`, {
    cr: '707.2',
    at,
    expected: `${was}, as was chosen for ${original.name}`,
    found: `${is}`,
  });
}

/** Tokens that are copies of a target. CR 707.2 */
function* tokensOfTargets(history: History, resolution: Resolution, calm: boolean): Generator<Finding> {
  const { object, begun, over, happenings, did } = resolution;
  const spell = cardNamed(object.name)?.spell;
  const [before, after] = [history.steps[begun]?.view, history.steps[over]?.view];
  const [target, ...more] = object.targets.flat();
  if (object.kind !== 'spell' || did !== 'resolved' || before === undefined || after === undefined) return;
  if (target === undefined || more.length > 0 || !holdsNode(spell?.effect, copiesTarget)) return;
  const original = permanentIn(before, target);
  if (original === null || hasMakersOfCopies(after) || forms(original.name).length > 0) return;
  for (const { happening } of ofKind(happenings, 'moved')) {
    const copy = happening.from === null ? permanentIn(after, happening.object) : null;
    if (copy !== null && !textHas(original.name, 'copy'))
      yield* isCopy(history, { copy, original, view: after, at: over, calm, fresh: true });
  }
}

function copiesTarget(node: { readonly kind: string }): boolean {
  const effect = node as Effect;
  return effect.kind === 'createCopyTokens' && effect.of.kind === 'target' && effect.except.length === 0;
}

/** What enters can be a copy of what was there before, not of what enters with it. CR 707.5, 614.12a */
function* onlyWhatIsThere(history: History, resolution: Resolution): Generator<Finding> {
  const { object, begun } = resolution;
  const before = history.steps[begun]?.view;
  const record = cardNamed(object.name);
  if (
    before === undefined ||
    record === null ||
    countNodes(record, (node) => 'to' in node && node.to === 'battlefield') > 1
  )
    return;
  for (const at of stepsDuring(history, resolution)) {
    const question = history.steps[at]?.question;
    if (question?.purpose !== 'copy' || question.kind !== 'objects') continue;
    const strange = question.options.filter((ref) => permanentIn(before, ref) === null);
    yield* checked(strange.length === 0, CLAUSE.there, `${object.name} | ${question.options.length}`, {
      cr: '707.5',
      at,
      expected: 'only permanents that were on the battlefield can be copied',
      found: `${strange.join(', ')} can`,
    });
  }
}

/** Where creatures enter as copies of a permanent, each does, of several that enter at once too. CR 614.12, 616.1c */
function* eachThatEnters(history: History, scenes: Scenes, { ref, at, permanent }: Entry): Generator<Finding> {
  const [before, now] = [history.steps[at - 1]?.view, history.steps[at]?.view];
  if (permanent === null || before === undefined || now === undefined || !isCreature(permanent)) return;
  const makers = before.battlefield.filter(({ name }) => copiesItself(name));
  const [maker] = makers;
  if (maker === undefined || makers.length > 1 || maker.controller !== permanent.controller) return;
  const still = permanentIn(now, maker.ref);
  const abilities = still?.incarnation === maker.incarnation ? abilitiesOf(scenes(at), still) : null;
  if (abilities === null || still?.controller !== maker.controller || mayCopy(history, ref)) return;
  if (!abilities.some(({ ability }) => ability.kind === 'replacement')) return;
  if (printedStatics(before).length !== printedStatics(now).length) return;
  const together = now.battlefield.filter((other) => permanentIn(before, other.ref) === null).length;
  yield* checked(permanent.name === maker.name, CLAUSE.each, `${placedName(history, ref)} | ${together}`, {
    cr: '614.12',
    at,
    expected: `it enters as a copy of ${maker.name}`,
    found: permanent.name,
  });
}

function mayCopy(history: History, ref: Ref): boolean {
  return textHas(placedName(history, ref) ?? '', 'copy');
}

/** Whether it has other creatures enter as copies of itself, whether their players like it or not. */
function copiesItself(name: string): boolean {
  return printedEntering(name).some(({ change, what }) => change.kind === 'copy' && what.kind !== 'isSource');
}
