import { mayKeepOut } from './oracles/keeping-out.ts';
import type { Opening } from '../generators/index.ts';
import type { Case, ChoiceEntry, History, PermanentView, Ref, Script } from '../protocol/index.ts';
import { anyOf, cases, manyLands, oneOf, theyCast } from './cases.ts';
import { checked, type Finding, judged } from './law/finding.ts';
import { aimed, changed, isCastOf, pickedBy, repaid, secondGame } from './law/second-game.ts';
import { cardNamed } from './oracles/card-facts.ts';
import { type Holding, holderOf, holders, removersOf } from './oracles/holding.ts';
import { matches } from './oracles/matching.ts';
import type { RelationProperty } from './property.ts';
import { happeningsOf, ofKind, type Placed } from './reading/happenings.ts';
import { inExile } from './reading/piles.ts';
import { type Resolution, resolutionsOf } from './reading/resolutions.ts';
import { scenesOf } from './reading/scenes.ts';
import { scriptOf } from './reading/script-of.ts';
import { triggeringsOf } from './reading/triggers.ts';
import { permanentIn } from './reading/views.ts';

const NOTHING = 'Q5/until-exiles-nothing-once-it-left';
const FOR_GOOD = 'Q5/two-abilities-exile-for-good';
const AT_ONCE = 'Q5/until-returns-at-once';
const TRIGGER = 'Q5/two-abilities-return-by-a-trigger';

const HOLDERS: readonly string[] = [...holders('until'), ...holders('two abilities')];

/** What a permanent exiles as it enters: until it leaves, or until another ability of it returns that. CR 610.3, 607.2a */
export const pairUntilOrTwoAbilities: RelationProperty = {
  kind: 'relation',
  id: 'pair-until-or-two-abilities',
  statement: 'Q5',
  says: 'If the source leaves first, what exiles until it leaves exiles nothing, and the first of two linked abilities exiles for good; if it leaves later, the card returns at once after the one, and by a trigger that can be answered after the other.',
  clauses: [NOTHING, FOR_GOOD, AT_ONCE, TRIGGER],
  rulings: [
    'banisher-priest/2600cff124',
    'banisher-priest/e3c2841325',
    'banishing-light/c40efaaa1b',
    'cast-out/980cbda93d',
    'cast-out/dc8ceaf8c6',
    'fairgrounds-warden/13e1caced6',
    'fairgrounds-warden/c0062e7332',
    'glass-casket/0df8327b18',
    'isolation-zone/d1574833a6',
    'isolation-zone/f238940cd1',
    'ixalans-binding/2307660438',
    'ixalans-binding/66f1050969',
    'journey-to-nowhere/bb40fed256',
    'oblivion-ring/e1b1637758',
    'prison-realm/0dc385f9b7',
    'seal-away/4f39c3c315',
    'silkwrap/a9f6e92c41',
    'silkwrap/ca921710c1',
    'stasis-snare/2598aadea3',
    'stasis-snare/f6377eeacd',
    'thopter-arrest/0248fbf001',
    'thopter-arrest/8eb8d98a24',
    'conclave-tribunal/cd635f8530',
  ],
  cr: ['610.3', '610.3b', '607.2a', '603.6a'],
  observe: ['battlefield', 'stack', 'zones', 'options', 'events'],
  level: 0,
  cases: cases(
    [
      ...manyLands('active'),
      ...manyLands('next'),
      oneOf(holders('until'), 'hand', 'active', 85),
      oneOf(holders('two abilities'), 'hand', 'active', 85),
      anyOf('creature', 'battlefield', 'next', 95),
      anyOf('creature', 'battlefield', 'next', 90),
      anyOf('artifact', 'battlefield', 'next', 40),
      oneOf(removersFor(true), 'hand', 'next', 90),
      oneOf(removersFor(true), 'hand', 'next', 70),
      oneOf(removersFor(false), 'hand', 'next', 90),
      oneOf(removersFor(false), 'hand', 'next', 90),
    ],
    {
      bare: 80,
      weights: { pass: 30, cast: 3, activate: 0.2, play: 1, 'take back': 0 },
      players: [2, 2, 2, 3, 4],
      decisions: 44,
      openings: HOLDERS.flatMap(openingsWith),
    },
  ),
  transform: otherGame,
  relate: judged(findings),
};

