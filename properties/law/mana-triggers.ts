import type { History, Ref } from '../../protocol/index.ts';
import { type ActivatedAbility, kindsIn } from '../oracles/card-facts.ts';
import type { ManaAction } from '../oracles/mana-actions.ts';
import { isTriggeredManaAbility, type ManaEvent, type Watcher } from '../oracles/watchers.ts';
import { ofKind, type Placed } from '../reading/happenings.ts';
import { sorted, spoken, typesIn, within } from '../reading/pool.ts';
import { playerIn } from '../reading/views.ts';
import { checked, type Finding, violation, witness } from './finding.ts';

/** The clauses on triggers that watch mana. */
export const CLAUSE = {
  triggers: 'R4/triggers-when-mana-is-made',
  order: 'R4/not-before-it-resolves',
  without: 'R4/not-without-mana',
  once: 'R4/once-whatever-the-amount',
  type: 'R4/only-of-the-named-type',
  stack: 'R4/triggered-mana-ability-skips-the-stack',
  flareType: 'R4/flare-adds-a-type-that-was-made',
  flareRiders: 'R4/flare-does-not-copy-riders',
  growth: 'R4/wild-growth-pays-the-controller',
  tideSubtype: 'R4/high-tide-watches-the-subtype',
  tideLater: 'R4/high-tide-sees-later-islands',
  druid: 'R4/druid-trigger-uses-the-stack',
  sunStack: 'R4/caged-sun-skips-the-stack',
  sunTapping: 'R4/caged-sun-needs-no-tapping',
} as const;

/** A trigger that saw its event: how often it triggers, when, and what comes of it. CR 106.12a, 605.4a, 605.5a */
export function* triggering(
  history: History,
  each: ManaAction,
  event: ManaEvent,
  watcher: Watcher,
  triggered: readonly Placed[],
): Generator<Finding> {
  const { action } = each;
  const shape = `${watcher.name} | ${each.permanent.name} | ${event.made.length}`;
  if (event.made.length > 1) yield witness(CLAUSE.once, shape);
  if (triggered.length > timesThere(watcher)) {
    yield violation(
      CLAUSE.once,
      '603.2c',
      action.over,
      `${watcher.name} triggers once`,
      `it triggered ${triggered.length} times`,
    );
  }
  yield* inOrder(each, watcher, triggered[0]?.order ?? 0, shape);
  if (isTriggeredManaAbility(watcher.ability)) {
    yield* atOnce(history, each, watcher, shape);
    yield* whatItAdds(history, each, event, watcher);
  } else if (watcher.ability.targets.length === 0) {
    yield* onStack(history, each, watcher, shape);
  }
}

/** A spell that was cast again and resolved again has left a trigger behind each time. CR 603.7 */
function timesThere({ source, sight: { scene } }: Watcher): number {
  return Math.max(1, scene.lasting.filter(({ ref }) => ref === source).length);
}

/** CR 605.4a */
function* inOrder(
  { action, permanent }: ManaAction,
  watcher: Watcher,
  triggered: number,
  shape: string,
): Generator<Finding> {
  const activated = ofKind(action.happenings, 'activated').find(({ happening }) => happening.object === permanent.ref);
  const added = ofKind(action.happenings, 'mana added');
  const own = added.find(({ happening }) => happening.source === permanent.ref && !happening.triggered);
  const more = added.find(({ happening }) => happening.source === watcher.source && happening.triggered);
  if (activated === undefined || own === undefined) return;
  const late = triggered > activated.order && (more === undefined || more.order > own.order);
  yield* checked(late, CLAUSE.order, shape, {
    cr: '106.12a',
    at: action.over,
    expected: `${watcher.name} triggers as the mana ability resolves`,
    found: 'it triggered before',
  });
}

function* atOnce(history: History, { action }: ManaAction, watcher: Watcher, shape: string): Generator<Finding> {
  const before = history.steps[action.begun]?.view.stack.map(({ ref }) => ref) ?? [];
  const waits = history.steps
    .slice(action.begun + 1, action.over + 1)
    .some(({ view }) =>
      view.stack.some(
        ({ ref, source, kind }) => kind === 'ability' && source === watcher.source && !before.includes(ref),
      ),
    );
  yield* checked(!waits, watcher.name === 'Caged Sun' ? CLAUSE.sunStack : CLAUSE.stack, shape, {
    cr: '605.4a',
    at: action.over,
    expected: `the trigger of ${watcher.name} is a mana ability and stays off the stack`,
    found: 'it is on the stack',
  });
}

