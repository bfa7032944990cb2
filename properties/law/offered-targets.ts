import type { History, HistoryStep, PermanentView, Question, StackView } from '../../protocol/index.ts';
import { type Filter, holdsNode, recordHas, type TargetSpec } from '../oracles/card-facts.ts';
import { matches } from '../oracles/matching.ts';
import { matchesSpell } from '../oracles/spells.ts';
import type { Sight } from '../oracles/sight.ts';
import { and, not, type Truth } from '../oracles/truth.ts';
import { instructionsOf } from '../reading/instructions.ts';
import type { Scenes } from '../reading/scenes.ts';
import { checked, type Finding } from './finding.ts';

const FITS = 'targets/what-it-asks-for';
const ALL = 'targets/all-that-it-asks-for';
const SHROUD = 'targets/shroud-is-for-all';
const HEXPROOF = 'targets/hexproof-is-for-opponents';
const PLAYERS = 'targets/the-players-it-asks-for';

/** The clauses on what may be chosen as a target. */
export const TARGET_CLAUSES: readonly string[] = [FITS, ALL, SHROUD, HEXPROOF, PLAYERS];

/** A choice of targets for what asks for one kind of target only. */
interface Aiming {
  readonly at: number;
  readonly question: Question;
  /** The spell or ability. */
  readonly aiming: StackView;
  readonly spec: TargetSpec;
  readonly sight: Sight;
}

/** What is offered as a target, and what is not. CR 115.1, 601.2c */
export function* offeredTargets(history: History, scenes: Scenes): Generator<Finding> {
  const begun = new Set<string>();
  for (const [at, step] of history.steps.entries()) {
    const found = aimingAt(step);
    if (found === null) continue;
    // Who asks for one target after the other leaves out what was chosen.
    const key = `${found.aiming.ref} ${found.aiming.incarnation}`;
    if (begun.has(key)) continue;
    begun.add(key);
    const { aiming, spec, question } = found;
    const scene = scenes(at);
    const sight = { scene, you: aiming.controller, source: aiming.source ?? aiming.ref, bound: null };
    const now = { at, question, aiming, spec, sight };
    yield* players(now);
    yield* spells(now);
    for (const permanent of step.view.battlefield) yield* onePermanent(now, permanent);
  }
}

function aimingAt({ question, view }: HistoryStep): Pick<Aiming, 'aiming' | 'spec' | 'question'> | null {
  if (question?.purpose !== 'targets' || question.kind !== 'objects' || question.source === null) return null;
  const aiming = view.stack.at(-1);
  if (aiming === undefined || (aiming.source ?? aiming.ref) !== question.source) return null;
  // A copy has the targets of what it copies; other targets may be chosen for it by other rules.
  if (aiming.targets.flat().length > 0 || (aiming.kind === 'spell' && !aiming.card)) return null;
  const [only, more] = (instructionsOf(aiming) ?? []).flatMap(({ specs }) => specs);
  return only === undefined || more !== undefined ? null : { aiming, spec: only, question };
}

function* players({ at, question, aiming, spec, sight }: Aiming): Generator<Finding> {
  for (const { seat, inGame } of sight.scene.view.players) {
    const legal = inGame && (spec.players === 'any' || (spec.players === 'opponent' && seat !== sight.you));
    const offered = question.options.includes(`p${seat}`);
    if (!legal && !offered && spec.players === null) continue;
    yield* checked(offered === legal, PLAYERS, `${aiming.name} | ${spec.players} | ${seat === sight.you}`, {
      cr: '115.1',
      at,
      expected: `player ${seat} can${legal ? '' : 'not'} be a target of ${aiming.name}`,
      found: offered ? 'can be' : 'cannot be',
    });
  }
}

/** Spells and abilities on the stack, where it speaks of them. */
function* spells({ at, question, aiming, spec, sight }: Aiming): Generator<Finding> {
  const { what } = spec;
  for (const each of sight.scene.view.stack) {
    if (each.ref === aiming.ref) continue;
    const fits = what !== null && onStack(sight, what, each);
    if (fits === 'unknown') continue;
    const offered = question.options.includes(each.ref);
    if (!fits && !offered && (what === null || !speaksOfStack(what))) continue;
    yield* checked(offered === fits, fits ? ALL : FITS, `${aiming.name} | ${each.kind} | ${each.types.join(' ')}`, {
      cr: '601.2c',
      at,
      expected: `${each.name} (${each.kind}) can${fits ? '' : 'not'} be a target of ${aiming.name}`,
      found: offered ? 'can be' : 'cannot be',
    });
  }
}