/** Cards that remove those of the holders that are creatures, or those that are not. */
function removersFor(creatures: boolean): readonly string[] {
  const records = HOLDERS.flatMap((name) => cardNamed(name) ?? []);
  const own = records.filter(({ types }) => types.includes('creature') === creatures);
  return [...new Set(own.flatMap(removersOf))].sort();
}

/** It enters, and is removed as its ability waits, or after that. */
function openingsWith(name: string): readonly Opening[] {
  const record = cardNamed(name);
  if (record === null) return [];
  const holder = theyCast({ kind: 'card', name });
  const remover = { kind: 'one of', names: removersOf(record) } as const;
  return [
    [holder, theyCast(remover, { whose: 'next', target: 0, when: 'after a pass' })],
    [holder, theyCast(remover, { whose: 'next', target: 0, when: 'later' })],
  ];
}

/** A permanent exiles another as it enters, and leaves before or after that. */
interface Held {
  readonly holding: Holding;
  readonly source: Ref;
  readonly name: string;
  /** The ability on the stack, and its controller. */
  readonly ability: Ref;
  readonly controller: number;
  /** The step that shows it first. */
  readonly put: number;
  /** What it exiles, as it was when the ability began to resolve. */
  readonly target: PermanentView;
  readonly resolution: Resolution;
  /** When the source left the battlefield. */
  readonly left: Placed;
  readonly early: boolean;
}

function heldOnes(history: History): readonly Held[] {
  const all = happeningsOf(history);
  const resolutions = resolutionsOf(history);
  return triggeringsOf(history).flatMap(({ ability, at }): Held[] => {
    const holder = holderOf(ability.name);
    const { source, ref } = ability;
    const resolution = resolutions.find((each) => each.object.ref === ref && each.over >= at);
    if (
      holder === null ||
      source === null ||
      resolution?.did !== 'resolved' ||
      !ability.ability?.endsWith(`/${holder.place}`)
    )
      return [];
    const view = history.steps[resolution.begun]?.view;
    const [aim, more] = resolution.object.targets.flat();
    const target = view === undefined || aim === undefined ? null : permanentIn(view, aim);
    const left = ofKind(all, 'moved').find(
      ({ happening, at: when }) => when > at && happening.object === source && happening.from === 'battlefield',
    );
    if (target === null || !target.card || more !== undefined || left === undefined || target.ref === source) return [];
    const { holding } = holder;
    const early = left.at <= resolution.begun;
    return [
      {
        holding,
        source,
        name: ability.name,
        ability: ref,
        controller: ability.controller,
        put: at,
        target,
        resolution,
        left,
        early,
      },
    ];
  });
}

/** The source holds in the other way. */
function otherGame(first: Case, history: History): Case | null {
  const [held] = heldOnes(history);
  if (first.start.kind !== 'board' || held === undefined) return null;
  const { source, target, controller, resolution, left, early, ability } = held;
  const sight = { scene: scenesOf(history)(held.put), you: controller, source, bound: null };
  const fit = holders(held.holding === 'until' ? 'two abilities' : 'until').filter((name) => {
    const holder = holderOf(name);
    return (
      holder !== null && isCreature(name) === isCreature(held.name) && matches(sight, holder.target, target) === true
    );
  });
  const name = pickedBy(fit, `${source} ${target.ref} ${resolution.begun}`);
  if (name === null || !first.start.board.cards.some(({ id, zone }) => id === source && zone === 'hand')) return null;
  const until = early ? resolution.begun : left.at;
  const removers = spellsAt(history, source, until);
  const script = removers.reduce(
    (all, remover) => aimed(all, remover, source),
    aimedAt(repaid(scriptOf(history, until), source), held, ability),
  );
  return secondGame(first, changed(first.start.board, { [source]: { name } }), script, until);
}

const isCreature = (name: string) => cardNamed(name)?.types.includes('creature') ?? false;

/** Spells that were cast with this as their only target. */
function spellsAt({ steps }: History, target: Ref, until: number): readonly Ref[] {
  const spells = steps.slice(0, until + 1).flatMap(({ view }) => view.stack.filter(({ kind }) => kind === 'spell'));
  return [...new Set(spells.filter(({ targets }) => targets.flat().join() === target).map(({ ref }) => ref))];
}

