import type { History, Question, Ref, StackView, View } from '../protocol/index.ts';
import { anyOf, card, cases, inHand, permanents, theyCast } from './cases.ts';
import { checked, type Finding, judged } from './law/finding.ts';
import { type CardRecord, cardNamed, type Filter, holdsNode } from './oracles/card-facts.ts';
import { exilesSpell, valueWithX } from './oracles/freeing.ts';
import { printedTrigger, triggerAt } from './oracles/printed-triggers.ts';
import type { Scene } from './oracles/sight.ts';
import { matchesSpell } from './oracles/spells.ts';
import type { LawProperty } from './property.ts';
import { castActions, permittedCasts } from './reading/permitted-casts.ts';
import { type Scenes, scenesOf } from './reading/scenes.ts';
import { triggersNamed } from './reading/stacked-triggers.ts';
import { permanentIn, stackEntry } from './reading/views.ts';

const CHOSEN = 'Q3/chosen-x-counts';
const DOUBLE = 'Q3/double-x';
const FREE = 'Q3/free-spell';
const PERMITTED = 'Q3/permitted-with-x';

const LURRUS = { kind: 'card', name: 'Lurrus of the Dream-Den' } as const;
/** What it lets be cast for a small X. */
const SMALL = ['Endless One', 'Hangarback Walker', 'Walking Ballista'];

