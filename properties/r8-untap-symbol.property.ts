import type { History, PermanentView } from '../protocol/index.ts';
import { anyOf, cases, permanents } from './cases.ts';
import { COUNTER_COST, counterCosts } from './law/counter-costs.ts';
import { checked, type Finding, judged } from './law/finding.ts';
import {
  activatedAbilities,
  activatedAbility,
  hasTapSymbol,
  hasUntapSymbol,
  isManaAbility,
} from './oracles/abilities.ts';
import { type ActivatedAbility, textHas } from './oracles/card-facts.ts';
import { costsTapping, isUnconditional, type Offer, offersOf, surelyPays } from './oracles/offers.ts';
import type { Scene } from './oracles/sight.ts';
import type { LawProperty } from './property.ts';
import { type Action, actionsOf, wasCompleted } from './reading/actions.ts';
import { continuityOf } from './reading/continuity.ts';
import { ofKind, toldBetween } from './reading/happenings.ts';
import { type Scenes, scenesOf } from './reading/scenes.ts';
import { isCreature, permanentIn } from './reading/views.ts';

const UNTAPPED = 'R8/not-while-untapped';
const AS_PAID = 'R8/looked-at-as-the-cost-is-paid';
const HELD = 'R8/held-creature-may';
const FRESH = 'R8/new-creature-may-not';
const HASTE = 'R8/haste-exempts';
const IS_COST = 'R8/untapping-is-a-cost';
const MANA_FIRST = 'R8/mana-before-costs';
const TAPPED_BEARER = 'R8/tapped-bearer-cannot-make-the-mana';

