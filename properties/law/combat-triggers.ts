import type { Happening, History, PermanentView, Ref } from '../../protocol/index.ts';
import { abilitiesOf, hasAbility } from '../oracles/abilities.ts';
import { cardNamed, type Filter, type TriggeredAbility } from '../oracles/card-facts.ts';
import { conditionHolds, matches } from '../oracles/matching.ts';
import { triggersOf } from '../oracles/printed-triggers.ts';
import { type Sight, sightOf } from '../oracles/sight.ts';
import { and, not, or, type Truth } from '../oracles/truth.ts';
import type { HappeningOf } from '../reading/happenings.ts';
import { type Scenes, scenesOf } from '../reading/scenes.ts';
import { namesSeen, permanentIn } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';

export const COMBAT_TRIGGER_CLAUSES = {
  attacks: 'F4/attacks',
  alone: 'F4/attacks-alone',
  blocks: 'F4/blocks',
  blocked: 'F4/becomes-blocked',
  blockedBy: 'F4/for-each-blocker',
  unblocked: 'F4/is-not-blocked',
} as const;

type On = TriggeredAbility['on'];

/** Under which clause a trigger event of combat is judged; what is not here is no such event. */
const CLAUSE_OF: Readonly<Partial<Record<On['kind'], string>>> = {
  attacks: COMBAT_TRIGGER_CLAUSES.attacks,
  attacksAlone: COMBAT_TRIGGER_CLAUSES.alone,
  blocks: COMBAT_TRIGGER_CLAUSES.blocks,
  blocksOne: COMBAT_TRIGGER_CLAUSES.blocks,
  becomesBlocked: COMBAT_TRIGGER_CLAUSES.blocked,
  becomesBlockedBy: COMBAT_TRIGGER_CLAUSES.blockedBy,
  goesUnblocked: COMBAT_TRIGGER_CLAUSES.unblocked,
};

/** Whether a text has a triggered ability of which this law speaks. */
export function triggersInCombat(name: string): boolean {
  return triggersOf(name).some(({ on }) => clauseOf(on) !== null);
}

function clauseOf(on: On): string | null {
  if (on.kind !== 'anyOf') return CLAUSE_OF[on.kind] ?? null;
  const clauses = on.of.map(clauseOf);
  return clauses.includes(null) ? null : (clauses[0] ?? null);
}

/** Attackers and blockers as they were declared at one time: what has only entered attacking or blocking is not among them. CR 508.3, 509.3, 508.4 */
interface Declared {
  readonly attacked: readonly HappeningOf<'attacked'>[];
  readonly blocked: readonly HappeningOf<'blocked'>[];
  readonly became: readonly HappeningOf<'became blocked'>[];
  /** null: that is not known yet. */
  readonly unblocked: readonly Ref[] | null;
}

/** As often as its event happened each ability triggers, and no more often. CR 508.3, 509.3, 603.2c */
export function* combatTriggers(history: History): Generator<Finding> {
  const scenes = scenesOf(history);
  for (let at = 1; at < history.steps.length; at++) {
    const declared = declaredIn(history, at);
    if (declared === null) continue;
    for (const permanent of history.steps[at]?.view.battlefield ?? [])
      for (const [place, ability] of triggersOf(permanent.name).entries())
        yield* asOften(history, scenes, at, declared, { permanent, place, ability });
  }
}

/** null: nothing was declared in this step and nothing entered, or something has left, which may have been declared. */
function declaredIn({ steps }: History, at: number): Declared | null {
  const happenings = steps[at]?.happenings ?? [];
  const entered = new Set(moved(happenings).flatMap(({ to, object }) => (to === 'battlefield' ? [object] : [])));
  if (moved(happenings).some(({ from }) => from === 'battlefield')) return null;
  const attacked = once(ofKind(happenings, 'attacked'), ({ object }) => object).filter(
    ({ object }) => !entered.has(object),
  );
  const blocked = once(ofKind(happenings, 'blocked'), ({ object, attacker }) => `${object} ${attacker}`).filter(
    ({ object }) => !entered.has(object),
  );
  const became = once(ofKind(happenings, 'became blocked'), ({ object }) => object);
  const unblocked = blocksAreDeclared(steps, at) ? unblockedIn(steps, at, became) : null;
  const some = attacked.length + blocked.length + became.length + entered.size > 0 || (unblocked ?? []).length > 0;
  return some ? { attacked, blocked, became, unblocked } : null;
}

