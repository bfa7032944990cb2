import type { History, Ref, StackView } from '../../protocol/index.ts';
import { type Amount, type Effect, holdsNode, recordHas, textHas } from '../oracles/card-facts.ts';
import { mayKeepOut } from '../oracles/keeping-out.ts';
import { mayMeddleWithGains } from '../oracles/life-gain.ts';
import { isShielded } from '../oracles/shields.ts';
import type { Counter, Countering } from '../reading/counterings.ts';
import { happeningsOf, ofKind } from '../reading/happenings.ts';
import { playerIn, stackEntry } from '../reading/views.ts';
import { isUncounterable } from './exiled-spells.ts';
import { checked, type Finding } from './finding.ts';

const REMOVED = 'L1/removed-and-does-nothing';
const WHERE = 'L1/where-the-effect-says';
const FLASHBACK = 'L1/flashback-exiles-it';
const COUNTERS = 'L1/exiled-with-counters';
const STAYS = 'L1/uncounterable-stays';
const REST = 'L1/the-rest-happens';
const ABILITY = 'L1/abilities-are-no-spells';

/** What becomes of a spell that something counters, and of one that cannot be countered. CR 701.6a, 614.15, 101.2 */
export function* countered(history: History, countering: Countering): Generator<Finding> {
  const { resolution, target, spell } = countering;
  const firm = isUncounterable(spell);
  if (spell.kind === 'ability') yield* abilityGone(history, countering);
  else if (firm === true) {
    yield* stays(history, countering);
    yield* restHappens(history, countering);
  } else if (firm === false && !isShielded(history, resolution.begun)) {
    yield* leaves(history, countering, target);
    yield* withCounters(countering);
  }
}

/** Whatever is said of spells that cannot be countered, an ability can be. CR 113.7a */
function* abilityGone(history: History, { resolution, target, spell }: Countering): Generator<Finding> {
  const { object, over, begun } = resolution;
  const after = history.steps[over]?.view;
  const shape = `${object.name} | ${spell.name} | ${isShielded(history, begun)}`;
  yield* checked(after !== undefined && stackEntry(after, target) === null, ABILITY, shape, {
    cr: '113.7a',
    at: over,
    expected: `the ability of ${spell.name} is countered`,
    found: 'it is still on the stack',
  });
}

/** It leaves the stack for where the effect says, in one move, and never resolves. */
function* leaves(history: History, { resolution, counter, spell }: Countering, target: Ref): Generator<Finding> {
  const { object, over, happenings } = resolution;
  const moves = ofKind(happenings, 'moved').filter(({ happening }) => happening.object === target);
  const shape = `${object.name} | ${spell.types.join(' ')} | ${spell.card ? spell.paid.join(' ') : 'a copy'}`;
  const [move, ...more] = moves;
  const gone = history.steps[over]?.view;
  const there = gone !== undefined && stackEntry(gone, target)?.incarnation === spell.incarnation;
  yield* checked(!there && !resolvesLater(history, target, move?.order ?? 0), REMOVED, shape, {
    cr: '701.6a',
    at: over,
    expected: `${spell.name} is countered: it leaves the stack and does not resolve`,
    found: there ? 'it is still on the stack' : 'it resolved',
  });
  const to = destination(history, resolution.begun, counter, spell);
  if (to === null || there) return;
  const clause = spell.card && spell.paid.includes('flashback') ? FLASHBACK : WHERE;
  const went = moves.map(({ happening }) => happening.to ?? 'nowhere');
  yield* checked(move?.happening.from === 'stack' && went[0] === to && more.length === 0, clause, `${shape} | ${to}`, {
    cr: clause === FLASHBACK ? '702.34a' : '614.15',
    at: over,
    expected: `${spell.name} goes from the stack to ${to}, in one move`,
    found: `it went to ${went.join(', then to ')}`,
  });
}

/** What exiles a spell as it counters it has the card marked with counters, also where something else would exile it. CR 614.15, 616.1a */
function* withCounters({ resolution, counter, target, spell, rest }: Countering): Generator<Finding> {
  if (counter.bind === null || !spell.card) return;
  for (const { effect } of rest) {
    if (effect.kind !== 'putCounters' || effect.on.kind !== 'bound' || effect.on.name !== counter.bind) continue;
    const due = fixed(effect.amount);
    if (due === null) continue;
    const told = ofKind(resolution.happenings, 'counters').map(({ happening }) => happening);
    const put = told.filter(({ on, counter: kind }) => on === target && kind === effect.counter);
    const number = put.reduce((sum, { change }) => sum + change, 0);
    yield* checked(
      number === due,
      COUNTERS,
      `${resolution.object.name} | ${spell.types.join(' ')} | ${spell.paid.join(' ')}`,
      {
        cr: '614.15',
        at: resolution.over,
        expected: `${spell.name} is exiled with ${due} ${effect.counter} counters`,
        found: `it has ${number}`,
      },
    );
  }
}

/** Whether a spell that was to be gone by this place in the history resolves before it moves again. */
export function resolvesLater(history: History, ref: Ref, order: number): boolean {
  const later = happeningsOf(history).filter((each) => each.order > order);
  const again = ofKind(later, 'moved').find(({ happening }) => happening.object === ref)?.order;
  return ofKind(later, 'resolved').some(
    (each) => each.happening.object === ref && each.order < (again ?? Number.POSITIVE_INFINITY),
  );
}