/** A filter that names no zone speaks of permanents. CR 109.2 */
function onStack(sight: Sight, what: Filter, each: StackView): Truth {
  if (!speaksOfStack(what)) return false;
  const is = (part: Filter): Truth => {
    if (part.kind === 'singleTarget') return hasOneTarget(each);
    return each.kind === 'spell' ? matchesSpell(sight, part, each) : matchesAbility(part);
  };
  return what.kind === 'all' ? and(what.of.map(is)) : is(what);
}

/** Counted as they were chosen, also one that is gone; a view need not show that one any more. CR 115.9a */
function hasOneTarget(each: StackView): Truth {
  const specs = instructionsOf(each)?.flatMap((instruction) => instruction.specs);
  if (specs === undefined) return 'unknown';
  const shown = each.targets.flat().length;
  if (specs.length === 0 || shown > 1) return false;
  return shown === 1 && specs.length === 1 && specs[0]?.max === 1 ? true : 'unknown';
}

function speaksOfStack(what: Filter): boolean {
  return holdsNode(what, (node) => STACK.includes(node.kind) || ('zone' in node && node.zone === 'stack'));
}

const STACK: readonly string[] = ['spell', 'stackAbility'];

/** An ability on the stack has no characteristics that a filter asks for; which kind it is of a view does not say. */
function matchesAbility(what: Filter): Truth {
  switch (what.kind) {
    case 'spell':
      return false;
    case 'stackAbility':
      return what.of === 'either' ? true : 'unknown';
    case 'not':
      return not(matchesAbility(what.of));
    case 'any':
      return what.of.some((part) => matchesAbility(part) === true) ? true : 'unknown';
    case 'all':
      return and(what.of.map(matchesAbility));
    default:
      return 'unknown';
  }
}

function* onePermanent(now: Aiming, permanent: PermanentView): Generator<Finding> {
  const { at, question, aiming, spec, sight } = now;
  const offered = question.options.includes(permanent.ref);
  const fits = spec.what === null || speaksOfOthers(spec.what) ? false : matches(sight, spec.what, permanent);
  const shape = `${aiming.name} | ${permanent.types.join(' ')} | ${permanent.controller === sight.you}`;
  const told = (may: boolean): { at: number; expected: string; found: string } => ({
    at,
    expected: `${permanent.name} can${may ? '' : 'not'} be a target of ${aiming.name} of player ${aiming.controller}`,
    found: offered ? 'can be' : 'cannot be',
  });
  if (fits === false) {
    if (offered || spec.what !== null) yield* checked(!offered, FITS, shape, { cr: '601.2c', ...told(false) });
    return;
  }
  if (permanent.keywords.includes('shroud')) {
    yield* checked(!offered, SHROUD, shape, { cr: '702.18a', ...told(false) });
    return;
  }
  const hexproof = permanent.keywords.includes('hexproof');
  if (hexproof && permanent.controller !== sight.you) {
    yield* checked(!offered, HEXPROOF, shape, { cr: '702.11b', ...told(false) });
    return;
  }
  if (fits !== true || mayBeProtected(now)) return;
  yield* checked(offered, hexproof ? HEXPROOF : ALL, shape, { cr: hexproof ? '702.11b' : '601.2c', ...told(true) });
}

/** Whether it speaks of nothing on the battlefield. */
function speaksOfOthers(what: Filter): boolean {
  if (what.kind === 'any') return what.of.every(speaksOfOthers);
  if (what.kind === 'all') return what.of.some(speaksOfOthers);
  return STACK.includes(what.kind) || (what.kind === 'zone' && what.zone !== 'battlefield');
}

/** Whether something may be protected from it, or it rules out some targets itself. CR 702.16b */
function mayBeProtected({ aiming, sight: { scene } }: Aiming): boolean {
  const names = [
    ...scene.view.battlefield.map(({ name }) => name),
    ...scene.view.stack.map(({ name }) => name),
    ...scene.lasting.map(({ name }) => name),
  ];
  return (
    scene.clouded ||
    recordHas(aiming.name, 'cantChooseTargetAsCast') ||
    names.some((name) => recordHas(name, 'protection'))
  );
}
