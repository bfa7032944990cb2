import type { History, PermanentView, View } from '../../protocol/index.ts';
import { cardNamed, type Effect, recordHas, textHas } from '../oracles/card-facts.ts';
import { concerns, replacementsIn } from '../oracles/replacements-of-kind.ts';
import { entriesOf } from '../reading/entries.ts';
import { type HappeningOf, happeningsOf, ofKind, type Placed } from '../reading/happenings.ts';
import { instructionsOf, stepsOf } from '../reading/instructions.ts';
import { type Resolution, resolutionsOf } from '../reading/resolutions.ts';
import { type Scenes, scenesOf } from '../reading/scenes.ts';
import { permanentIn, playerIn, wasOnStack } from '../reading/views.ts';
import { destruction } from './destruction.ts';
import { checked, type Finding } from './finding.ts';
import { multiplied } from './multiplied.ts';
import { CLAUSE } from './replaced-clauses.ts';
import { enteringCounters, enteringTapped } from './replaced-entering.ts';

/** CR 113.6, 614.5, 614.6, 614.8, 616.1 */
export function* replacedEvents(history: History): Generator<Finding> {
  const scenes = scenesOf(history);
  for (const entry of entriesOf(history)) {
    yield* enteringCounters(history, scenes, entry);
    yield* enteringTapped(history, scenes, entry);
  }
  const moves = ofKind(happeningsOf(history), 'moved');
  for (const move of moves) yield* exiled(history, move);
  for (const resolution of resolutionsOf(history)) {
    yield* drawn(history, resolution);
    yield* doubled(scenes, resolution);
  }
  yield* destruction(history);
  yield* multiplied(history);
}

/** CR 608.2c, 614.6 */
function* drawn(history: History, { object, did, begun, over, happenings }: Resolution): Generator<Finding> {
  const [instruction] = instructionsOf(object) ?? [];
  const [draw, discard] = instruction === undefined ? [] : stepsOf(instruction.effect);
  if (did !== 'resolved' || draw?.kind !== 'draw' || draw.bind === null || discard?.kind !== 'discard') return;
  if (typeof discard.count === 'number' || discard.count.kind !== 'remembered') return;
  const view = history.steps[begun]?.view;
  if (view === undefined) return;
  const player = object.controller;
  const many = happenings.filter(
    ({ happening }) => happening.kind === 'drew' && happening.player === player && happening.card !== null,
  ).length;
  const put = happenings.filter(
    ({ happening }) => happening.kind === 'discarded' && happening.player === player,
  ).length;
  const asked = draw.count;
  const replaced = view.battlefield.some(({ name }) => textHas(name, 'draws'));
  const most = view.zone('hand', player).length + many;
  if (asked === 0) return;
  yield* checked(put === Math.min(many, most), CLAUSE.drawn, `${object.name} | ${many} | ${replaced}`, {
    cr: '614.6',
    at: over,
    expected: `as many cards are discarded as were drawn: ${many}`,
    found: `${put} were discarded`,
  });
}

/** CR 614.5: each effect on a draw applies once to it and to what it makes of it. */
function* doubled(scenes: Scenes, { object, did, begun, over, happenings }: Resolution): Generator<Finding> {
  const [instruction] = instructionsOf(object) ?? [];
  const steps = instruction === undefined ? [] : stepsOf(instruction.effect);
  const draws = steps.filter((each): each is Extract<Effect, { kind: 'draw' }> => each.kind === 'draw');
  const [draw] = draws;
  if (
    did !== 'resolved' ||
    steps.length !== 1 ||
    draw === undefined ||
    draw.who.kind !== 'you' ||
    typeof draw.count !== 'number'
  )
    return;
  const scene = scenes(begun);
  const effects = replacementsIn(scene, 'draws');
  const player = object.controller;
  if (effects === null || effects.length === 0 || scene.view.step === 'draw') return;
  const about = effects.filter(({ source, replaces }) => concerns(replaces.who, source.controller, player));
  const factors = about.map(({ replaces, source, holds }) =>
    replaces.instead.kind === 'draw' &&
    typeof replaces.instead.count === 'number' &&
    !replaces.optional &&
    holds === true &&
    source.controller === player
      ? replaces.instead.count
      : null,
  );
  if (factors.includes(null) || factors.length === 0) return;
  const expected = draw.count * factors.reduce<number>((product, factor) => product * (factor ?? 1), 1);
  if (scene.view.zone('library', player).length < expected || !playerIn(scene.view, player).inGame) return;
  const many = happenings.filter(({ happening }) => happening.kind === 'drew' && happening.player === player).length;
  yield* checked(many === expected, CLAUSE.doubled, `${object.name} | ${factors.length}`, {
    cr: '614.5',
    at: over,
    expected: `${expected} cards are drawn, each of ${factors.length} effects applied once`,
    found: `${many} were drawn`,
  });
}

