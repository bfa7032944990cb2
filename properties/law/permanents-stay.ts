import type { History, PermanentView, Ref, Seat } from '../../protocol/index.ts';
import { abilitiesOf } from '../oracles/abilities.ts';
import { textHas } from '../oracles/card-facts.ts';
import { printedEntering } from '../oracles/entering-marks.ts';
import { conditionHolds, matches } from '../oracles/matching.ts';
import { type Scene, sightOf } from '../oracles/sight.ts';
import { and, or, type Truth } from '../oracles/truth.ts';
import { happeningsOf, ofKind } from '../reading/happenings.ts';
import { instructionsOf, stepsOf } from '../reading/instructions.ts';
import { type Resolution, resolutionsOf } from '../reading/resolutions.ts';
import { type Scenes, scenesOf } from '../reading/scenes.ts';
import { permanentIn, placedName } from '../reading/views.ts';
import { endingControl, latestControl, losingControl, sacrificing } from './control-of-permanents.ts';
import { checked, type Finding } from './finding.ts';
import { CLAUSE } from './permanents-clauses.ts';

export function* permanentsStay(history: History): Generator<Finding> {
  const scenes = scenesOf(history);
  const resolutions = resolutionsOf(history);
  for (const at of history.steps.keys()) {
    const { question, view } = history.steps[at] ?? { question: null, view: null };
    if (view === null) continue;
    yield* tokens(history, at);
    if (question?.purpose === 'legend rule') yield* oneName(scenes(at), question.options, at);
    if (question?.kind !== 'priority') continue;
    yield* enchanting(scenes(at), at);
    yield* exempt(scenes(at), at);
    yield* latestControl(history, resolutions, scenes(at), at);
  }
  yield* attaching(history, scenes);
  yield* exceptions(history);
  for (const resolution of resolutions) {
    yield* sacrificing(history, resolution);
    yield* endingControl(history, resolution);
    yield* losingControl(history, resolution);
    yield* handsCompared(history, resolution);
  }
}

/** Whether an Aura can enchant a permanent, by what its text says. CR 303.4a */
function mayEnchant(scene: Scene, aura: PermanentView, host: PermanentView): Truth {
  const own = abilitiesOf(scene, aura);
  if (own === null) return 'unknown';
  const enchants = own.flatMap(({ ability }) => (ability.kind === 'enchant' ? [ability.what] : []));
  if (enchants.length === 0) return 'unknown';
  return and(enchants.map((what) => matches(sightOf(scene, aura), what, host)));
}

const isAura = ({ subtypes, types }: PermanentView): boolean =>
  subtypes.includes('Aura') && types.includes('enchantment') && !types.includes('creature');

/** CR 303.4c, 704.5m */
function* enchanting(scene: Scene, at: number): Generator<Finding> {
  for (const aura of scene.view.battlefield) {
    const host = aura.attachedTo === null ? null : permanentIn(scene.view, aura.attachedTo);
    if (host === null || !isAura(aura)) continue;
    const may = mayEnchant(scene, aura, host);
    if (may === 'unknown' || (may && aura.controller === host.controller)) continue;
    yield* checked(may, CLAUSE.enchants, `${aura.name} | ${host.controller === aura.controller}`, {
      cr: '704.5m',
      at,
      expected: `${aura.name} is put into the graveyard, for it cannot enchant ${host.name} any more`,
      found: 'it is attached to it still',
    });
  }
}

/** CR 303.4j */
function* attaching(history: History, scenes: Scenes): Generator<Finding> {
  for (const { at, happening } of ofKind(happeningsOf(history), 'attached')) {
    const scene = at === 0 ? null : scenes(at - 1);
    const aura = scene === null ? null : permanentIn(scene.view, happening.object);
    const host = scene === null || happening.to === null ? null : permanentIn(scene.view, happening.to);
    if (scene === null || aura === null || host === null || !isAura(aura)) continue;
    const may = mayEnchant(scene, aura, host);
    if (may === 'unknown') continue;
    yield* checked(may, CLAUSE.moved, aura.name, {
      cr: '303.4j',
      at,
      expected: `${aura.name} stays where it is, for it cannot enchant ${host.name}`,
      found: 'it was attached to it',
    });
  }
}

/** CR 704.5j */
function* oneName({ view }: Scene, options: readonly Ref[], at: number): Generator<Finding> {
  const group = options.flatMap((ref) => permanentIn(view, ref) ?? []);
  const [first] = group;
  if (first === undefined) return;
  const good = group.every(
    ({ name, controller, supertypes }) =>
      name === first.name && controller === first.controller && supertypes.includes('legendary'),
  );
  yield* checked(good, CLAUSE.names, `${first.name} | ${group.length} | ${first.card}`, {
    cr: '704.5j',
    at,
    expected: 'the legend rule is about legendary permanents of one name and one controller',
    found: `it was applied to ${group.map(({ name, supertypes }) => `${name}${supertypes.includes('legendary') ? '' : ', no legend'}`).join(' and ')}`,
  });
}

