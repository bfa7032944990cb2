import type { History, HistoryStep, Ref } from '../../protocol/index.ts';
import { type CardRecord, cardNamed, textHas } from '../oracles/card-facts.ts';
import { freesSpells } from '../oracles/permissions.ts';
import type { Scene } from '../oracles/sight.ts';
import { isHindered, surelyCastable } from '../oracles/surely-castable.ts';
import { suspendOf, watchesEachCounter } from '../oracles/suspend.ts';
import type { Action } from '../reading/actions.ts';
import { type Delaying, timeEvents } from '../reading/time-counters.ts';
import { checked, type Finding } from './finding.ts';
import { isSorceryTime } from './permission-uses.ts';

/** The clauses on cards with suspend. */
export const SUSPEND = {
  counters: 'W3/exiled-with-time-counters',
  cost: 'W3/for-its-suspend-cost',
  time: 'W3/when-it-could-be-cast',
  anyway: 'W3/whatever-casting-would-take',
  uncastable: 'W3/no-mana-cost-no-casting',
  another: 'W3/no-mana-cost-for-another-cost',
  upkeep: 'W3/a-counter-in-each-own-upkeep',
  over: 'W3/not-suspended-without-counters',
  last: 'W3/last-counter-only',
  free: 'W3/cast-without-paying',
  anyTime: 'W3/timing-ignored',
  haste: 'W3/creature-with-haste',
  control: 'W3/haste-until-control-is-lost',
  x: 'W3/x-at-least-one',
  again: 'W3/costs-paid-again',
} as const;

type ManaCost = NonNullable<CardRecord['manaCost']>;

/** What the special action did. CR 116.2f, 702.62a */
export function* suspending(history: History, action: Action): Generator<Finding> {
  const { object, player, over: at } = action;
  const name = nameIn(history, action);
  const suspend = suspendOf(name);
  if (suspend === null) return;
  const all = action.happenings.map(({ happening }) => happening);
  const put = all.flatMap((each) => (each.kind === 'counters' && each.on === object ? [each.change] : []));
  const spent = all.flatMap((each) => (each.kind === 'mana spent' && each.on === object ? [...each.mana] : []));
  const [time = 0] = put;
  const right = typeof suspend.counters === 'number' ? time === suspend.counters : time >= suspend.leastX;
  const exiled = all.some((each) => each.kind === 'moved' && each.object === object && each.to === 'exile');
  yield* checked(exiled && put.length === 1 && right, SUSPEND.counters, `${name} | ${time}`, {
    cr: '702.62a',
    at,
    expected: `${name} is exiled with its time counters`,
    found: exiled ? `it has ${put.join(', ') || 'none'}` : 'it is not exiled',
  });
  const due = manaIn(suspend.cost.mana) + suspend.cost.mana.x * time;
  yield* checked(spent.length === due, SUSPEND.cost, `${name} | ${time} | ${spent.length}`, {
    cr: '702.62a',
    at,
    expected: `player ${player} pays ${due} mana for it`,
    found: `${spent.length} was spent`,
  });
}

function nameIn({ steps }: History, { begun, player, object }: Action): string {
  return steps[begun]?.view.zone('hand', player).find(({ ref }) => ref === object)?.name ?? '';
}

function manaIn({ generic, W, U, B, R, G, C }: ManaCost): number {
  return generic + W + U + B + R + G + C;
}

/** When it triggers and when it does not. CR 702.62a-b, 603.4 */
export function* counting(history: History, delaying: Delaying): Generator<Finding> {
  for (const { at, name, owner, kind, active, time, removed, triggered } of timeEvents(history, delaying)) {
    const shape = `${name} | ${Math.min(time, 3)} | ${active === owner ? 'own turn' : 'another turn'}`;
    if (kind === 'removed') {
      const record = cardNamed(name);
      const due = (time === 0 ? 1 : 0) + (record !== null && watchesEachCounter(record) ? removed : 0);
      yield* checked(triggered === due, SUSPEND.last, shape, {
        cr: '702.62a',
        at,
        expected: `${due} abilities of ${name} trigger as ${time} time counters are left`,
        found: `${triggered} did`,
      });
    } else {
      const due = time > 0 && active === owner ? 1 : 0;
      yield* checked(triggered === due, time === 0 ? SUSPEND.over : SUSPEND.upkeep, shape, {
        cr: time === 0 ? '702.62b' : '702.62a',
        at,
        expected: `${due} abilities of ${name} with ${time} time counters trigger in the upkeep of player ${active}`,
        found: `${triggered} did`,
      });
    }
  }
}