type Move = Placed<HappeningOf<'moved'>>;

/** What was to die and is exiled: something on the battlefield says so, and nothing triggers on a death. CR 113.6, 614.6, 700.4 */
function* exiled(history: History, { at, order, happening }: Move): Generator<Finding> {
  if (happening.from !== 'battlefield' || !DEATHS.includes(happening.cause)) return;
  const step = history.steps[at];
  const before = history.steps[at - 1]?.view;
  const permanent = before === undefined ? null : permanentIn(before, happening.object);
  if (step === undefined || before === undefined || permanent === null) return;
  const elsewhere = [...before.players].some(({ seat }) =>
    (['hand', 'graveyard', 'library'] as const).some((zone) =>
      before.zone(zone, seat).some(({ name }) => textHas(name, 'moves')),
    ),
  );
  const there = mayExile(history, at);
  if (!there && elsewhere) {
    yield* checked(happening.to === 'graveyard', CLAUSE.where, `${happening.cause} | ${permanent.card}`, {
      cr: '113.6',
      at,
      expected: `${permanent.name} goes to the graveyard, for no effect on the battlefield has it go elsewhere`,
      found: `it went to ${happening.to}`,
    });
  }
  if (happening.to === 'exile' && permanent.types.includes('creature'))
    yield* didNotDie(history, { at, order, happening }, before);
}

function* didNotDie(history: History, { at, order, happening }: Move, before: View): Generator<Finding> {
  const all = happeningsOf(history);
  const dead = all.some(
    (each) =>
      each.at === at &&
      each.happening.kind === 'moved' &&
      each.happening.from === 'battlefield' &&
      each.happening.to === 'graveyard',
  );
  const watching = before.battlefield.some(({ name }) => textHas(name, 'dies'));
  if (dead || !watching) return;
  const triggered = all.filter(
    (each) =>
      each.at === at &&
      each.order > order &&
      each.happening.kind === 'triggered' &&
      watchesDeaths(before.battlefield, each.happening),
  );
  yield* checked(triggered.length === 0, CLAUSE.died, `${happening.cause} | ${before.battlefield.length}`, {
    cr: '700.4',
    at,
    expected: `${happening.object} did not die, for it was exiled instead, and nothing triggers on that`,
    found: 'an ability on something dying triggered',
  });
}

const DEATHS: readonly string[] = ['destroyed', 'state-based', 'sacrificed'];

/** Whether something on the battlefield, or that resolved this turn, may send what goes to a graveyard elsewhere. */
function mayExile(history: History, at: number): boolean {
  const there = history.steps.slice(Math.max(0, at - 1), at + 1).flatMap(({ view }) => view.battlefield);
  return (
    there.some(({ name }) => textHas(name, 'moves') || cardNamed(name) === null) ||
    wasOnStack(history, at, (name) => recordHas(name, 'moves'), 'this turn')
  );
}

function watchesDeaths(battlefield: readonly PermanentView[], { object, ability }: HappeningOf<'triggered'>): boolean {
  const permanent = battlefield.find(({ ref }) => ref === object);
  if (permanent === undefined) return false;
  const place = Number(ability.slice(ability.lastIndexOf('/') + 1));
  const own = (cardNamed(permanent.name)?.abilities ?? []).filter((each) => each.kind === 'triggered')[place];
  return own?.kind === 'triggered' && own.on.kind === 'dies';
}
