import type { History, PermanentView } from '../protocol/index.ts';
import { anyOf, cases, inHand, permanents } from './cases.ts';
import { checked, type Finding, judged, violation, witness } from './law/finding.ts';
import { activatedAbilities } from './oracles/abilities.ts';
import { type Asking, answer, askedTypes, askings, lookedAt } from './oracles/asking.ts';
import { cardNamed } from './oracles/card-facts.ts';
import { isForbidden } from './oracles/offers.ts';
import { sightOf } from './oracles/sight.ts';
import { watchersIn, watches } from './oracles/watchers.ts';
import type { LawProperty } from './property.ts';
import { ofKind, turned } from './reading/happenings.ts';
import { spoken } from './reading/pool.ts';
import { type Scenes, scenesOf } from './reading/scenes.ts';
import { isCreature, permanentIn } from './reading/views.ts';

/** Which clause speaks of a card that makes no mana for want of a type. */
const NO_MANA: Readonly<Record<string, string>> = {
  'Exotic Orchard': 'R1/orchard-without-a-colour',
  'Meteor Crater': 'R1/crater-without-coloured-permanent',
  'Squandered Resources': 'R1/squandered-resources-loses-the-land',
  'Fellwar Stone': 'R1/fellwar-stone-without-a-colour',
};