/** Whether this is the first step after all blocks of a combat were declared; not where anything else was asked on the way. CR 509.1 */
function blocksAreDeclared(steps: History['steps'], at: number): boolean {
  const begun = steps.slice(0, at + 1).findLastIndex((step) => ofKind(step.happenings, 'step began').length > 0);
  const began = begun < 0 ? undefined : ofKind(steps[begun]?.happenings ?? [], 'step began').at(-1);
  const asked = steps.slice(begun, at).every(({ question }) => question?.kind === 'blockers');
  return began?.step === 'declare blockers' && asked && steps[at]?.question?.kind === 'priority';
}

/** Those that attack as blockers are declared and have not become blocked, then or earlier in the turn. CR 509.1h */
function unblockedIn(steps: History['steps'], at: number, became: Declared['became']): readonly Ref[] {
  const view = steps[at]?.view;
  const before = steps.slice(0, at).filter((step) => step.view.turn === view?.turn);
  const blocked = [...became, ...before.flatMap(({ happenings }) => ofKind(happenings, 'became blocked'))];
  const attackers = view?.battlefield.filter(({ attacking }) => attacking !== null) ?? [];
  return attackers.flatMap(({ ref }) => (blocked.some(({ object }) => object === ref) ? [] : [ref]));
}

/** Each is declared once. */
function once<H>(list: readonly H[], keyOf: (one: H) => string): readonly H[] {
  return list.filter((one, at) => list.findIndex((other) => keyOf(other) === keyOf(one)) === at);
}

function ofKind<K extends Happening['kind']>(happenings: readonly Happening[], kind: K): readonly HappeningOf<K>[] {
  return happenings.filter((one): one is Happening & HappeningOf<K> => one.kind === kind);
}

function moved(happenings: readonly Happening[]): readonly HappeningOf<'moved'>[] {
  return ofKind(happenings, 'moved');
}

interface Watcher {
  readonly permanent: PermanentView;
  readonly place: number;
  readonly ability: TriggeredAbility;
}

function* asOften(
  history: History,
  scenes: Scenes,
  at: number,
  declared: Declared,
  { permanent, place, ability }: Watcher,
): Generator<Finding> {
  const clause = clauseOf(ability.on);
  if (clause === null || ability.zone !== 'battlefield') return;
  const sight = sightOf(scenes(at), permanent);
  const has = and([hasAbility(sight.scene, permanent, ability), conditionHolds(sight, ability.onlyIf)]);
  const times = timesOver(sight, ability.on, declared);
  if (has === 'unknown' || times === null) return;
  const expected = has ? times : 0;
  const key = `${permanent.ref}/${place}`;
  const found = ofKind(history.steps[at]?.happenings ?? [], 'triggered').filter(({ ability: of }) => of === key).length;
  if (expected === 0 && found === 0 && !isNear(ability.on, declared)) return;
  if (found > expected && isGranted(history, ability)) return;
  const isOfAttacks = clause.startsWith('F4/attacks');
  yield* checked(found === expected, clause, `${permanent.name} | ${ability.on.kind} | ${expected}`, {
    cr: isOfAttacks ? '508.3' : '509.3',
    at,
    expected: `an ability of ${permanent.name} triggers ${expected} times on what was declared`,
    found: `it triggers ${found} times`,
  });
}

