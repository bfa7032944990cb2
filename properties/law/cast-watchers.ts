import type { History, PermanentView, StackView, View } from '../../protocol/index.ts';
import { cardNamed, type Effect, holdsNode, kindsIn, type TriggeredAbility } from '../oracles/card-facts.ts';
import { triggersOf } from '../oracles/printed-triggers.ts';
import { isShielded } from '../oracles/shields.ts';
import { matchesSpell } from '../oracles/spells.ts';
import { happeningsOf, ofKind, type Placed, triggeredOn } from '../reading/happenings.ts';
import { type Resolution, resolutionsOf } from '../reading/resolutions.ts';
import type { Scenes } from '../reading/scenes.ts';
import { triggerOnStack } from '../reading/stacked-triggers.ts';
import { permanentIn, stackEntry } from '../reading/views.ts';
import { isUncounterable } from './exiled-spells.ts';
import { checked, type Finding } from './finding.ts';

const AS_CAST = 'L5/as-it-becomes-cast';
const GONE = 'L5/gone-before-it-was-cast';
const ONCE = 'L5/looked-at-once';
const COPIES = 'L5/copies-are-not-cast';

/** A permanent that watches for spells of some mana value being cast. */
interface Watching {
  readonly permanent: PermanentView;
  readonly ability: TriggeredAbility;
  /** As happenings name it. */
  readonly key: string;
}

/** What triggers on spells of some mana value. CR 601.2i, 603.2, 608.2c */
export function* castWatchers(history: History, scenes: Scenes): Generator<Finding> {
  const all = happeningsOf(history);
  for (const cast of ofKind(all, 'cast')) {
    const [before, after] = [history.steps[cast.at - 1]?.view, history.steps[cast.at]?.view];
    const spell = after === undefined ? null : stackEntry(after, cast.happening.object);
    if (before === undefined || after === undefined || spell === null || !spell.card) continue;
    for (const watching of watchingIn(before)) {
      if (permanentIn(after, watching.permanent.ref)?.incarnation === watching.permanent.incarnation)
        yield* asCast(scenes, all, cast, watching, spell);
      else yield* gone(all, cast, watching, spell);
    }
  }
  for (const resolution of resolutionsOf(history)) {
    yield* once(history, all, resolution);
    yield* copies(history, scenes, resolution);
  }
}

function watchingIn({ battlefield }: View): readonly Watching[] {
  return battlefield.flatMap((permanent) =>
    triggersOf(permanent.name).flatMap((ability, index): readonly Watching[] =>
      ability.on.kind === 'cast' && holdsNode(ability.on.what, ({ kind }) => kind === 'manaValue')
        ? [{ permanent, ability, key: `${permanent.ref}/${index}` }]
        : [],
    ),
  );
}

/** Whether it triggered on this spell being cast. */
function hasTriggered(all: readonly Placed[], order: number, { key }: Watching): boolean {
  return triggeredOn(all, order).some(({ happening }) => happening.ability === key);
}

/** It triggers where the spell is what it watches for by then, and nowhere else. */
function* asCast(
  scenes: Scenes,
  all: readonly Placed[],
  { at, order, happening }: ReturnType<typeof ofKind<'cast'>>[number],
  watching: Watching,
  spell: StackView,
): Generator<Finding> {
  const { permanent, ability } = watching;
  const changed = all.some(
    (each) =>
      each.at === at && each.order > order && each.happening.kind === 'counters' && each.happening.on === permanent.ref,
  );
  if (ability.on.kind !== 'cast' || changed) return;
  const sight = { scene: scenes(at), you: permanent.controller, source: permanent.ref, bound: null };
  const fits = matchesSpell(sight, ability.on.what, spell);
  if (fits === 'unknown') return;
  const mine = ability.on.by === 'anyone' || (happening.player === permanent.controller) === (ability.on.by === 'you');
  const triggered = hasTriggered(all, order, watching);
  const shape = `${permanent.name} | ${spell.types.join(' ')} | ${spell.manaValue} | X ${spell.x} | ${fits && mine}`;
  yield* checked(triggered === (fits && mine), AS_CAST, shape, {
    cr: '603.2',
    at,
    expected: `${permanent.name} ${fits && mine ? 'triggers' : 'does not trigger'} on ${spell.name}, of mana value ${spell.manaValue}`,
    found: triggered ? 'it triggered' : 'it did not',
  });
}