/** The target is chosen, also where it was the only one before. */
function aimedAt(script: Script, { source, target, controller }: Held, ability: Ref): Script {
  const answer = { kind: 'pick', picks: [target.ref] } as const;
  const choice: ChoiceEntry = {
    kind: 'choice',
    player: controller,
    question: 'objects',
    purpose: 'targets',
    source: ability,
    answer,
  };
  const others = script.filter((entry) => entry.kind !== 'choice' || entry.source !== ability);
  return others.flatMap((entry) => (isCastOf(entry, source) ? [entry, choice] : [entry]));
}

function* findings(first: History, second: History): Generator<Finding> {
  const [one] = heldOnes(first);
  const other = heldOnes(second).find(
    ({ source, target, early }) => source === one?.source && target.ref === one.target.ref && early === one.early,
  );
  if (one === undefined || other === undefined || one.holding === other.holding) return;
  yield* judgedOne(first, one, other);
  yield* judgedOne(second, other, one);
}

function* judgedOne(history: History, held: Held, other: Held): Generator<Finding> {
  if (held.early) yield* leftFirst(history, held, other);
  else yield* leftLater(history, held, other);
}

const shapeOf = (held: Held, other: Held) => `${held.name} | ${other.name} | ${held.target.name}`;

/** The source had left as the ability resolved. CR 610.3b */
function* leftFirst(history: History, held: Held, other: Held): Generator<Finding> {
  const { target, resolution, holding, name } = held;
  const after = history.steps[resolution.over]?.view;
  if (after === undefined) return;
  const stays = permanentIn(after, target.ref)?.incarnation === target.incarnation;
  const exiled = movesOf(history, target.ref).find(({ order }) =>
    resolution.happenings.some((each) => each.order === order),
  );
  const back = movesOf(history, target.ref).some(
    ({ order, happening }) => exiled !== undefined && order > exiled.order && happening.to === 'battlefield',
  );
  if (holding === 'until') {
    yield* checked(stays, NOTHING, shapeOf(held, other), {
      cr: '610.3b',
      at: resolution.over,
      expected: `${name} exiles nothing, for it left before; ${other.name} exiles ${target.name} for good`,
      found: `${target.name} went to ${exiled?.happening.to ?? 'nowhere'}`,
    });
  } else {
    yield* checked(exiled?.happening.to === 'exile' && !back, FOR_GOOD, shapeOf(held, other), {
      cr: '607.2a',
      at: resolution.over,
      expected: `${name} exiles ${target.name} for good though it left before; ${other.name} exiles nothing`,
      found: stays ? `${target.name} is on the battlefield` : back ? 'it returned' : 'it is not in exile',
    });
  }
}

function movesOf(history: History, ref: Ref) {
  return ofKind(happeningsOf(history), 'moved').filter(({ happening }) => happening.object === ref);
}

/** The source leaves as what it exiled is in exile. CR 610.3, 603.6a */
function* leftLater(history: History, held: Held, other: Held): Generator<Finding> {
  const { target, resolution, left, holding, name, source } = held;
  const at = history.steps.findIndex(({ question }, step) => step >= left.at && question?.kind === 'priority');
  const before = history.steps[resolution.over]?.view;
  const view = history.steps[at]?.view;
  const isAura = cardNamed(target.name)?.subtypes.includes('Aura') ?? true;
  const known = before !== undefined && inExile(before).some(({ ref }) => ref === target.ref);
  if (view === undefined || before === undefined || !known || isAura || left.at <= resolution.over) return;
  if (mayKeepOut(before) || mayKeepOut(view)) return;
  const returned = movesOf(history, target.ref).some(
    ({ order, at: when, happening }) => order > left.order && when <= at && happening.to === 'battlefield',
  );
  const waits = view.stack.some((entry) => entry.kind === 'ability' && entry.source === source);
  if (holding === 'until') {
    yield* checked(returned && !waits, AT_ONCE, shapeOf(held, other), {
      cr: '610.3',
      at,
      expected: `${target.name} is back at once as ${name} has left; with ${other.name} a trigger returns it`,
      found: waits ? 'an ability is on the stack' : 'it is not back',
    });
  } else {
    yield* checked(!returned && waits, TRIGGER, shapeOf(held, other), {
      cr: '603.6a',
      at,
      expected: `an ability of ${name} waits on the stack and ${target.name} is in exile yet; with ${other.name} it is back at once`,
      found: returned ? 'it is back already' : 'no ability is on the stack',
    });
  }
}
