import type { History, PermanentView } from '../../protocol/index.ts';
import { type CardRecord, cardNamed, recordHas } from '../oracles/card-facts.ts';
import { surelyCastable } from '../oracles/surely-castable.ts';
import { totalMana } from '../oracles/total-cost.ts';
import { type CastSpell, castsOf } from '../reading/casts.ts';
import { resolutionsOf, stepsDuring } from '../reading/resolutions.ts';
import type { Scenes } from '../reading/scenes.ts';
import { type Delaying, isLastCounterAbility } from '../reading/time-counters.ts';
import { permanentIn, wasOnStack } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';
import { freeCastsOf } from './free-casts.ts';
import { mandatoryCosts, unpayable } from './free-costs.ts';
import { isSorceryTime } from './permission-uses.ts';
import { SUSPEND } from './suspending.ts';

/** Spells that are cast as the last time counter has gone. `delaying`: moves into exile with which cards were given suspend. */
export function* suspendedSpells(history: History, scenes: Scenes, delaying: Delaying): Generator<Finding> {
  const casts = suspendedCasts(history, delaying);
  yield* castFromExile(history, scenes, delaying, casts);
  yield* hasteOf(history, casts);
  yield* paidAgain(history, scenes, casts);
}

function suspendedCasts(history: History, delaying: Delaying): readonly CastSpell[] {
  return castsOf(history).filter(({ spell, during, before }) => {
    const ability = during?.object;
    return ability?.source === spell.ref && isLastCounterAbility(history, ability, before, delaying);
  });
}

/** How they were cast, and that they could be. CR 702.62a, 118.9d, 608.2g */
function* castFromExile(
  history: History,
  scenes: Scenes,
  delaying: Delaying,
  casts: readonly CastSpell[],
): Generator<Finding> {
  for (const { spell, player, at, before } of casts) {
    const cost = totalMana(
      scenes(before),
      { ...spell, paid: [...spell.paid.filter((key) => key !== FREE), FREE] },
      player,
    );
    if (cost === null) continue;
    const right = spell.paid.includes(FREE) && spell.manaSpent.length === cost.total;
    yield* checked(right, SUSPEND.free, `${spell.name} | ${cost.total}`, {
      cr: '118.9d',
      at,
      expected: `${spell.name} is cast without paying its mana cost, for ${cost.total} mana`,
      found: `${spell.manaSpent.length} mana was spent`,
    });
  }
  for (const resolution of resolutionsOf(history)) {
    const { object, over: at, begun, did } = resolution;
    const view = history.steps[begun]?.view;
    const record = cardNamed(object.name);
    if (view === undefined || record === null || did !== 'resolved') continue;
    if (!isLastCounterAbility(history, object, begun, delaying) || isSorceryTime(view, object.controller)) continue;
    const asked = stepsDuring(history, resolution).some(
      (step) => history.steps[step]?.question?.options.includes(object.source ?? '') === true,
    );
    const cast = casts.some(({ spell, during }) => during?.begun === begun && spell.ref === object.source);
    if (!asked && !cast && !surelyCastable(scenes(begun), object.controller, record, NO_MANA)) continue;
    yield* checked(asked || cast, SUSPEND.anyTime, `${object.name} | ${view.step}`, {
      cr: '608.2g',
      at,
      expected: `player ${object.controller} may cast ${object.name} in the step ${view.step}`,
      found: 'it is not offered',
    });
  }
}

/** What must be paid besides is paid for the spell as it is now, whatever was paid when it was first cast. CR 400.7, 118.8, 601.2h */
function* paidAgain(history: History, scenes: Scenes, casts: readonly CastSpell[]): Generator<Finding> {
  const refs = new Set(casts.map(({ at, spell }) => `${at} ${spell.ref}`));
  for (const cast of freeCastsOf(history).filter(({ at, spell }) => refs.has(`${at} ${spell.ref}`))) {
    yield* mandatoryCosts(cast, scenes, SUSPEND.again);
    yield* unpayable(cast, scenes, SUSPEND.again);
  }
}

const FREE = 'without paying';
const NO_MANA: NonNullable<CardRecord['manaCost']> = {
  ...{ generic: 0, W: 0, U: 0, B: 0, R: 0, G: 0, C: 0, x: 0, snow: 0 },
  hybrid: [],
  phyrexian: [],
};

/** Haste, for as long as who cast it has controlled it without a break. CR 702.62a */
function* hasteOf(history: History, casts: readonly CastSpell[]): Generator<Finding> {
  for (const { spell, player, at } of casts) {
    if (!spell.types.includes('creature')) continue;
    let lost = false;
    let entered: PermanentView | null = null;
    for (let step = at; step < history.steps.length; step++) {
      const view = history.steps[step]?.view;
      if (view === undefined) break;
      lost ||= view.stack.some(({ ref, controller }) => ref === spell.ref && controller !== player);
      const now = permanentIn(view, spell.ref);
      if (now === null || (entered !== null && now.incarnation !== entered.incarnation)) {
        if (entered !== null) break;
        continue;
      }
      lost ||= now.controller !== player;
      const known = view.battlefield.every(({ ref, name }) => ref === now.ref || !recordHas(name, ...BEARING));
      if (known && (entered === null || lost) && !wasHastened(history, step))
        yield* checked(
          now.keywords.includes('haste') !== lost,
          lost ? SUSPEND.control : SUSPEND.haste,
          `${now.name} | ${now.controller === player ? 'own' : 'other'} | ${view.step}`,
          {
            cr: '702.62a',
            at: step,
            expected: `${now.name} has ${lost ? 'lost its' : ''} haste`,
            found: now.keywords.includes('haste') ? 'it has haste' : 'it has none',
          },
        );
      entered ??= now;
    }
  }
}

/** What else gives haste, or takes abilities away. */
const BEARING: readonly string[] = ['grant', 'loseAll', 'lose', 'copy', 'becomeCopy'];

/** Whether a spell or ability that gives or takes abilities has been on the stack this turn. */
function wasHastened(history: History, step: number): boolean {
  return wasOnStack(history, step, (name) => recordHas(name, ...BEARING), 'this turn');
}
