import type { Happening, History, PermanentView } from '../../protocol/index.ts';
import { hasAbility } from '../oracles/abilities.ts';
import { cardNamed, type Filter, textHas, type TriggeredAbility } from '../oracles/card-facts.ts';
import { conditionHolds, matches } from '../oracles/matching.ts';
import { triggersOf } from '../oracles/printed-triggers.ts';
import { sightOf } from '../oracles/sight.ts';
import type { Truth } from '../oracles/truth.ts';
import { type Exit, type Exits, exitsOf } from '../reading/exits.ts';
import { toldBetween } from '../reading/happenings.ts';
import type { Scenes } from '../reading/scenes.ts';
import { triggersNamed } from '../reading/stacked-triggers.ts';
import { permanentIn } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';
import { CLAUSE } from './looking-back-clauses.ts';

/** A leaves-the-battlefield ability of a permanent. CR 603.6c */
interface Watching {
  readonly permanent: PermanentView;
  readonly ability: TriggeredAbility & { readonly on: { readonly kind: 'dies' | 'leaves'; readonly what: Filter } };
  /** As happenings name it. */
  readonly key: string;
}

/** What triggers as permanents leave the battlefield: what was there just before, with what it had then. CR 603.10a */
export function* lookingBack(history: History, scenes: Scenes): Generator<Finding> {
  for (const exits of exitsOf(history)) {
    const before = history.steps[exits.at - 1]?.view;
    if (before === undefined) continue;
    for (const permanent of before.battlefield) {
      for (const watching of leaveTriggers(permanent)) yield* watcher(history, scenes, exits, watching);
      if (textHas(permanent.name, 'putIntoGraveyard')) yield* noLookingBack(history, exits, permanent);
    }
    yield* newcomers(history, scenes, exits);
  }
}

function leaveTriggers(permanent: PermanentView): readonly Watching[] {
  if (!textHas(permanent.name, 'dies', 'leaves')) return [];
  return triggersOf(permanent.name).flatMap((ability, index) =>
    ability.on.kind === 'dies' || ability.on.kind === 'leaves'
      ? [{ permanent, ability: ability as Watching['ability'], key: `${permanent.ref}/${index}` }]
      : [],
  );
}

/** The permanents of those that left on which it triggers, as they were; null: not known of one of them. */
function seenBy(
  { ability: { on } }: Watching,
  exits: Exits,
  fits: (left: PermanentView) => Truth,
): readonly Exit[] | null {
  const seen: Exit[] = [];
  for (const exit of exits.left) {
    if (on.kind === 'dies' && exit.to !== 'graveyard') continue;
    const truth = fits(exit.permanent);
    if (truth === 'unknown') return null;
    if (truth) seen.push(exit);
  }
  return seen;
}

function* watcher(history: History, scenes: Scenes, exits: Exits, watching: Watching): Generator<Finding> {
  const { permanent, ability, key } = watching;
  const scene = scenes(exits.at - 1);
  const there = hasAbility(scene, permanent, ability);
  const stays = staysThere(history, scenes, exits, watching, there);
  const leaves = exits.left.some((exit) => exit.permanent.ref === permanent.ref);
  if (there === 'unknown' || !(leaves ? exits.together : stays)) return;
  const sight = sightOf(scene, permanent);
  const fitting = seenBy(watching, exits, (left) => matches(sight, ability.on.what, left));
  const printed = seenBy(watching, exits, (left) => matches(sight, ability.on.what, asPrinted(left)));
  const holds = ability.onlyIf === null ? true : ofItself(ability) ? conditionHolds(sight, ability.onlyIf) : 'unknown';
  if (fitting === null || holds === 'unknown') return;
  const expected = there && holds ? fitting.length : 0;
  const changed = printed !== null && (fitting.some(isNotIn(printed)) || printed.some(isNotIn(fitting)));
  const clause = clauseFor({
    there,
    holds: ability.onlyIf === null ? null : holds,
    leaves,
    changed,
    fitting,
    permanent,
  });
  if (clause === null) return;
  const found = timesTriggered(history, exits, key);
  const shape = [permanent.name, fitting.map((exit) => exit.permanent.name).join(', '), exits.left.length, expected];
  yield* checked(found === expected, clause, shape.join(' | '), {
    cr: '603.10a',
    at: exits.at,
    expected: `${permanent.name}, as it was just before, triggers ${expected} times on what left: ${named(exits.left)}`,
    found: `it triggered ${found} times`,
  });
  if (expected === 0 || ability.targets.length > 0) return;
  const stacked = onStack(history, exits.until, key) - onStack(history, exits.at - 1, key);
  yield* checked(stacked === expected, CLAUSE.waits, `${shape[0]} | ${isSearched(history, exits)}`, {
    cr: '603.3',
    at: exits.until,
    expected: `what ${permanent.name} triggered is on the stack the next time that a player has priority`,
    found: `${stacked} of ${expected} are`,
  });
}