/** What is asked of a spell's mana value is asked of it with X as it was chosen. CR 202.3e */
export const q3ValueWithX: LawProperty = {
  kind: 'law',
  id: 'q3-value-with-x',
  statement: 'Q3',
  says: 'A spell with {X} in its mana cost has its mana value with the X that was chosen, as often as {X} stands there, and with 0 where it was cast free: that decides what can target it, and whether a permission covers it.',
  clauses: [CHOSEN, DOUBLE, FREE, PERMITTED],
  rulings: ['spell-queller/ca534fbb46', 'lurrus-of-the-dream-den/b28a3acb99'],
  cr: ['202.3e', '107.3a', '107.3b', '107.3i', '601.2e'],
  observe: ['battlefield', 'stack', 'options', 'events'],
  level: 0,
  cases: cases(
    [
      ...permanents('active', 85, 'Island', 'Mountain', 'Swamp', 'Mountain', 'Forest', 'Mountain'),
      ...permanents('active', 30, 'Omniscience'),
      ...inHand(45, 'Blaze', 'Hangarback Walker', 'Walking Ballista', 'Chalice of the Void'),
      anyOf('has {X} in its mana cost', 'hand', 'active', 80),
      anyOf('has {X} in its mana cost', 'hand', 'active', 60),
      card(LURRUS.name, 'battlefield', 'active', 35),
      ...SMALL.map((name) => card(name, 'graveyard', 'active', 30)),
      card('Spell Queller', 'hand', 'opponent', 98),
      card('Spell Queller', 'hand', 'opponent', 50),
      ...permanents('opponent', 95, 'Tundra', 'Tundra', 'Tundra', 'Tundra', 'Island', 'Tundra'),
    ],
    {
      weights: { pass: 3, cast: 16, activate: 0, play: 1, 'take back': 1 },
      openings: [[theyCast({ kind: 'one of', names: SMALL }, { zone: 'graveyard', by: LURRUS, when: 'later' })]],
      bare: 80,
      players: [2, 2, 3],
      decisions: 34,
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  const scenes = scenesOf(history);
  yield* permitted(history, scenes);
  for (const [at, { question, view, happenings }] of history.steps.entries()) {
    if (question?.kind === 'objects' && question.purpose === 'targets') yield* options(at, view, question, scenes(at));
    if (question?.kind !== 'priority') continue;
    for (const each of happenings) {
      if (each.kind === 'triggered') yield* aimed(history, at, each.object, each.ability, each.player, scenes(at));
    }
  }
}

/** Spells with {X} that can be targeted, and no others, are among what can be chosen. */
function* options(at: number, view: View, { source, options: offered }: Question, scene: Scene): Generator<Finding> {
  const aiming = source === null ? null : (stackEntry(view, source) ?? abilityAiming(view, source));
  const what = aiming === null ? null : valueAsked(aiming);
  if (aiming === null || what === null) return;
  for (const { spell, clause, fits, value } of spellsWithX(
    scene,
    aiming.controller,
    aiming.source ?? aiming.ref,
    what,
  )) {
    if (spell.ref === aiming.ref) continue;
    yield* checked(offered.includes(spell.ref) === fits, clause, `${aiming.name} | ${spell.name} | ${value}`, {
      cr: '202.3e',
      at,
      expected: `${spell.name} has mana value ${value} and can ${fits ? '' : 'not '}be targeted by ${aiming.name}`,
      found: `it can${fits ? 'not' : ''}`,
    });
  }
}

/** What a permission that asks for a mana value let be cast had such a one with its X. CR 601.2e */
/** The ability of a permanent that has come onto the stack, whose targets are chosen. CR 603.3d */
function abilityAiming({ stack }: View, source: Ref): StackView | null {
  const last = stack.findLast((entry) => entry.source === source);
  return last === undefined || last.targets.length > 0 ? null : last;
}

function* permitted(history: History, scenes: Scenes): Generator<Finding> {
  for (const { spell, at, action, permission, source } of permittedCasts(history, castActions(history))) {
    const record = cardNamed(spell.name);
    const symbols = record?.manaCost?.x ?? 0;
    if (record === null || symbols === 0 || (spell.x ?? 0) === 0 || !asksValue(permission.rule.what)) continue;
    const value = valueWithX(record, spell.x ?? 0);
    const sight = { scene: scenes(action.begun), you: spell.controller, source: source?.ref ?? null, bound: null };
    const fits = matchesSpell(sight, permission.rule.what, { ...spell, manaValue: value });
    if (fits === 'unknown') continue;
    yield* checked(fits, PERMITTED, `${permission.name} | ${spell.name} | ${value}`, {
      cr: '601.2e',
      at,
      expected: `${permission.name} does not let ${spell.name} be cast with mana value ${value}`,
      found: `it was cast for X = ${spell.x}`,
    });
  }
}

function asksValue(what: Filter): boolean {
  return holdsNode(what, ({ kind }) => kind === 'manaValue');
}

/** An ability that has triggered and was put on the stack without a question: the one target that there was, or none. CR 603.3d */
function* aimed(
  history: History,
  at: number,
  source: Ref,
  ability: string,
  you: number,
  scene: Scene,
): Generator<Finding> {
  const step = history.steps[at];
  const permanent = step === undefined ? null : permanentIn(step.view, source);
  const trigger = permanent === null ? null : triggerAt({ kind: 'ability', name: permanent.name, ability });
  if (step === undefined || permanent === null || trigger === null || !exilesSpell(trigger)) return;
  const [spec, more] = trigger.targets;
  const on = triggersNamed(history, at, ability);
  if (spec === undefined || spec.what === null || more !== undefined || on.length > 1) return;
  const targets = on.flatMap((entry) => entry.targets.flat());
  const candidates = spellsWithX(scene, you, source, spec.what);
  for (const { spell, clause, fits, value } of candidates) {
    const good = fits ? on.length > 0 : !targets.includes(spell.ref);
    yield* checked(good, clause, `${permanent.name} | ${spell.name} | ${value} | ${on.length}`, {
      cr: '202.3e',
      at,
      expected: `${spell.name} has mana value ${value} and can ${fits ? '' : 'not '}be targeted by ${permanent.name}`,
      found: fits ? 'the ability found nothing to target' : 'it is the target',
    });
  }
}

/** What the one target of a spell or ability has to be, where that is a spell of some mana value. */
function valueAsked(aiming: StackView): Filter | null {
  const targets = aiming.kind === 'ability' ? printedTrigger(aiming)?.targets : cardNamed(aiming.name)?.spell?.targets;
  const [spec, more] = targets ?? [];
  if (spec === undefined || more !== undefined || spec.what === null) return null;
  const asks = asksValue(spec.what) && holdsNode(spec.what, ({ kind }) => kind === 'spell');
  return asks ? spec.what : null;
}

/** The spells on the stack with {X} in their mana cost, and whether each is what is asked for. */
function spellsWithX(
  scene: Scene,
  you: number,
  source: Ref,
  what: Filter,
): readonly { readonly spell: StackView; readonly clause: string; readonly fits: boolean; readonly value: number }[] {
  return scene.view.stack.flatMap((spell) => {
    const record = spell.kind === 'spell' ? cardNamed(spell.name) : null;
    const symbols = record?.manaCost?.x ?? 0;
    if (record === null || symbols === 0) return [];
    const value = valueWithX(record, spell.x ?? 0);
    const fits = matchesSpell({ scene, you, source, bound: null }, what, { ...spell, manaValue: value });
    return fits === 'unknown' ? [] : [{ spell, clause: clauseFor(record, spell), fits, value }];
  });
}

function clauseFor({ manaCost }: CardRecord, { paid }: StackView): string {
  if (paid.includes('without paying')) return FREE;
  return manaCost?.x === 2 ? DOUBLE : CHOSEN;
}
