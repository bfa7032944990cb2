import type { History, Seat, StackView, View } from '../protocol/index.ts';
import { anyOf, card, cases, inHand, permanents } from './cases.ts';
import { doubledX } from './law/doubled-x.ts';
import { CLAUSE, entering } from './law/entering-counters.ts';
import { checked, type Finding, judged } from './law/finding.ts';
import {
  type CardRecord,
  cardNamed,
  type Effect,
  holdsNode,
  type TriggeredAbility,
  textHas,
} from './oracles/card-facts.ts';
import { triggersOf } from './oracles/printed-triggers.ts';
import { changesCosts, fixedPart, manaFor, meddles } from './oracles/entering-x.ts';
import type { LawProperty } from './property.ts';
import { type Entry, entriesOf } from './reading/entries.ts';
import { happeningsOf, ofKind, type Placed } from './reading/happenings.ts';
import { lastSeen } from './reading/scenes.ts';
import { permanentIn } from './reading/views.ts';

/** The X of a permanent that was a spell with X. CR 107.3m */
export const r6EnteringX: LawProperty = {
  kind: 'law',
  id: 'r6-entering-x',
  statement: 'R6',
  says: "An ability about a permanent's entering uses the X of the spell that became it; its own X is 0, and so is that of one that entered otherwise.",
  clauses: Object.values(CLAUSE),
  rulings: ['evil-twin/53d8072860', 'phantasmal-image/53d8072860', 'stunt-double/7160f8a7dd'],
  cr: ['107.3m', '107.3g', '107.3j', '107.3b', '702.44a', '707.10f', '608.3f'],
  observe: ['battlefield', 'stack', 'zones', 'options', 'events'],
  level: 0,
  cases: cases(
    [
      ...inHand(
        30,
        'Hangarback Walker',
        'Walking Ballista',
        'Lightning Serpent',
        'Chalice of the Void',
        'Engineered Explosives',
      ),
      ...inHand(55, 'Verdeloth the Ancient', 'Double Major', 'Clone', 'Altered Ego'),
      ...inHand(
        15,
        'Endless One',
        'Astral Cornucopia',
        'Copy Artifact',
        'Apocalypse Hydra',
        'Sculpting Steel',
        'Cloudshift',
      ),
      ...inHand(30, 'Gadwick, the Wizened', 'Gadwick, the Wizened', 'Altered Ego', 'Nissa, Steward of Elements'),
      ...permanents('active', 25, 'Unbound Flourishing'),
      ...permanents('active', 45, 'Lightning Serpent', 'Omniscience'),
      ...permanents('active', 30, 'Verdeloth the Ancient'),
      ...permanents('active', 20, 'Chalice of the Void', 'Glorious Anthem', 'Lithoform Engine', 'Gadwick, the Wizened'),
      ...permanents('anyone', 45, 'Lightning Serpent'),
      ...permanents('active', 65, 'Gilded Lotus', 'Gilded Lotus', 'Gilded Lotus', 'Gilded Lotus', 'Tropical Island'),
      card('Lightning Serpent', 'graveyard', 'active', 20),
      anyOf('flicker', 'hand', 'active', 20),
    ],
    { bare: 40, weights: { pass: 3, cast: 20, activate: 0.3, play: 3, 'take back': 0 }, decisions: 48 },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  const entries = entriesOf(history);
  for (const entry of entries) {
    const before = history.steps[entry.at - 1]?.view;
    if (before !== undefined && !meddles(before)) yield* entering(history, entry);
  }
  yield* ownX(history, entries);
  yield* spells(history);
  yield* triggers(history, entries);
  yield* copies(history);
  yield* doubledX(history);
}

/** The mana value of a permanent leaves X out. CR 202.3e, 107.3g */
function* ownX(history: History, entries: readonly Entry[]): Generator<Finding> {
  const seen = new Set<string>();
  for (const [at, { view }] of history.steps.entries()) {
    for (const permanent of view.battlefield) {
      const cost = cardNamed(permanent.name)?.manaCost;
      const key = `${permanent.ref} ${permanent.incarnation}`;
      if (cost === null || cost === undefined || cost.x === 0 || seen.has(key)) continue;
      seen.add(key);
      const entry = entries.find((each) => each.ref === permanent.ref && each.at === at);
      const shape = `${permanent.name} | ${entry === undefined ? 'from the start' : `X ${entry.spell?.x ?? 'none'}`}`;
      yield* checked(permanent.manaValue === fixedPart(cost), CLAUSE.own, shape, {
        cr: '107.3m',
        at,
        expected: `${permanent.name} has mana value ${fixedPart(cost)}, its X being 0`,
        found: `it has ${permanent.manaValue}`,
      });
    }
  }
}

/** Spells with X that were cast: what was paid, and their mana value. CR 107.3a, 107.3i, 202.3e */
function* spells(history: History): Generator<Finding> {
  for (const [at, step] of history.steps.entries()) {
    for (const { happening } of ofKind(happeningsOf({ ...history, steps: [step] }), 'cast')) {
      const spell = step.view.stack.find(({ ref }) => ref === happening.object);
      const record = spell === undefined ? null : cardNamed(spell.name);
      if (spell === undefined || record === null || !hasX(record)) continue;
      const free = spell.paid.includes('without paying');
      if (free && (record.manaCost?.x ?? 0) > 0) {
        yield* checked((spell.x ?? 0) === 0, CLAUSE.free, `${spell.name} | cast`, {
          cr: '107.3b',
          at,
          expected: `${spell.name}, cast without paying its mana cost, has X 0`,
          found: `X is ${spell.x}`,
        });
      }
      const before = history.steps[at - 1]?.view;
      const due = manaFor(record, spell);
      if (due === null || before === undefined || changesCosts(before) || changesCosts(step.view)) continue;
      yield* checked(spell.manaSpent.length === due, CLAUSE.costs, `${spell.name} | X ${spell.x}`, {
        cr: '107.3a',
        at,
        expected: `${spell.name} with X ${spell.x} costs ${due} mana`,
        found: `${spell.manaSpent.length} mana was spent`,
      });
      const value = fixedPart(record.manaCost ?? NO_COST) + (record.manaCost?.x ?? 0) * (spell.x ?? 0);
      const clause = spell.name === 'Engineered Explosives' ? CLAUSE.explosives : CLAUSE.costs;
      yield* checked(spell.manaValue === value, clause, `${spell.name} | X ${spell.x} | mana value`, {
        cr: '202.3e',
        at,
        expected: `${spell.name} with X ${spell.x} has mana value ${value} on the stack`,
        found: `it has ${spell.manaValue}`,
      });
    }
  }
}

const NO_COST = { generic: 0, W: 0, U: 0, B: 0, R: 0, G: 0, C: 0, x: 0, hybrid: [], phyrexian: [], snow: 0 };

function hasX(record: CardRecord): boolean {
  return (record.manaCost?.x ?? 0) > 0 || record.additionalCosts.some(({ cost }) => cost.mana.x > 0);
}

/** A copy of a spell has its X. CR 707.10 */
function* copies(history: History): Generator<Finding> {
  for (const [at, step] of history.steps.entries()) {
    const resolved = ofKind(happeningsOf({ ...history, steps: [step] }), 'resolved');
    for (const { happening } of resolved) {
      const copying = happening.did === 'resolved' ? lastSeen(history, at, happening.object) : null;
      const target = copying !== null && copiesSpells(copying.name) ? copying.targets[0]?.[0] : undefined;
      const original = target === undefined ? null : lastSeen(history, at, target);
      if (original?.kind !== 'spell' || original.x === null) continue;
      const made = step.view.stack.filter((each) => isNewCopy(history, at, each) && each.name === original.name);
      for (const copy of made) {
        yield* checked(copy.x === original.x, CLAUSE.copied, `${copy.name} | X ${original.x} | on the stack`, {
          cr: '707.10',
          at,
          expected: `the copy of ${original.name} has X ${original.x}`,
          found: `it has X ${copy.x}`,
        });
      }
    }
  }
}

function copiesSpells(name: string): boolean {
  const record = cardNamed(name);
  return holdsNode([record?.spell, record?.abilities], ({ kind }) => kind === 'copySpell');
}

function isNewCopy(history: History, at: number, { kind, card, ref }: StackView): boolean {
  return kind === 'spell' && !card && lastSeen(history, at, ref) === null;
}

/** An enters trigger that makes X tokens or draws X cards uses the X of the spell, also when the permanent is gone. CR 107.3m, 603.6a */
function* triggers(history: History, entries: readonly Entry[]): Generator<Finding> {
  for (const [at, step] of history.steps.entries()) {
    const happenings = happeningsOf({ ...history, steps: [step] });
    for (const { happening } of ofKind(happenings, 'resolved')) {
      const ability = happening.did === 'resolved' ? lastSeen(history, at, happening.object) : null;
      const counting = ability?.kind === 'ability' ? countedByX(ability) : null;
      const entry = ability === null ? undefined : entryOf(history, entries, ability);
      const before = history.steps[at - 1]?.view;
      if (ability === null || counting === null || entry === undefined || before === undefined) continue;
      const brought = xBrought(ability, entry);
      if (brought === null || meddles(before) || !canDo(counting, brought.x, before, ability)) continue;
      const found = counting === 'tokens' ? created(happenings) : drawnBy(happenings, ability.controller);
      const gone = permanentIn(before, ability.source ?? '') === null;
      const clauses = gone && brought.x > 0 ? [CLAUSE.trigger, brought.clause] : [brought.clause];
      for (const clause of clauses) {
        yield* checked(found === brought.x, clause, `${ability.name} | X ${brought.x} | ${gone ? 'gone' : 'there'}`, {
          cr: '107.3m',
          at,
          expected: `the enters trigger of ${ability.name} counts ${brought.x} ${counting}, for X was ${brought.x}`,
          found: `it counted ${found}`,
        });
      }
    }
  }
}

/** The entry on which the ability triggered: the last one of its source by the time the ability is first seen. */
function entryOf(history: History, entries: readonly Entry[], { ref, source }: StackView): Entry | undefined {
  const since = history.steps.findIndex(({ view }) => view.stack.some((each) => each.ref === ref));
  const own = entries.filter((each) => each.ref === source && each.at <= since);
  const [last, other] = [own.at(-1), own.at(-2)];
  return last?.at === other?.at ? undefined : last;
}

type Counting = 'tokens' | 'cards';

/** What the ability does X times as its permanent enters; null: nothing. Without a place it is the only one that it can be. */
function countedByX({ name, ability }: StackView): Counting | null {
  const triggered = triggersOf(name);
  const place = Number(ability?.split('/')[1]);
  const only = triggered.some(isDelaying) ? undefined : triggered.find(isAboutEntering);
  const printed = Number.isNaN(place) ? only : triggered[place];
  if (printed === undefined || !isAboutEntering(printed)) return null;
  const counts = (kind: Effect['kind']): boolean =>
    holdsNode(
      printed.effect,
      (node) => node.kind === kind && 'count' in node && holdsNode(node.count, (inner) => inner.kind === 'x'),
    );
  return counts('createTokens') ? 'tokens' : counts('draw') ? 'cards' : null;
}

function isAboutEntering({ on }: TriggeredAbility): boolean {
  return on.kind === 'enters' && on.what.kind === 'isSource';
}

function isDelaying({ effect }: TriggeredAbility): boolean {
  return holdsNode(effect, ({ kind }) => kind === 'delayed');
}

/** The X that the trigger uses; null for what became a copy by a spell with an X of its own. CR 107.3j, 107.3m */
function xBrought({ name }: StackView, { spell }: Entry): { readonly x: number; readonly clause: string } | null {
  if (spell === null) return { x: 0, clause: CLAUSE.otherwise };
  if (spell.name !== name) return spell.x === null || spell.x === 0 ? { x: 0, clause: CLAUSE.clone } : null;
  if (!spell.card) return { x: spell.x ?? 0, clause: CLAUSE.copied };
  return { x: spell.x ?? 0, clause: spell.paid.includes('kicker') ? CLAUSE.kicker : CLAUSE.trigger };
}

/** Whether nothing else changes how many there are: no other draws in their place, and cards enough. */
function canDo(counting: Counting, x: number, view: View, { controller }: StackView): boolean {
  if (counting === 'tokens') return true;
  return view.zone('library', controller).length >= x && !view.battlefield.some(({ name }) => textHas(name, 'draws'));
}

function created(happenings: readonly Placed[]): number {
  const moves = ofKind(happenings, 'moved');
  return moves.filter(({ happening }) => happening.from === null && happening.to === 'battlefield').length;
}

function drawnBy(happenings: readonly Placed[], player: Seat): number {
  return ofKind(happenings, 'drew').filter(({ happening }) => happening.player === player).length;
}
