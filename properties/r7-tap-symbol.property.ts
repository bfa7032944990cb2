import type { History, PermanentView } from '../protocol/index.ts';
import { anyOf, cases, inHand, permanents } from './cases.ts';
import { checked, type Finding, judged } from './law/finding.ts';
import { activatedAbility, costsMana, hasTapSymbol } from './oracles/abilities.ts';
import type { ActivatedAbility } from './oracles/card-facts.ts';
import { matches } from './oracles/matching.ts';
import { costsTapping, isUnconditional, type Offer, offersOf } from './oracles/offers.ts';
import { type Scene, sightOf } from './oracles/sight.ts';
import type { LawProperty } from './property.ts';
import { actionsOf, wasCompleted } from './reading/actions.ts';
import { type Continuity, continuityOf } from './reading/continuity.ts';
import { turned } from './reading/happenings.ts';
import { type Scenes, scenesOf } from './reading/scenes.ts';
import { isCreature, permanentIn } from './reading/views.ts';

const TAPPED = 'R7/not-while-tapped';
const HELD = 'R7/held-creature-may';
const FRESH = 'R7/new-creature-may-not';
const HASTE = 'R7/haste-exempts';
const RETURNED = 'R7/control-change-and-back';
const ANIMATED = 'R7/animated-land';
const NONCREATURE = 'R7/noncreature-at-once';
const OTHER_COST = 'R7/tapping-for-another-cost-is-free';