interface Seen {
  readonly there: boolean;
  /** Null: no condition. */
  readonly holds: boolean | null;
  readonly leaves: boolean;
  readonly changed: boolean;
  readonly fitting: readonly Exit[];
  readonly permanent: PermanentView;
}

/** Which clause is put to the test; null: none. */
function clauseFor({ there, holds, leaves, changed, fitting, permanent }: Seen): string | null {
  if (!there) return fitting.length > 0 ? CLAUSE.lost : null;
  if (holds !== null) return fitting.length > 0 ? CLAUSE.counters : null;
  if (changed) return CLAUSE.asItWas;
  if (fitting.length === 0) return null;
  if (!leaves) return CLAUSE.others;
  return fitting.some((exit) => exit.permanent.ref !== permanent.ref) ? CLAUSE.together : CLAUSE.own;
}

function ofItself({ on }: Watching['ability']): boolean {
  return on.what.kind === 'isSource';
}

const isNotIn = (exits: readonly Exit[]) => (exit: Exit) => !exits.includes(exit);

const named = (exits: readonly Exit[]): string => exits.map((exit) => exit.permanent.name).join(', ');

/** It is still there, the same, and where not all left at once its ability was there the whole time or never. */
function staysThere(
  history: History,
  scenes: Scenes,
  { at, together }: Exits,
  { permanent, ability }: Watching,
  there: Truth,
): boolean {
  const step = history.steps[at];
  const after = step === undefined ? null : permanentIn(step.view, permanent.ref);
  if (after?.incarnation !== permanent.incarnation || after.controller !== permanent.controller) return false;
  return together || hasAbility(scenes(at), after, ability) === there;
}

/** As its card says that it is, its owner's: what it would be taken for by what does not look at it as it was. */
function asPrinted(permanent: PermanentView): PermanentView {
  const record = cardNamed(permanent.name);
  if (record === null) return permanent;
  const { types, subtypes, supertypes, colors } = record;
  return { ...permanent, types, subtypes, supertypes, colors, controller: permanent.owner, counters: {} };
}

function timesTriggered(history: History, exits: Exits, key: string): number {
  return toldOf(history, exits).filter((one) => one.kind === 'triggered' && one.ability === key).length;
}

/** From the step that tells of what left to the next priority. */
function toldOf(history: History, { at, until }: Exits): readonly Happening[] {
  return toldBetween(history, at - 1, until);
}

function onStack(history: History, at: number, key: string): number {
  return triggersNamed(history, at, key).length;
}

function isSearched(history: History, exits: Exits): string {
  return toldOf(history, exits).some(({ kind }) => kind === 'searched' || kind === 'shuffled') ? 'searched' : 'plain';
}

/** What enters after something has left did not see it leave. CR 603.2, 610.3 */
function* newcomers(history: History, scenes: Scenes, exits: Exits): Generator<Finding> {
  const [before, after] = [history.steps[exits.at - 1]?.view, history.steps[exits.until]?.view];
  if (before === undefined || after === undefined) return;
  for (const ref of exits.newcomers) {
    const permanent = permanentIn(after, ref);
    if (permanent === null || permanentIn(before, ref) !== null) continue;
    for (const watching of leaveTriggers(permanent)) {
      const sight = sightOf(scenes(exits.until), permanent);
      const missed = seenBy(watching, exits, (left) => matches(sight, watching.ability.on.what, left));
      if (missed === null || missed.length === 0) continue;
      const found = timesTriggered(history, exits, watching.key);
      yield* checked(found === 0, CLAUSE.newcomers, `${permanent.name} | ${named(missed)}`, {
        cr: '603.10a',
        at: exits.until,
        expected: `${permanent.name}, which came after ${named(missed)} had left, does not trigger on that`,
        found: 'it triggered',
      });
    }
  }
}

/** What watches for cards put into a graveyard from anywhere does not see itself go there, nor what goes with it. CR 603.6c, 603.10a */
function* noLookingBack(history: History, exits: Exits, permanent: PermanentView): Generator<Finding> {
  const leaves = exits.left.some((exit) => exit.permanent.ref === permanent.ref && exit.to === 'graveyard');
  if (!leaves || !exits.together || exits.afterOthers) return;
  for (const [index, ability] of triggersOf(permanent.name).entries()) {
    if (ability.on.kind !== 'putIntoGraveyard' || ability.zone === 'graveyard') continue;
    const found = timesTriggered(history, exits, `${permanent.ref}/${index}`);
    yield* checked(found === 0, CLAUSE.anywhere, `${permanent.name} | ${exits.left.length}`, {
      cr: '603.6c',
      at: exits.at,
      expected: `${permanent.name} does not trigger on its own going to the graveyard`,
      found: 'it triggered',
    });
  }
}