/** Where it goes; null where that is not certain. A copy goes nowhere. CR 707.10, 702.34a */
function destination(history: History, at: number, { to }: Counter, spell: StackView): string | null {
  if (!spell.card) return null;
  if (spell.paid.includes('flashback')) return 'exile';
  const view = history.steps[at]?.view;
  if (typeof to !== 'string' && isOfType(to.what, spell))
    return view === undefined || mayKeepOut(view) ? null : 'battlefield';
  if (typeof to === 'string' && to !== 'graveyard') return to === 'library top' ? 'library' : to;
  const names = history.steps.slice(0, at + 1).flatMap(({ view }) => [...view.battlefield, ...view.stack]);
  const castFrom = ofKind(happeningsOf(history), 'cast').findLast(
    (each) => each.at <= at && each.happening.object === spell.ref,
  );
  const plain = castFrom?.happening.from === 'hand' && !names.some(({ name }) => recordHas(name, 'moves'));
  return plain ? 'graveyard' : null;
}

/** Whether it is of one of the types that are named. */
function isOfType(what: object, { types }: StackView): boolean {
  return holdsNode(what, (node) => node.kind === 'type' && 'type' in node && types.includes(String(node.type)));
}

/** Nothing is done to it. CR 101.2 */
function* stays(history: History, { resolution, target, spell }: Countering): Generator<Finding> {
  const { object, over, happenings } = resolution;
  const after = history.steps[over]?.view;
  if (after === undefined) return;
  const there = stackEntry(after, target)?.incarnation === spell.incarnation;
  const told = ofKind(happenings, 'countered').some(({ happening }) => happening.object === target);
  yield* checked(there && !told, STAYS, `${object.name} | ${spell.name}`, {
    cr: '101.2',
    at: over,
    expected: `${spell.name}, which cannot be countered, stays on the stack`,
    found: there ? 'it was countered' : 'it left the stack',
  });
}

/** The other instructions are followed all the same. CR 608.2c */
function* restHappens(history: History, { resolution, rest, spell }: Countering): Generator<Finding> {
  for (const { effect } of rest) {
    const done =
      effect.kind === 'delayed' ? manaCame(history, resolution, effect, spell) : wasDone(history, resolution, effect);
    if (done === null) continue;
    yield* checked(done, REST, `${resolution.object.name} | ${spell.name} | ${effect.kind}`, {
      cr: '608.2c',
      at: resolution.over,
      expected: `what else ${resolution.object.name} says is done, though ${spell.name} cannot be countered`,
      found: `nothing of it was done (${effect.kind})`,
    });
  }
}

/** Whether the controller of what resolved drew or gained as much as it says; null: it does not say so, or that is not certain. */
function wasDone(
  history: History,
  { object, begun, happenings }: Countering['resolution'],
  effect: Effect,
): boolean | null {
  const view = history.steps[begun]?.view;
  if (view === undefined) return null;
  if (!playerIn(view, object.controller).inGame) return null;
  if (effect.kind === 'draw' && effect.who.kind === 'you') {
    const count = fixed(effect.count);
    if (view.battlefield.some(({ name }) => textHas(name, 'draws'))) return null;
    if (count === null || view.zone('library', object.controller).length < count) return null;
    return ofKind(happenings, 'drew').filter(({ happening }) => happening.player === object.controller).length >= count;
  }
  if (effect.kind === 'gainLife' && effect.who.kind === 'you') {
    const amount = mayMeddleWithGains(history, begun) ? null : fixed(effect.amount);
    const gained = ofKind(happenings, 'life').filter(({ happening }) => happening.player === object.controller);
    return amount === null ? null : gained.some(({ happening }) => happening.change === amount);
  }
  return null;
}

/** Whether the mana that it promises has come by the end of the step in which it should; null: the history does not show it. CR 603.7 */
function manaCame(
  history: History,
  { object, over }: Countering['resolution'],
  { on, effect }: Extract<Effect, { readonly kind: 'delayed' }>,
  { manaValue }: StackView,
): boolean | null {
  const steps = on.kind === 'anyOf' ? on.of : [on];
  const later = happeningsOf(history).filter(({ at }) => at > over);
  const begins = ofKind(later, 'step began').find(
    ({ happening }) =>
      happening.active === object.controller && steps.some((one) => one.kind === 'step' && one.step === happening.step),
  );
  const ends = ofKind(later, 'step began').find(({ order }) => order > (begins?.order ?? Number.POSITIVE_INFINITY));
  if (effect.kind !== 'addMana' || begins === undefined || ends === undefined || manaValue === 0) return null;
  const between = later.filter(({ order }) => order > begins.order && order < ends.order);
  if (ofKind(between, 'countered').length > 0 || ofKind(between, 'left the game').length > 0) return null;
  const added = ofKind(between, 'mana added').find(({ happening }) => happening.source === object.ref);
  return added?.happening.player === object.controller && added.happening.mana.length === manaValue;
}

function fixed(amount: Amount): number | null {
  return typeof amount === 'number' ? amount : null;
}