function* whatItAdds(history: History, each: ManaAction, event: ManaEvent, watcher: Watcher): Generator<Finding> {
  const { action, permanent } = each;
  const added = ofKind(action.happenings, 'mana added').filter(
    ({ happening }) => happening.source === watcher.source && happening.triggered,
  );
  const { effect } = watcher.ability;
  const mana = added.map(({ happening }) => happening.mana).join('');
  const ofEvent = kindsIn(effect).has('eventTypes');
  if (ofEvent) {
    const made = typesIn(event.made);
    const asked = action.choices
      .flatMap((at) => history.steps[at]?.question ?? [])
      .find(({ purpose, source }) => purpose === 'mana type' && source === watcher.source);
    const offers = asked === undefined || sorted(asked.options.join('')) === sorted(made.join(''));
    yield* checked(
      offers && within(typesIn(mana).join(''), made.join('')),
      CLAUSE.flareType,
      `${watcher.name} | ${made.join('')} | ${permanent.name}`,
      {
        cr: '106.12a',
        at: action.over,
        expected: `${watcher.name} adds mana of a type that was made: ${spoken(made.join(''))}`,
        found: offers ? `it added ${spoken(mana)}` : `it offered ${spoken((asked?.options ?? []).join(''))}`,
      },
    );
    yield* ridersOf(history, each, watcher);
  }
  if (isAuraFor(effect) && mana !== '') {
    const players = [...new Set(added.map(({ happening }) => happening.player))];
    const good = players.every((player) => player === permanent.controller);
    const other = watcher.sight.you === permanent.controller ? 'own aura' : 'aura of another';
    yield* checked(good, CLAUSE.growth, `${watcher.name} | ${other} | ${permanent.name}`, {
      cr: '106.12a',
      at: action.over,
      expected: `${watcher.name} adds mana for the controller of the land`,
      found: 'another player got it',
    });
  }
}

/** Whether it adds mana for the controller of what was tapped. */
function isAuraFor(effect: Watcher['ability']['effect']): boolean {
  return effect.kind === 'addMana' && effect.who.kind === 'controllerOf' && effect.who.object.kind === 'eventObject';
}

/** CR 106.6 */
function* ridersOf(history: History, { action, ability }: ManaAction, watcher: Watcher): Generator<Finding> {
  const after = history.steps[action.over]?.view;
  if (after === undefined || !isRestricted(ability)) return;
  const extra = playerIn(after, action.player).unspent.filter((text) => text.split(' ')[1] === watcher.source);
  if (extra.length === 0) return;
  const marked = extra.find((text) => text.split(' ').length > 2);
  yield* checked(marked === undefined, CLAUSE.flareRiders, watcher.name, {
    cr: '106.6',
    at: action.over,
    expected: `the mana that ${watcher.name} adds has no restriction`,
    found: 'it has one',
  });
}

function isRestricted({ effect }: ActivatedAbility): boolean {
  return effect.kind === 'addMana' && (effect.spendOnly !== null || effect.rider !== null);
}

/** A trigger that adds no mana waits for the next priority, above what was being paid for. CR 603.3, 605.5a */
function* onStack(history: History, { action }: ManaAction, watcher: Watcher, shape: string): Generator<Finding> {
  const at = history.steps.findIndex(({ question }, index) => index >= action.over && question?.kind === 'priority');
  const step = history.steps[at];
  if (step === undefined || reversedBetween(history, action.over, at)) return;
  const before: readonly Ref[] = history.steps[action.begun]?.view.stack.map(({ ref }) => ref) ?? [];
  const place = step.view.stack.findLastIndex(
    ({ ref, source, kind }) => kind === 'ability' && source === watcher.source && !before.includes(ref),
  );
  const top = step.view.stack.findLastIndex(({ ref }) => before.includes(ref));
  yield* checked(place >= 0 && place > top, CLAUSE.druid, `${shape} | ${action.inPayment}`, {
    cr: '605.5a',
    at,
    expected: `the trigger of ${watcher.name} is on the stack, above what was paid for`,
    found: place < 0 ? 'it is not on the stack' : 'it is below',
  });
}

/** Whether an outer action was taken back, and what the mana ability had triggered with it. */
function reversedBetween(history: History, from: number, to: number): boolean {
  return history.steps
    .slice(from, to + 1)
    .some(
      ({ answer, happenings }) => answer?.kind === 'take back' || happenings.some(({ kind }) => kind === 'taken back'),
    );
}