/** When a card may be suspended, and that without a mana cost it is not cast. CR 702.62a, 702.62c, 118.6 */
export function* offering(step: HistoryStep, at: number, scene: Scene): Generator<Finding> {
  const { question, view } = step;
  if (question === null || question.player === 'chance') return;
  const { player, options } = question;
  const flash = view.battlefield.some(({ name }) => textHas(name, 'asThoughFlash'));
  for (const { ref, name } of view.zone('hand', player)) {
    const record = cardNamed(name);
    if (record === null || suspendOf(name) === null) continue;
    const offered = options.includes(`suspend ${ref}`);
    const shape = `${name} | ${view.step} | ${view.stack.length}`;
    if (!flash && (offered || !isSorceryTime(view, player)))
      yield* checked(!offered || isSorceryTime(view, player), SUSPEND.time, shape, {
        cr: '702.62a',
        at,
        expected: `${name} cannot be suspended in the step ${view.step} of player ${view.active}`,
        found: 'it is offered',
      });
    if (isSorceryTime(view, player) && !scene.clouded && scene.lasting.length === 0 && !isHindered(view, COSTS))
      yield* checked(offered, SUSPEND.anyway, `${shape} | ${record.manaCost === null}`, {
        cr: '702.62c',
        at,
        expected: `player ${player} may suspend ${name}, whether or not it could be paid for or has a target`,
        found: 'it is not offered',
      });
    if (record.manaCost === null) yield* withoutManaCost(step, at, scene, { ref, record });
  }
}

/** It cannot be cast for a cost that it has not, and can for another. CR 118.6, 118.9 */
function* withoutManaCost(
  { question, view }: HistoryStep,
  at: number,
  scene: Scene,
  { ref, record }: { readonly ref: Ref; readonly record: CardRecord },
): Generator<Finding> {
  const player = question?.player;
  if (question == null || player === undefined || player === 'chance') return;
  const castable = question.options.includes(`cast ${ref}`) && !question.incomplete.includes(`cast ${ref}`);
  const { name } = record;
  const otherwise = view.battlefield.filter((each) => textHas(each.name, 'castWithoutPaying', 'payInstead'));
  if (otherwise.length === 0)
    yield* checked(!castable, SUSPEND.uncastable, `${name} | ${view.step} | ${view.stack.length}`, {
      cr: '118.6',
      at,
      expected: `${name} has no mana cost and cannot be cast`,
      found: 'it is said to be castable',
    });
  const free = otherwise.find((each) => each.controller === player && freesSpells(each));
  if (free !== undefined && isSorceryTime(view, player) && surelyCastable(scene, player, record, NOTHING))
    yield* checked(castable, SUSPEND.another, `${name} | ${free.name} | ${view.step}`, {
      cr: '118.6',
      at,
      expected: `${name} can be cast without paying a mana cost, which it has not`,
      found: 'it is said not to be castable',
    });
}

const NOTHING: ManaCost = {
  ...{ generic: 0, W: 0, U: 0, B: 0, R: 0, G: 0, C: 0, x: 0, snow: 0 },
  hybrid: [],
  phyrexian: [],
};

/** What spells cost keeps no card from being suspended. */
const COSTS = ['spellCost', 'spellCostColored', 'minimumSpellCost', 'tappedForMana'];

/** CR 107.3a */
export function* xOfSuspending({ question, view }: HistoryStep, at: number): Generator<Finding> {
  if (question === null || question.player === 'chance') return;
  const card = view.zone('hand', question.player).find(({ ref }) => ref === question.source);
  const suspend = suspendOf(card?.name ?? '');
  if (card === undefined || suspend === null) return;
  yield* checked(question.min === suspend.leastX, SUSPEND.x, `${card.name} | ${question.max}`, {
    cr: '107.3a',
    at,
    expected: `X is ${suspend.leastX} at least`,
    found: `it may be ${question.min}`,
  });
}