/** An ability whose mana would have no defined type. CR 106.5 */
export const r1UndefinedMana: LawProperty = {
  kind: 'law',
  id: 'r1-undefined-mana',
  statement: 'R1',
  says: 'An ability whose mana would have no defined type makes none; its costs stay paid and nothing that watches mana triggers.',
  clauses: [
    'R1/undefined-type-makes-no-mana',
    'R1/costs-stay-paid',
    'R1/nothing-watching-triggers',
    'R1/may-still-be-activated',
    'R1/defined-type-makes-mana',
    ...Object.values(NO_MANA),
  ],
  rulings: [],
  cr: ['106.5', '106.7', '106.12a', '605.2', '605.3b'],
  observe: ['battlefield', 'stack', 'pools', 'options', 'events'],
  level: 0,
  cases: cases(
    [
      ...permanents('active', 40, 'Exotic Orchard', 'Meteor Crater', 'Fellwar Stone', 'Squandered Resources'),
      ...permanents('active', 15, 'Reflecting Pool', 'Star Compass', 'Sylvok Explorer', 'Naga Vitalist', 'Mox Amber'),
      ...permanents('opponent', 25, 'Exotic Orchard', 'Wastes', 'Ancient Tomb', 'Ritual of Subdual'),
      ...permanents('anyone', 22, 'Mana Flare', 'Heartbeat of Spring', 'Ritual of Subdual'),
      ...permanents('active', 12, 'Wild Growth', 'Caged Sun', 'Overabundance', 'Manabarbs', 'Contamination'),
      ...inHand(10, 'Reflecting Pool', 'Exotic Orchard'),
      anyOf('tapped-for-mana trigger', 'battlefield', 'anyone', 20),
    ],
    { surroundings: ['artifact', 'could-produce'] },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  const scenes = scenesOf(history);
  for (const asking of askings(history, scenes)) {
    const types = answer(asking);
    if (types === null) continue;
    if (types.length === 0) yield* withoutType(history, asking);
    else yield* withType(asking);
  }
  yield* offers(history, scenes);
}

function* withoutType(history: History, asking: Asking): Generator<Finding> {
  const { permanent, made, action } = asking;
  const clause = NO_MANA[permanent.name] ?? 'R1/undefined-type-makes-no-mana';
  yield* checked(made === '', clause, shape(asking), {
    cr: '106.5',
    at: action.over,
    expected: `${permanent.name} adds no mana, for no type is defined`,
    found: `it added ${spoken(made)}`,
  });
  yield* costs(history, asking);
  yield* triggers(asking);
  yield* stack(history, asking);
}

/** CR 601.2h, 602.2b */
function* costs(history: History, asking: Asking): Generator<Finding> {
  const { permanent, action, ability } = asking;
  const after = history.steps[action.over]?.view;
  const taps = ability.cost.parts.some(({ kind }) => kind === 'tap');
  const now = after === undefined ? null : permanentIn(after, permanent.ref);
  if (taps && now?.incarnation === permanent.incarnation && !turned(action.happenings, 'untapped', permanent.ref)) {
    yield* checked(now.tapped, 'R1/costs-stay-paid', shape(asking), {
      cr: '106.5',
      at: action.over,
      expected: `${permanent.name} is tapped, as its cost was paid`,
      found: 'it is untapped',
    });
  }
  if (!ability.cost.parts.some(({ kind }) => kind === 'sacrifice')) return;
  const gone = lookedAt(asking).some(
    (land) => after !== undefined && permanentIn(after, land.ref)?.incarnation !== land.incarnation,
  );
  yield* checked(gone, NO_MANA[permanent.name] ?? 'R1/costs-stay-paid', shape(asking), {
    cr: '106.5',
    at: action.over,
    expected: 'the land that was sacrificed is gone',
    found: 'no land left the battlefield',
  });
}

/** CR 106.12a, 603.2g */
function* triggers(asking: Asking): Generator<Finding> {
  const { sight, permanent, action, ability } = asking;
  const tapped = ability.cost.parts.some(({ kind }) => kind === 'tap');
  const event = { permanent, player: action.player, made: '', tapped };
  const watching = watchersIn(sight.scene).filter((watcher) => watches(watcher, event) === true);
  if (watching.length === 0) return;
  const names = watching.map(({ name }) => name);
  yield witness('R1/nothing-watching-triggers', shape(asking), ...names);
  const triggered = ofKind(action.happenings, 'triggered').find(({ happening }) =>
    watching.some(({ source }) => source === happening.object),
  );
  if (triggered === undefined) return;
  const name = watching.find(({ source }) => source === triggered.happening.object)?.name ?? '';
  yield violation(
    'R1/nothing-watching-triggers',
    '603.2g',
    triggered.at,
    `${name} does not trigger, for no mana was made`,
    'it triggered',
  );
}

/** CR 605.2, 605.3b */
function* stack(history: History, asking: Asking): Generator<Finding> {
  const { permanent, action } = asking;
  const before = history.steps[action.begun]?.view.stack.map(({ ref }) => ref) ?? [];
  const put = history.steps
    .slice(action.begun + 1, action.over + 1)
    .some(({ view }) => view.stack.some(({ ref, source }) => source === permanent.ref && !before.includes(ref)));
  yield* checked(!put, 'R1/may-still-be-activated', shape(asking), {
    cr: '605.2',
    at: action.over,
    expected: `the mana ability of ${permanent.name} does not use the stack`,
    found: 'it is on the stack',
  });
}

function* withType(asking: Asking): Generator<Finding> {
  const { permanent, made, action } = asking;
  yield* checked(made !== '', 'R1/defined-type-makes-mana', shape(asking), {
    cr: '106.7',
    at: action.over,
    expected: `${permanent.name} adds one mana, for a type is defined`,
    found: 'it added no mana',
  });
}

/** At priority, an ability that would make nothing is offered all the same. CR 602.5, 605.2 */
function* offers(history: History, scenes: Scenes): Generator<Finding> {
  for (const [at, { question, view }] of history.steps.entries()) {
    if (question?.kind !== 'priority' || isForbidden(view)) continue;
    for (const permanent of view.battlefield) {
      if (permanent.controller !== question.player || !ready(permanent)) continue;
      const index = undefinedAbility(scenes, at, permanent);
      if (index === null) continue;
      const option = `activate ${permanent.ref}/${index}`;
      const offered = question.options.includes(option);
      yield* checked(offered, 'R1/may-still-be-activated', `${permanent.name} at priority`, {
        cr: '605.2',
        at,
        expected: `the mana ability of ${permanent.name} can be activated although it would make nothing`,
        found: 'it is not offered',
      });
    }
  }
}

function ready(permanent: PermanentView): boolean {
  return !permanent.tapped && (!isCreature(permanent) || permanent.held || permanent.keywords.includes('haste'));
}

/** The place of an ability with {T} alone as its cost that has no type now; null where there is none for sure. */
function undefinedAbility(scenes: Scenes, at: number, permanent: PermanentView): number | null {
  const record = cardNamed(permanent.name);
  if (
    record === null ||
    !record.abilities.some((ability) => ability.kind === 'activated' && askedTypes(ability.effect) !== null)
  )
    return null;
  const scene = scenes(at);
  const abilities = activatedAbilities(scene, permanent) ?? [];
  const index = abilities.findIndex(({ ability, from }) => from === 'text' && askedTypes(ability.effect) !== null);
  const ability = abilities[index]?.ability;
  const from = ability === undefined ? null : askedTypes(ability.effect);
  if (ability === undefined || from === null || from.kind === 'couldProduceOf') return null;
  if (!ability.cost.parts.every(({ kind }) => kind === 'tap')) return null;
  const types = answer({ sight: sightOf(scene, permanent), from });
  return types?.length === 0 ? index : null;
}

function shape(asking: Asking): string {
  const looked = [...new Set(lookedAt(asking).map(({ name }) => name))].sort().join(', ');
  return `${asking.permanent.name} | ${looked || 'nothing'} | ${asking.action.inPayment ? 'while paying' : 'at priority'}`;
}