/** The tap symbol in a cost. CR 107.5 */
export const r7TapSymbol: LawProperty = {
  kind: 'law',
  id: 'r7-tap-symbol',
  statement: 'R7',
  says: '{T} is paid by tapping the permanent: not while it is tapped, and for a creature only if its controller has held it since their most recent turn began.',
  clauses: [TAPPED, HELD, FRESH, HASTE, RETURNED, ANIMATED, NONCREATURE, OTHER_COST],
  rulings: [],
  cr: ['107.5', '302.6', '602.5a', '702.10c', '118.3'],
  observe: ['battlefield', 'pools', 'options', 'events'],
  level: 0,
  cases: cases(
    [
      ...permanents('active', 30, 'Llanowar Elves', 'Prodigal Sorcerer', 'Springleaf Drum', 'Dryad Arbor'),
      ...permanents('anyone', 18, 'Cryptolith Rite', 'Fervor', 'Living Lands', "Nature's Revolt", 'Merfolk Looter'),
      ...permanents(
        'active',
        12,
        'Mutavault',
        'Thousand-Year Elixir',
        'Heritage Druid',
        'Saruli Caretaker',
        'Lightning Greaves',
      ),
      ...inHand(70, 'Act of Treason', 'Threaten'),
      ...inHand(25, 'Llanowar Elves', 'Forest', 'Fellwar Stone', 'Control Magic', 'Disenchant'),
      ...permanents('opponent', 70, 'Llanowar Elves', 'Birds of Paradise', 'Prodigal Sorcerer'),
      ...permanents('active', 60, 'Mountain', 'Mountain', 'Mountain', 'Mana Confluence'),
      anyOf('haste giver', 'battlefield', 'active', 15),
      anyOf('has {T} ability', 'hand', 'active', 30),
    ],
    {
      weights: { pass: 5, cast: 16, activate: 1.5, play: 4, 'take back': 0 },
      decisions: 80,
      bare: 30,
      players: [2, 3, 3, 3, 4],
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  const scenes = scenesOf(history);
  const continuity = continuityOf(history);
  const seen = new Set<string>();
  for (const offer of offersOf(
    history,
    scenes,
    continuity,
    (ability) => hasTapSymbol(ability) || tapsOthers(ability),
  )) {
    if (tapsOthers(offer.ability)) yield* offeredForOthers(offer, continuity);
    if (!hasTapSymbol(offer.ability)) continue;
    if (offer.permanent.tapped) yield* whileTapped(offer);
    else if (isCreature(offer.permanent)) yield* ofCreature(offer);
    else yield* ofOther(offer, seen);
  }
  yield* activated(history, scenes);
  yield* forOtherCosts(history, scenes, continuity);
}

/** Without mana in the cost nothing can untap it on the way. CR 118.3, 601.2g */
function* whileTapped({ at, permanent, ability, completes, question, from }: Offer): Generator<Finding> {
  if (costsMana(ability)) return;
  yield* checked(!completes, TAPPED, `${permanent.name} | ${from} | ${question.kind}`, {
    cr: '107.5',
    at,
    expected: `${permanent.name} is tapped, so that an ability with {T} cannot be activated`,
    found: 'it is offered',
  });
}

function* ofCreature(offer: Offer): Generator<Finding> {
  const { at, permanent, held, returned, hasty, offered, ability, question, scene } = offer;
  if (hasty === 'unknown') return;
  const land = permanent.types.includes('land');
  const turn = scene.view.active === permanent.controller ? 'own turn' : 'turn of another';
  const shape = `${permanent.name} | ${offer.from} | ${question.kind} | ${turn}`;
  if (!held && !hasty) {
    const clause = returned ? RETURNED : land ? ANIMATED : FRESH;
    yield* checked(!offered, clause, shape, {
      cr: '302.6',
      at,
      expected: `${permanent.name} has not been controlled since its controller's turn began, so that {T} cannot be paid`,
      found: 'its ability is offered',
    });
    return;
  }
  if (question.kind !== 'priority' || !isUnconditional(ability) || !costsTapping(ability)) return;
  yield* checked(offered, !held ? HASTE : land ? ANIMATED : HELD, shape, {
    cr: held ? '302.6' : '702.10c',
    at,
    expected: `the {T} ability of ${permanent.name} can be activated, for ${held ? 'it has been controlled long enough' : 'it has haste'}`,
    found: 'it is not offered',
  });
}

/** Every new permanent is looked at once in a turn. */
function* ofOther(
  { at, permanent, ability, held, offered, question, scene }: Offer,
  seen: Set<string>,
): Generator<Finding> {
  if (held || question.kind !== 'priority' || !isUnconditional(ability) || !costsTapping(ability)) return;
  const key = `${permanent.ref} ${permanent.incarnation} ${scene.view.turn} ${offered}`;
  if (seen.has(key)) return;
  seen.add(key);
  yield* checked(offered, NONCREATURE, `${permanent.name} | ${permanent.types.join(' ')}`, {
    cr: '302.6',
    at,
    expected: `${permanent.name} is no creature, so that {T} can be paid at once`,
    found: 'its ability is not offered',
  });
}

/** An activation that was completed found its permanent untapped. */
function* activated(history: History, scenes: Scenes): Generator<Finding> {
  for (const action of actionsOf(history)) {
    if (action.kind !== 'activate' || !wasCompleted(action)) continue;
    const before = scenes(action.begun);
    const permanent = permanentIn(before.view, action.object);
    const ability = permanent === null ? null : activatedAbility(before, permanent, action.ability);
    if (permanent === null || ability === null || !hasTapSymbol(ability)) continue;
    if (!permanent.tapped || costsMana(ability) || turned(action.happenings, 'untapped', permanent.ref)) continue;
    const done = action.happenings.some(
      ({ happening }) => happening.kind === 'activated' && happening.object === permanent.ref,
    );
    yield* checked(!done, TAPPED, `${permanent.name} | activated`, {
      cr: '107.5',
      at: action.over,
      expected: `{T} of ${permanent.name} cannot be paid, for it is tapped`,
      found: 'its ability was activated',
    });
  }
}

/** What is tapped for the cost of another object, or without the symbol, may be new. CR 302.6 */
function* forOtherCosts(history: History, scenes: Scenes, continuity: Continuity): Generator<Finding> {
  for (const action of actionsOf(history)) {
    if (action.kind !== 'activate') continue;
    for (const at of action.choices) {
      const question = history.steps[at]?.question;
      if (question?.purpose !== 'cost' || question.source !== action.object) continue;
      const scene = scenes(at);
      const permanent = permanentIn(scene.view, action.object);
      const ability = permanent === null ? null : activatedAbility(scenes(action.begun), permanent, action.ability);
      if (permanent === null || ability === null) continue;
      if (ability.cost.parts.every((part) => !('what' in part) || part.kind === 'tapUntapped'))
        yield* onlyUntapped(at, scene, permanent, question.options);
      for (const other of fresh(scene, permanent, ability, (ref) => continuity(at, ref).held)) {
        yield* checked(question.options.includes(other.ref), OTHER_COST, `${permanent.name} | ${other.name}`, {
          cr: '302.6',
          at,
          expected: `${other.name} can be tapped for the cost of ${permanent.name} although it is new`,
          found: 'it is not offered',
        });
      }
    }
  }
}

/** What is tapped already cannot be tapped to pay. CR 118.3 */
function* onlyUntapped(
  at: number,
  { view }: Scene,
  permanent: PermanentView,
  options: readonly string[],
): Generator<Finding> {
  const tapped = options.filter((ref) => permanentIn(view, ref)?.tapped === true);
  const others = view.battlefield.some((other) => other.tapped && other.controller === permanent.controller);
  if (tapped.length === 0 && !others) return;
  yield* checked(tapped.length === 0, TAPPED, `${permanent.name} | tapping others`, {
    cr: '118.3',
    at,
    expected: `only what is untapped can be tapped for the cost of ${permanent.name}`,
    found: `${tapped.join(', ')} could be`,
  });
}

function tapsOthers({ cost }: ActivatedAbility): boolean {
  return cost.parts.some(({ kind }) => kind === 'tapUntapped');
}

/** Where only new creatures can pay, the ability is offered all the same. */
function* offeredForOthers(
  { at, scene, question, permanent, ability, offered, held, hasty }: Offer,
  continuity: Continuity,
): Generator<Finding> {
  if (question.kind !== 'priority' || !isUnconditional(ability) || costsMana(ability)) return;
  const own = hasTapSymbol(ability);
  if (own && (permanent.tapped || (isCreature(permanent) && !held && hasty !== true))) return;
  if (ability.cost.parts.some((part) => part.kind !== 'tap' && part.kind !== 'tapUntapped')) return;
  const needed = ability.cost.parts.flatMap((part) =>
    part.kind === 'tapUntapped' && typeof part.count === 'number' ? [part.count] : [],
  );
  const able = payers(scene, permanent, ability).filter((other) => !(own && other.ref === permanent.ref));
  const old = able.filter(({ ref }) => continuity(at, ref).held);
  const [count] = needed;
  if (needed.length !== 1 || count === undefined || able.length < count || old.length >= count) return;
  yield* checked(offered, OTHER_COST, `${permanent.name} | only new ones`, {
    cr: '302.6',
    at,
    expected: `${permanent.name} can be activated by tapping creatures that are new`,
    found: 'it is not offered',
  });
}

function payers(scene: Scene, permanent: PermanentView, ability: ActivatedAbility): readonly PermanentView[] {
  const sight = sightOf(scene, permanent);
  return ability.cost.parts.flatMap((part) =>
    part.kind === 'tapUntapped'
      ? scene.view.battlefield.filter(
          (other) =>
            !other.tapped && other.controller === permanent.controller && matches(sight, part.what, other) === true,
        )
      : [],
  );
}

function fresh(
  scene: Scene,
  permanent: PermanentView,
  ability: ActivatedAbility,
  held: (ref: string) => boolean,
): readonly PermanentView[] {
  return payers(scene, permanent, ability).filter(
    (other) => isCreature(other) && !held(other.ref) && other.ref !== permanent.ref,
  );
}