/** What was given up to pay for the spell watches no more as it becomes cast. CR 601.2i */
function* gone(
  all: readonly Placed[],
  { at, order }: Placed,
  watching: Watching,
  spell: StackView,
): Generator<Finding> {
  const left = ofKind(all, 'moved').find(
    (each) => each.at === at && each.order < order && each.happening.object === watching.permanent.ref,
  );
  if (left === undefined) return;
  yield* checked(!hasTriggered(all, order, watching), GONE, `${watching.permanent.name} | ${spell.name}`, {
    cr: '601.2i',
    at,
    expected: `${watching.permanent.name}, gone by the time that ${spell.name} became cast, does not trigger`,
    found: 'it triggered',
  });
}

/** Its effect is done, whatever has become of the permanent and its counters. CR 608.2c */
function* once(history: History, all: readonly Placed[], resolution: Resolution): Generator<Finding> {
  const { object, begun, over, happenings, did } = resolution;
  const ability = triggerOnStack(history, object);
  const before = history.steps[begun]?.view;
  if (ability === null || before === undefined || !countersEvent(ability)) return;
  const cast = castBefore(all, object);
  const spell = cast === null ? null : stackEntry(before, cast.happening.object);
  if (cast === null || spell === null || isUncounterable(spell) !== false || isShielded(history, begun)) return;
  const source = permanentIn(before, object.source ?? '');
  const then = history.steps[cast.at]?.view;
  const first = then === undefined ? null : permanentIn(then, object.source ?? '');
  const same = source !== null && JSON.stringify(source.counters) === JSON.stringify(first?.counters);
  if (same) return;
  const countered = ofKind(happenings, 'countered').some(({ happening }) => happening.object === spell.ref);
  yield* checked(
    did === 'resolved' && countered,
    ONCE,
    `${object.name} | ${source === null ? 'gone' : 'other counters'} | ${spell.name}`,
    {
      cr: '603.2',
      at: over,
      expected: `${spell.name} is countered, though ${object.name} ${source === null ? 'is gone' : 'has other counters by now'}`,
      found: 'it was not',
    },
  );
}

function countersEvent({ on, effect }: TriggeredAbility): boolean {
  return (
    on.kind === 'cast' &&
    holdsNode(on.what, ({ kind }) => kind === 'manaValue') &&
    effect.kind === 'counter' &&
    effect.what.kind === 'eventObject'
  );
}

/** The cast on which an ability on the stack triggered: the last before it was put there, if its source triggered on that. */
function castBefore(all: readonly Placed[], object: StackView): ReturnType<typeof ofKind<'cast'>>[number] | null {
  const put = ofKind(all, 'put on stack').find(({ happening }) => happening.object === object.ref);
  const order = put?.order ?? 0;
  const triggered = ofKind(all, 'triggered').findLast(
    (each) => each.order < order && each.happening.ability === object.ability,
  );
  if (triggered === undefined) return null;
  return ofKind(all, 'cast').findLast((each) => each.order < triggered.order) ?? null;
}

/** A copy that is put on the stack sets none of them off. CR 707.10 */
function* copies(
  history: History,
  scenes: Scenes,
  { object, begun, over, happenings }: Resolution,
): Generator<Finding> {
  const before = history.steps[begun]?.view;
  const made = ofKind(happenings, 'moved').filter(
    ({ happening }) => happening.from === null && happening.to === 'stack',
  );
  const cast = ofKind(happenings, 'cast').filter(
    ({ happening }) => !made.some((one) => one.happening.object === happening.object),
  );
  if (before === undefined || made.length === 0 || cast.length > 0 || !copiesSpells(object)) return;
  const after = history.steps[over]?.view;
  for (const { permanent, ability, key } of watchingIn(before)) {
    const sight = { scene: scenes(over), you: permanent.controller, source: permanent.ref, bound: null };
    const fitting = made.filter(({ happening }) => {
      const copy = after === undefined ? null : stackEntry(after, happening.object);
      return copy !== null && ability.on.kind === 'cast' && matchesSpell(sight, ability.on.what, copy) === true;
    });
    if (fitting.length === 0) continue;
    const set = ofKind(happenings, 'triggered').some(({ happening }) => happening.ability === key);
    yield* checked(!set, COPIES, `${object.name} | ${permanent.name} | ${JSON.stringify(permanent.counters)}`, {
      cr: '707.10',
      at: over,
      expected: `${permanent.name} does not trigger on a copy, which was not cast`,
      found: 'it triggered',
    });
  }
}

function copiesSpells({ name }: StackView): boolean {
  const record = cardNamed(name);
  const parts: readonly (Effect | null)[] = record === null ? [] : [record.spell?.effect ?? null];
  return (
    parts.some((part) => part !== null && kindsIn(part).has('copySpell')) ||
    (record !== null && kindsIn(record.abilities).has('copySpell'))
  );
}
