import type { History } from '../protocol/index.ts';
import { anyOf, cases, inHand, permanents } from './cases.ts';
import { checked, type Finding, judged, violation, witness } from './law/finding.ts';
import { CLAUSE, triggering } from './law/mana-triggers.ts';
import { isPlain, type ManaAction, manaActions } from './oracles/mana-actions.ts';
import { type ManaEvent, seesType, type Watcher, watchersIn, watches } from './oracles/watchers.ts';
import type { LawProperty } from './property.ts';
import { happeningsOf, ofKind } from './reading/happenings.ts';
import { resolvedSpells, type Scenes, scenesOf } from './reading/scenes.ts';
import { permanentIn } from './reading/views.ts';

/** Abilities that trigger on a permanent being tapped for mana. CR 106.12a */
export const r4TappedForManaTriggers: LawProperty = {
  kind: 'law',
  id: 'r4-tapped-for-mana-triggers',
  statement: 'R4',
  says: 'An ability that triggers on a permanent being tapped for mana triggers once when such an ability resolves and makes mana of the type.',
  clauses: Object.values(CLAUSE),
  rulings: [],
  cr: ['106.12a', '605.1b', '605.4a', '605.5a', '603.7a'],
  observe: ['battlefield', 'stack', 'pools', 'options', 'events'],
  level: 2,
  cases: cases(
    [
      ...permanents('anyone', 22, 'Mana Flare', 'Wild Growth', 'Mana Flare'),
      ...permanents('active', 25, 'Zhur-Taa Druid', 'Island', 'Tundra', 'Exotic Orchard'),
      ...permanents('active', 40, 'Caged Sun', 'Caged Sun', 'Island'),
      ...permanents(
        'active',
        14,
        'Ancient Ziggurat',
        'Cascading Cataracts',
        'Mana Reflection',
        'Ancient Tomb',
        'Simic Growth Chamber',
      ),
      ...permanents(
        'anyone',
        9,
        'Contamination',
        'Gauntlet of Power',
        'Vernal Bloom',
        'Manabarbs',
        'Ritual of Subdual',
        'Caged Sun',
      ),
      ...inHand(60, 'High Tide', 'Island', 'Crumbling Vestige', 'Crumbling Vestige'),
      ...inHand(20, 'High Tide', 'Wild Growth'),
      anyOf('tapped-for-mana trigger', 'battlefield', 'anyone', 30),
      anyOf('land', 'battlefield', 'active', 60),
    ],
    { weights: { pass: 3, cast: 4, activate: 5, play: 9, 'take back': 0 } },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  const scenes = scenesOf(history);
  for (const each of manaActions(history, scenes)) {
    if (!each.mana || !isPlain(each)) continue;
    const event = { permanent: each.permanent, player: each.action.player, made: each.made, tapped: each.taps };
    for (const watcher of watchersIn(each.before)) yield* watched(history, each, event, watcher);
  }
  yield* addedWithoutTapping(history, scenes);
}

/** One mana ability that resolved, and one trigger that may have seen it. */
function* watched(history: History, each: ManaAction, event: ManaEvent, watcher: Watcher): Generator<Finding> {
  const watching = watches(watcher, event);
  const sees = seesType(watcher, event.made);
  if (watching === 'unknown' || sees === 'unknown') return;
  const shape = `${watcher.name} | ${each.permanent.name} | ${event.made.length} | ${each.action.inPayment ? 'paying' : 'priority'}`;
  const triggered = ofKind(each.action.happenings, 'triggered').filter(
    ({ happening }) => happening.object === watcher.source,
  );
  if (!watching) {
    if (isTide(watcher) && event.tapped) yield* tideElsewhere(each, watcher, triggered.length);
    return;
  }
  if (!sees) {
    yield* checked(triggered.length === 0, event.made === '' ? CLAUSE.without : CLAUSE.type, shape, {
      cr: '106.12a',
      at: each.action.over,
      expected:
        event.made === ''
          ? `${watcher.name} does not trigger without mana`
          : `${watcher.name} does not trigger for mana of another type`,
      found: 'it triggered',
    });
    return;
  }
  for (const clause of clausesOf(history, each, watcher)) yield witness(clause, shape);
  if (triggered.length === 0) {
    const [clause] = clausesOf(history, each, watcher);
    yield violation(
      clause ?? CLAUSE.triggers,
      '106.12a',
      each.action.over,
      `${watcher.name} triggers`,
      'it did not trigger',
    );
    return;
  }
  yield* triggering(history, each, event, watcher, triggered);
}

/** What an absent trigger breaks, the special first. */
function clausesOf(history: History, each: ManaAction, watcher: Watcher): readonly string[] {
  const special: string[] = [];
  if (isTide(watcher)) {
    if (isLater(history, each, watcher) || tidesOf(each) > 1) special.push(CLAUSE.tideLater);
    if (each.permanent.name !== 'Island' || !each.made.includes('U')) special.push(CLAUSE.tideSubtype);
  }
  if (watcher.ability.on.kind === 'manaAdded' && !each.taps) special.push(CLAUSE.sunTapping);
  return [...special, CLAUSE.triggers];
}

function isTide({ sight, ability }: Watcher): boolean {
  return sight.source === null && ability.on.kind === 'tappedForMana' && ability.on.what.kind === 'subtype';
}

function tidesOf({ before }: ManaAction): number {
  return before.lasting.filter(({ name }) => name === 'High Tide').length;
}

/** Whether the land came, or came to have the type, after the spell resolved. CR 603.7a */
function isLater(history: History, { permanent }: ManaAction, { source, ability }: Watcher): boolean {
  const at = resolvedSpells(history).find(({ ref }) => ref === source)?.at;
  const then = at === undefined ? undefined : history.steps[at];
  if (then === undefined || ability.on.kind !== 'tappedForMana' || ability.on.what.kind !== 'subtype') return false;
  const land = permanentIn(then.view, permanent.ref);
  return (
    land === null || land.incarnation !== permanent.incarnation || !land.subtypes.includes(ability.on.what.subtype)
  );
}

function* tideElsewhere({ permanent, action }: ManaAction, { name }: Watcher, triggered: number): Generator<Finding> {
  yield* checked(triggered === 0, CLAUSE.tideSubtype, `${name} | ${permanent.name} is no such land`, {
    cr: '106.12a',
    at: action.over,
    expected: `${name} does not trigger for a land without the type`,
    found: 'it triggered',
  });
}

/** A trigger that watches mana of a colour sees it whether or not the land was tapped for it. CR 605.1b */
function* addedWithoutTapping(history: History, scenes: Scenes): Generator<Finding> {
  for (const [at, step] of history.steps.entries()) {
    if (at === 0) continue;
    const happenings = happeningsOf({ ...history, steps: [step] });
    if (happenings.every(({ happening }) => happening.kind !== 'resolved')) continue;
    for (const { happening } of ofKind(happenings, 'mana added')) {
      const permanent = permanentIn(step.view, happening.source);
      if (permanent === null || happening.triggered) continue;
      const event = { permanent, player: happening.player, made: happening.mana, tapped: false };
      const watching = watchersIn(scenes(at)).filter(
        (watcher) => watches(watcher, event) === true && seesType(watcher, event.made) === true,
      );
      for (const watcher of watching) {
        const triggered = ofKind(happenings, 'triggered').some((each) => each.happening.object === watcher.source);
        yield* checked(triggered, CLAUSE.sunTapping, `${watcher.name} | ${permanent.name}`, {
          cr: '603.2',
          at,
          expected: `${watcher.name} triggers on mana that a land's ability adds, tapped or not`,
          found: 'it did not trigger',
        });
      }
    }
  }
}