/** Whether a card that was seen may give the same ability to others: then a permanent may have it more than once. CR 113.2c */
function isGranted({ steps }: History, ability: TriggeredAbility): boolean {
  const text = JSON.stringify(ability);
  return [...namesSeen(steps)].some((name) => {
    const record = cardNamed(name);
    const parts = [...(record?.abilities ?? []), record?.spell];
    return parts.some((part) => JSON.stringify(part) !== text && JSON.stringify(part ?? null).includes(text));
  });
}

/** Whether something of the sort happened, though not to trigger it. */
function isNear(on: On, { attacked, blocked, became, unblocked }: Declared): boolean {
  if (on.kind === 'goesUnblocked') return (unblocked ?? []).length > 0;
  return clauseOf(on)?.includes('attack') === true ? attacked.length > 0 : blocked.length + became.length > 0;
}

/** How often the event happened; null where the history does not show it. */
function timesOver(sight: Sight, on: On, declared: Declared): number | null {
  if (declared.unblocked === null && parts(on).some(({ kind }) => kind === 'goesUnblocked')) return null;
  const events = [
    ...declared.attacked.map((event) => onAttack(sight, on, event, declared)),
    ...declared.blocked.map((event) => onBlock(sight, on, event, declared)),
    ...declared.became.map(({ object }) => onBecoming(sight, on, object)),
    ...(declared.unblocked ?? []).map((ref) => parts(on).map((part) => isUnblocked(sight, part, ref))),
  ].map((each) => or([each].flat()));
  return events.includes('unknown') ? null : events.filter((happened) => happened === true).length;
}

function parts(on: On): readonly On[] {
  return on.kind === 'anyOf' ? on.of.flatMap(parts) : [on];
}

function onAttack(sight: Sight, on: On, { object }: HappeningOf<'attacked'>, { attacked }: Declared): Truth {
  return or(
    parts(on).map((part): Truth => {
      if (part.kind === 'attacks') return fits(sight, part.what, object);
      return part.kind === 'attacksAlone' && and([attacked.length === 1, fits(sight, part.what, object)]);
    }),
  );
}

function onBlock(sight: Sight, on: On, event: HappeningOf<'blocked'>, { blocked }: Declared): Truth {
  const { object, attacker } = event;
  const first = blocked.find((one) => one.object === object);
  return or(
    parts(on).map((part): Truth => {
      switch (part.kind) {
        case 'blocks':
          return and([event === first, fits(sight, part.what, object)]);
        case 'blocksOne':
          return and([fits(sight, part.what, object), fits(sight, part.attacker, attacker)]);
        case 'becomesBlockedBy':
          return and([fits(sight, part.what, attacker), fits(sight, part.by, object)]);
        default:
          return false;
      }
    }),
  );
}

function onBecoming(sight: Sight, on: On, attacker: Ref): Truth {
  return or(parts(on).map((part): Truth => part.kind === 'becomesBlocked' && fits(sight, part.what, attacker)));
}

function isUnblocked(sight: Sight, part: On, attacker: Ref): Truth {
  return part.kind === 'goesUnblocked' && fits(sight, part.what, attacker);
}

function fits(sight: Sight, filter: Filter, ref: Ref): Truth {
  const permanent = permanentIn(sight.scene.view, ref);
  return permanent === null ? 'unknown' : isSo(sight, filter, permanent);
}

/** As `matches`, also of abilities by their names. */
function isSo(sight: Sight, filter: Filter, permanent: PermanentView): Truth {
  switch (filter.kind) {
    case 'all':
      return and(filter.of.map((part) => isSo(sight, part, permanent)));
    case 'any':
      return or(filter.of.map((part) => isSo(sight, part, permanent)));
    case 'not':
      return not(isSo(sight, filter.of, permanent));
    case 'abilityKeyword': {
      const all = sight.scene.clouded ? null : abilitiesOf(sight.scene, permanent);
      return all === null
        ? 'unknown'
        : all.some(({ ability }) => 'keyword' in ability && ability.keyword === filter.keyword);
    }
    default:
      return matches(sight, filter, permanent);
  }
}