/** The untap symbol in a cost. CR 107.6 */
export const r8UntapSymbol: LawProperty = {
  kind: 'law',
  id: 'r8-untap-symbol',
  statement: 'R8',
  says: '{Q} is paid by untapping the permanent: not while it is untapped as the cost is paid, and for a creature only if it has been held long enough.',
  clauses: [UNTAPPED, AS_PAID, HELD, FRESH, HASTE, IS_COST, ...Object.values(COUNTER_COST), MANA_FIRST, TAPPED_BEARER],
  rulings: ['devoted-druid/32ba0097d6'],
  cr: ['107.6', '118.3', '302.6', '602.5a', '601.2g', '601.2h', '602.2b'],
  observe: ['battlefield', 'stack', 'pools', 'options', 'events'],
  level: 2,
  cases: cases(
    [
      ...permanents(
        'active',
        40,
        'Pili-Pala',
        'Merrow Grimeblotter',
        'Umbral Mantle',
        'Cryptolith Rite',
        'Springleaf Drum',
      ),
      ...permanents(
        'active',
        20,
        'Devoted Druid',
        'Farmstead Gleaner',
        'Silkbind Faerie',
        'Llanowar Elves',
        'Palladium Myr',
      ),
      ...permanents('anyone', 6, 'Solemnity'),
      ...permanents('active', 12, 'Vizier of Remedies'),
      ...permanents('active', 15, 'Fervor', 'Concordant Crossroads', 'Paradise Mantle', 'Umbral Mantle'),
      ...permanents('active', 60, 'Island', 'Island', 'Forest', 'Swamp'),
      anyOf('has {Q} ability', 'battlefield', 'active', 60),
      anyOf('has {Q} ability', 'hand', 'active', 40),
    ],
    { weights: { pass: 3, cast: 5, activate: 9, play: 2, 'take back': 6 }, decisions: 30 },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  const scenes = scenesOf(history);
  const continuity = continuityOf(history);
  for (const offer of offersOf(history, scenes, continuity, hasUntapSymbol)) {
    yield* offered(offer);
  }
  yield* counterCosts(history, scenes);
  for (const action of actionsOf(history)) {
    if (action.kind !== 'activate') continue;
    const before = scenes(action.begun);
    const permanent = permanentIn(before.view, action.object);
    const ability = permanent === null ? null : activatedAbility(before, permanent, action.ability);
    if (permanent === null || ability === null || !hasUntapSymbol(ability)) continue;
    if (wasCompleted(action)) yield* activated(history, action, permanent, ability);
    yield* payments(history, scenes, action, permanent);
  }
}

function* offered(offer: Offer): Generator<Finding> {
  const { at, permanent, held, hasty, ability, question, scene } = offer;
  const creature = isCreature(permanent);
  const shape = `${permanent.name} | ${offer.from} | ${question.kind}`;
  if (creature && hasty === 'unknown') return;
  if (creature && !held && hasty === false) {
    yield* checked(!offer.offered, FRESH, `${shape} | ${permanent.tapped ? 'tapped' : 'untapped'}`, {
      cr: '302.6',
      at,
      expected: `${permanent.name} has not been controlled since its controller's turn began, so that {Q} cannot be paid`,
      found: 'its ability is offered',
    });
    return;
  }
  if (!permanent.tapped) yield* whileUntapped(offer, shape);
  else if (
    question.kind === 'priority' &&
    canBegin(scene, ability) &&
    surelyPays(scene, permanent.controller, ability.cost.mana, '')
  ) {
    yield* checked(offer.offered, creature && !held ? HASTE : HELD, shape, {
      cr: '107.6',
      at,
      expected: `the {Q} ability of ${permanent.name} can be activated, for it is tapped and ${held ? 'has been controlled long enough' : 'has haste'}`,
      found: 'it is not offered',
    });
  }
}

/** It may become tapped for the mana of its own cost; where nothing could tap it, it cannot be activated. CR 601.2g-h */
function* whileUntapped(
  { at, permanent, ability, offered: begins, completes, scene, question, held, hasty }: Offer,
  shape: string,
): Generator<Finding> {
  if (question.kind !== 'priority') return;
  const own = ownTapping(scene, permanent);
  const able = !isCreature(permanent) || held || hasty === true;
  if (own === null && !scene.view.battlefield.some(({ name }) => mayTapOthers(name))) {
    yield* checked(!completes, UNTAPPED, shape, {
      cr: '107.6',
      at,
      expected: `{Q} of ${permanent.name} cannot be paid, for it is untapped`,
      found: 'its ability can be activated',
    });
  } else if (
    own !== null &&
    able &&
    canBegin(scene, ability) &&
    surelyPays(scene, permanent.controller, ability.cost.mana, '')
  ) {
    yield* checked(begins, AS_PAID, `${shape} | taps for the mana`, {
      cr: '107.6',
      at,
      expected: `${permanent.name} can begin the activation untapped, for it can be tapped for mana on the way`,
      found: 'its ability is not offered',
    });
  }
}

/** The place of a mana ability of its own with nothing but {T} as its cost; null where there is none. */
function ownTapping(scene: Scene, permanent: PermanentView): number | null {
  const abilities = activatedAbilities(scene, permanent);
  if (abilities === null) return 0;
  const index = abilities.findIndex(
    ({ ability }) =>
      hasTapSymbol(ability) && isManaAbility(ability) && costsTapping(ability) && isUnconditional(ability),
  );
  if (index >= 0) return index;
  return abilities.some(({ ability }) => hasTapSymbol(ability)) ? 0 : null;
}

/** Whether a permanent of that name may tap others while a cost is paid. */
function mayTapOthers(name: string): boolean {
  return textHas(name, 'tapUntapped');
}

function canBegin(scene: Scene, { targets, timing, onlyIf, perTurn, cost }: ActivatedAbility): boolean {
  const free =
    timing === 'instant' && onlyIf === null && perTurn === null && cost.parts.every(({ kind }) => kind === 'untap');
  return (
    free &&
    targets.every(
      ({ what }) =>
        what?.kind === 'type' &&
        scene.view.battlefield.some(
          ({ types, keywords }) =>
            types.includes(what.type) && !keywords.includes('shroud') && !keywords.includes('hexproof'),
        ),
    )
  );
}

function* activated(
  history: History,
  action: Action,
  permanent: PermanentView,
  ability: ActivatedAbility,
): Generator<Finding> {
  const done = ofKind(action.happenings, 'activated').some(({ happening }) => happening.object === permanent.ref);
  if (!done) return;
  const meanwhile = toldBetween(history, action.begun, action.over);
  const tapped = meanwhile.findLastIndex((each) => each.kind === 'tapped' && each.object === permanent.ref);
  const untapped = meanwhile.findLastIndex((each) => each.kind === 'untapped' && each.object === permanent.ref);
  const shape = `${permanent.name} | ${permanent.tapped ? 'tapped' : 'untapped'} | ${action.inPayment ? 'paying' : 'priority'}`;
  yield* checked(permanent.tapped || tapped >= 0, UNTAPPED, shape, {
    cr: '107.6',
    at: action.over,
    expected: `{Q} of ${permanent.name} cannot be paid, for it is untapped`,
    found: 'its ability can be activated',
  });
  const after = history.steps[action.over]?.view;
  const now = after === undefined ? null : permanentIn(after, permanent.ref);
  if (now === null || tapped > untapped) return;
  yield* checked(untapped >= 0 && !now.tapped, IS_COST, `${shape} | ${isManaAbility(ability) ? 'mana' : 'stack'}`, {
    cr: '107.6',
    at: action.over,
    expected: `${permanent.name} is untapped as its ability has been activated`,
    found: 'it is still tapped',
  });
}

/** While the mana of the activation is paid, the cost with the symbol is not yet. */
function* payments(history: History, scenes: Scenes, action: Action, permanent: PermanentView): Generator<Finding> {
  for (let at = action.begun + 1; at < action.over; at++) {
    const question = history.steps[at]?.question;
    if (question?.kind !== 'pay' || question.source !== permanent.ref) continue;
    const scene = scenes(at);
    const now = permanentIn(scene.view, permanent.ref);
    const own = now === null ? null : plainTapping(scene, now);
    if (now === null || own === null) continue;
    const option = `activate ${permanent.ref}/${own}`;
    if (permanent.tapped && !untapsForMana(scene, now)) {
      const possible = question.options.includes(option) && !question.incomplete.includes(option);
      yield* checked(now.tapped && !possible, TAPPED_BEARER, permanent.name, {
        cr: '601.2g',
        at,
        expected: `${permanent.name} is still tapped while its ability is paid for, and cannot make mana`,
        found: now.tapped ? 'its mana ability is offered' : 'it is untapped already',
      });
    } else if (!now.tapped && !permanent.tapped) {
      yield* checked(question.options.includes(option), MANA_FIRST, permanent.name, {
        cr: '601.2g',
        at,
        expected: `${permanent.name} may be tapped for mana while its own ability is paid for`,
        found: 'its mana ability is not offered',
      });
    }
  }
}

/** Whether it can untap itself by a mana ability while the cost is paid. */
function untapsForMana(scene: Scene, permanent: PermanentView): boolean {
  return (activatedAbilities(scene, permanent) ?? []).some(
    ({ ability }) => isManaAbility(ability) && hasUntapSymbol(ability),
  );
}

/** As `ownTapping`, where it is known for sure. */
function plainTapping(scene: Scene, permanent: PermanentView): number | null {
  const index = (activatedAbilities(scene, permanent) ?? []).findIndex(
    ({ ability }) => isManaAbility(ability) && costsTapping(ability) && isUnconditional(ability),
  );
  return index >= 0 && activatedAbility(scene, permanent, index) !== null ? index : null;
}
