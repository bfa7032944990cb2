import type { History } from '../protocol/index.ts';
import { anyOf, card, cases, inHand, permanents } from './cases.ts';
import { CLAUSE, entering } from './law/entering-counters.ts';
import { checked, type Finding, judged } from './law/finding.ts';
import { type CardRecord, cardNamed, holdsNode } from './oracles/card-facts.ts';
import { changesCosts, fixedPart, manaFor, meddles } from './oracles/entering-x.ts';
import type { LawProperty } from './property.ts';
import { type Entry, entriesOf } from './reading/entries.ts';
import { happeningsOf, ofKind } from './reading/happenings.ts';
import { lastSeen } from './reading/scenes.ts';
import { permanentIn } from './reading/views.ts';

/** The X of a permanent that was a spell with X. CR 107.3m */
export const r6EnteringX: LawProperty = {
  kind: 'law',
  id: 'r6-entering-x',
  statement: 'R6',
  says: "An ability about a permanent's entering uses the X of the spell that became it; its own X is 0, and so is that of one that entered otherwise.",
  clauses: Object.values(CLAUSE),
  rulings: [],
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
      ...permanents('active', 45, 'Verdeloth the Ancient', 'Lightning Serpent', 'Omniscience'),
      ...permanents('active', 20, 'Chalice of the Void', 'Walking Ballista', 'Glorious Anthem', 'Lithoform Engine'),
      ...permanents('active', 65, 'Gilded Lotus', 'Gilded Lotus', 'Gilded Lotus', 'Gilded Lotus', 'Tropical Island'),
      card('Lightning Serpent', 'graveyard', 'active', 20),
      anyOf('flicker', 'hand', 'active', 20),
    ],
    { weights: { pass: 3, cast: 20, activate: 0.3, play: 3, 'take back': 0 }, decisions: 48 },
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
  yield* tokens(history, entries);
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

/** An enters trigger that makes X tokens makes as many as the X of the spell, also when the permanent is gone. CR 107.3m, 603.6a */
function* tokens(history: History, entries: readonly Entry[]): Generator<Finding> {
  for (const [at, step] of history.steps.entries()) {
    const happenings = happeningsOf({ ...history, steps: [step] });
    for (const { happening } of ofKind(happenings, 'resolved')) {
      const ability = happening.did === 'resolved' ? lastSeen(history, at, happening.object) : null;
      if (ability?.kind !== 'ability' || ability.source === null || !makesXTokens(ability.name)) continue;
      const entry = entries.findLast((each) => each.ref === ability.source && each.at < at);
      const before = history.steps[at - 1]?.view;
      if (entry?.spell === null || entry === undefined || before === undefined || meddles(before)) continue;
      const made = ofKind(happenings, 'moved').filter(
        (each) => each.happening.from === null && each.happening.to === 'battlefield',
      );
      const gone = permanentIn(before, ability.source) === null;
      const x = entry.spell.x ?? 0;
      const clause = gone ? CLAUSE.trigger : CLAUSE.kicker;
      yield* checked(made.length === x, clause, `${ability.name} | X ${x} | ${gone ? 'gone' : 'there'}`, {
        cr: '107.3m',
        at,
        expected: `the enters trigger of ${ability.name} makes ${x} tokens, for X was ${x}`,
        found: `it made ${made.length}`,
      });
    }
  }
}

function makesXTokens(name: string): boolean {
  return (cardNamed(name)?.abilities ?? []).some(
    (ability) =>
      ability.kind === 'triggered' &&
      ability.on.kind === 'enters' &&
      ability.on.what.kind === 'isSource' &&
      holdsNode(
        ability.effect,
        (node) => node.kind === 'createTokens' && 'count' in node && holdsNode(node.count, ({ kind }) => kind === 'x'),
      ),
  );
}
