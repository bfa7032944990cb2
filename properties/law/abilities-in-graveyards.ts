import type { HistoryStep, History, PermanentView, Ref, View } from '../../protocol/index.ts';
import { hasAbility } from '../oracles/abilities.ts';
import { cardNamed, type Ability, type Filter, holdsNode, printedAbilities, recordHas } from '../oracles/card-facts.ts';
import { ownPermission } from '../oracles/permissions.ts';
import { triggersOf } from '../oracles/printed-triggers.ts';
import type { Scene } from '../oracles/sight.ts';
import { or, type Truth } from '../oracles/truth.ts';
import type { Scenes } from '../reading/scenes.ts';
import { permanentIn, wasOnStack } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';

export const CLAUSE = {
  triggers: 'H2/triggers-from-the-graveyard',
  none: 'H2/no-trigger-without-its-ability',
  back: 'H2/leaving-triggers-look-back',
  activated: 'H2/nothing-activated-there',
  cast: 'H2/not-cast-by-itself',
} as const;

/** What cards do by abilities that function in graveyards, and what they do not do where these are taken. CR 113.6, 603.6, 603.10, 613.1f */
export function* abilitiesInGraveyards(history: History, scenes: Scenes): Generator<Finding> {
  for (const [at, step] of history.steps.entries()) {
    const before = history.steps[at - 1];
    if (before !== undefined && step.happenings.some(({ kind }) => kind === 'moved')) {
      const [then, now] = [areTaken(scenes(at - 1)), areTaken(scenes(at))];
      if (then === now && now !== 'unknown') yield* arrivals(step, at, now);
      if (then === true) yield* departures(before.view, scenes(at - 1), step, at);
    }
    yield* offers(history, at, scenes);
  }
}

/** Whether all cards in graveyards surely have lost all abilities. */
export function areTaken(scene: Scene): Truth {
  const takers = scene.view.battlefield.flatMap((permanent) =>
    printedAbilities(permanent.name, 'static').flatMap((ability) =>
      ability.affects.kind === 'each' && isGraveyard(ability.affects.what) && takesAll(ability)
        ? [hasAbility(scene, permanent, ability)]
        : [],
    ),
  );
  return or(takers);
}

const isGraveyard = (what: Filter): boolean => what.kind === 'zone' && what.zone === 'graveyard';

const takesAll = (ability: Ability): boolean => holdsNode(ability, ({ kind }) => kind === 'loseAll');

/** What triggers on its own being put into a graveyard does so as it is there. CR 113.6k, 603.6c */
function* arrivals({ happenings, view }: HistoryStep, at: number, taken: boolean): Generator<Finding> {
  for (const one of happenings) {
    if (
      one.kind !== 'moved' ||
      one.to !== 'graveyard' ||
      happenings.filter((each) => moves(each, one.object)).length > 1
    )
      continue;
    const name = nameIn(view, one.object);
    if (name === null) continue;
    for (const [index, ability] of triggersOf(name).entries()) {
      const { on, zone } = ability;
      if (zone !== 'graveyard' || on.kind !== 'putIntoGraveyard' || on.what.kind !== 'isSource') continue;
      const meant = on.from === 'anywhere' || on.from === one.from;
      if (!meant) continue;
      const found = timesTriggered(happenings, `${one.object}/${index}`);
      yield* checked(found === (taken ? 0 : 1), taken ? CLAUSE.none : CLAUSE.triggers, `${name} | ${one.from}`, {
        cr: taken ? '613.1f' : '603.6c',
        at,
        expected: `${name} ${taken ? 'has no ability in the graveyard that triggers' : 'triggers from the graveyard'}`,
        found: `it triggered ${found} times`,
      });
    }
  }
}

/** What triggers on its own death is what it was on the battlefield. CR 603.10a */
function* departures(before: View, scene: Scene, { happenings }: HistoryStep, at: number): Generator<Finding> {
  // What was resolving may have taken abilities before anything left.
  if (before.stack.some(({ name }) => holdsNode(cardNamed(name), ({ kind }) => kind === 'loseAll'))) return;
  for (const one of happenings) {
    if (one.kind !== 'moved' || one.from !== 'battlefield' || one.to !== 'graveyard') continue;
    const permanent = permanentIn(before, one.object);
    if (permanent === null || happenings.some(({ kind }) => kind === 'left the game')) continue;
    for (const [index, ability] of triggersOf(permanent.name).entries()) {
      const { on, onlyIf, zone } = ability;
      if (zone !== 'battlefield' || onlyIf !== null || on.kind !== 'dies' || on.what.kind !== 'isSource') continue;
      if (hasAbility(scene, permanent, ability) !== true || !isStill(permanent)) continue;
      const found = timesTriggered(happenings, `${one.object}/${index}`);
      yield* checked(found > 0, CLAUSE.back, permanent.name, {
        cr: '603.10a',
        at,
        expected: `${permanent.name} triggers, for it had its ability on the battlefield`,
        found: 'it did not',
      });
    }
  }
}

/** Whether it is a creature, which a card of its own kind dies as. CR 700.4 */
const isStill = ({ types, card }: PermanentView): boolean => card && types.includes('creature');

function timesTriggered(happenings: HistoryStep['happenings'], key: string): number {
  return happenings.filter((one) => one.kind === 'triggered' && one.ability === key).length;
}

function moves(one: HistoryStep['happenings'][number], ref: Ref): boolean {
  return one.kind === 'moved' && one.object === ref;
}

function nameIn(view: View, ref: Ref): string | null {
  for (const { seat } of view.players) {
    const found = view.zone('graveyard', seat).find((card) => card.ref === ref);
    if (found !== undefined) return found.name;
  }
  return null;
}

/** What a player may do with cards of their own graveyard that have no abilities there. CR 602.2, 601.3 */
function* offers(history: History, at: number, scenes: Scenes): Generator<Finding> {
  const { question, view } = history.steps[at] as HistoryStep;
  if (question?.kind !== 'priority' || question.player === 'chance') return;
  const cards = view.zone('graveyard', question.player).filter(({ name }) => canAct(name));
  if (cards.length === 0 || areTaken(scenes(at)) !== true) return;
  for (const { ref, name } of cards) {
    const activates = question.options.find((option) => option.startsWith(`activate ${ref}/`));
    const expected = `${name} has no ability in the graveyard by which it could be offered`;
    if (isActivated(name))
      yield* checked(activates === undefined, CLAUSE.activated, name, {
        ...{ cr: '602.2', at, expected },
        found: activates ?? '',
      });
    if (ownPermission(name, FLASHBACK) === null || mayBeGiven(history, at)) continue;
    const found = `cast ${ref} by ${FLASHBACK}`;
    yield* checked(!question.options.includes(found), CLAUSE.cast, name, { cr: '601.3', at, expected, found });
  }
}

const canAct = (name: string): boolean => isActivated(name) || ownPermission(name, FLASHBACK) !== null;

const FLASHBACK = 'flashback';

function isActivated(name: string): boolean {
  return printedAbilities(name, 'activated').some(({ zone }) => zone === 'graveyard');
}

/** Whether anything that resolved may have given a card such a permission. CR 702.34a */
function mayBeGiven(history: History, at: number): boolean {
  return wasOnStack(history, at, (name) => recordHas(name, 'lasting'));
}