/** CR 704.5j */
function* exempt(scene: Scene, at: number): Generator<Finding> {
  const givers = scene.view.battlefield.filter(({ name }) => textHas(name, 'legendRuleOff'));
  if (givers.length === 0) return;
  for (const [index, one] of scene.view.battlefield.entries()) {
    if (!one.supertypes.includes('legendary')) continue;
    const twin = scene.view.battlefield
      .slice(index + 1)
      .find(
        ({ name, controller, supertypes }) =>
          name === one.name && controller === one.controller && supertypes.includes('legendary'),
      );
    if (twin === undefined) continue;
    const holds = [one, twin].map((each) => isExempt(scene, givers, each));
    if (holds.includes('unknown')) continue;
    yield* checked(holds.includes(true), CLAUSE.exempt, `${one.name} | ${givers.length}`, {
      cr: '704.5j',
      at,
      expected: `one of the two legends named ${one.name} goes, for nothing exempts them now`,
      found: 'both are on the battlefield',
    });
  }
}

function isExempt(scene: Scene, givers: readonly PermanentView[], legend: PermanentView): Truth {
  const each = givers.flatMap((giver): readonly Truth[] => {
    const abilities = abilitiesOf(scene, giver);
    if (abilities === null) return ['unknown'];
    return abilities.flatMap(({ ability }): readonly Truth[] => {
      if (ability.kind !== 'rule' || ability.rule.kind !== 'legendRuleOff') return [];
      const sight = sightOf(scene, giver);
      const holds = conditionHolds(sight, ability.onlyIf);
      return [holds === true ? matches(sight, ability.rule.what, legend) : holds];
    });
  });
  return or(each);
}

/** CR 707.9b */
function* exceptions(history: History): Generator<Finding> {
  for (const [at, { question, answer }] of history.steps.entries()) {
    if (question?.purpose !== 'copy' || question.source === null) continue;
    const declined = answer?.kind === 'pick' && answer.picks[0] === 'no';
    const ref = question.source;
    const name = nameBefore(history, ref);
    const [change] = printedEntering(name ?? '').flatMap((enters) =>
      enters.change.kind === 'copy' ? [enters.change] : [],
    );
    const then = history.steps.slice(at + 1).find(({ view }) => permanentIn(view, ref) !== null);
    const permanent = then === undefined ? null : permanentIn(then.view, ref);
    if (declined || change === undefined || permanent === null) continue;
    const named = change.except.find((each) => each.kind === 'setName');
    if (named?.kind !== 'setName') continue;
    yield* checked(permanent.name === named.name, CLAUSE.exceptions, `${named.name} | ${permanent.supertypes.length}`, {
      cr: '707.9b',
      at,
      expected: `the copy is named ${named.name}`,
      found: `it is named ${permanent.name}`,
    });
  }
}

function nameBefore(history: History, ref: Ref): string | null {
  return (
    placedName(history, ref) ??
    history.steps.flatMap(({ view }) => view.stack).find((entry) => entry.ref === ref)?.name ??
    null
  );
}

/** CR 111.6, 111.8 */
function* tokens({ steps }: History, at: number): Generator<Finding> {
  const step = steps[at];
  if (step === undefined) return;
  const returned = step.happenings.some(
    ({ kind, ...rest }) =>
      kind === 'moved' &&
      'to' in rest &&
      (rest.to === 'hand' || rest.to === 'library') &&
      isToken(steps[at - 1], String('object' in rest ? rest.object : '')),
  );
  const bad = step.view.players.flatMap(({ seat }) =>
    (['hand', 'library'] as const).flatMap((zone) =>
      step.view.zone(zone, seat).filter(({ ref }) => ref.startsWith('t') || isToken(steps[at - 1], ref)),
    ),
  );
  if (!returned && bad.length === 0) return;
  yield* checked(bad.length === 0, CLAUSE.tokens, step.question?.purpose ?? 'over', {
    cr: '111.6',
    at,
    expected: 'a token in a hand or a library is no card there',
    found: `${bad[0]?.name} is among the cards`,
  });
}

/** Cards in hands are counted after permanents went there; a token is none. CR 111.6 */
function* handsCompared(history: History, { object, did, begun, over, happenings }: Resolution): Generator<Finding> {
  const [instruction] = instructionsOf(object) ?? [];
  const draw = instruction === undefined ? undefined : stepsOf(instruction.effect).at(-1);
  const view = history.steps[begun]?.view;
  if (did !== 'resolved' || view === undefined || draw?.kind !== 'draw') return;
  if (typeof draw.count === 'number' || draw.count.kind !== 'withMoreInHand') return;
  const replaced = [...view.battlefield, ...view.stack].some(({ name }) => textHas(name, 'draws', 'moves'));
  const returned = happenings.flatMap(({ happening }) =>
    happening.kind === 'moved' && happening.to === 'hand' && happening.cause !== 'drawn'
      ? [permanentIn(view, happening.object)]
      : [],
  );
  if (replaced || returned.includes(null)) return;
  const inHand = (seat: Seat): number =>
    view.zone('hand', seat).length + returned.filter((each) => each?.card === true && each.owner === seat).length;
  const own = inHand(object.controller);
  const expected = view.players.filter(
    ({ seat, inGame }) => inGame && seat !== object.controller && inHand(seat) > own,
  ).length;
  const many = happenings.filter(
    ({ happening }) => happening.kind === 'drew' && happening.player === object.controller,
  ).length;
  const some = returned.some((each) => each !== null && !each.card);
  yield* checked(many === expected, CLAUSE.tokens, `${object.name} | ${some}`, {
    cr: '111.6',
    at: over,
    expected: `${expected} cards are drawn, for tokens are no cards in hands`,
    found: `${many} were drawn`,
  });
}

function isToken(step: History['steps'][number] | undefined, ref: Ref): boolean {
  const permanent = step === undefined ? null : permanentIn(step.view, ref);
  return permanent !== null && !permanent.card;
}
