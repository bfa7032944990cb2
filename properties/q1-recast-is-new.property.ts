import type { Opening } from '../generators/index.ts';
import type { History, HistoryStep, StackView } from '../protocol/index.ts';
import { anyOf, card, cases, inHand, permanents, theyCast } from './cases.ts';
import { checked, type Finding, judged } from './law/finding.ts';
import { goesToGraveyard } from './law/leaving-the-stack.ts';
import { cardNamed } from './oracles/card-facts.ts';
import { paysOtherwise } from './oracles/means.ts';
import type { LawProperty } from './property.ts';
import { happeningsOf } from './reading/happenings.ts';
import { type CastAction, castActions, departureOf, permittedCasts } from './reading/permitted-casts.ts';
import { linkedAbilities, type Quelled, quelledCards, type Recast, recastsIn } from './reading/quelled.ts';

const ANEW = 'Q1/choices-made-anew';
const KICKED = 'Q1/kicked-is-forgotten';
const EFFECTS = 'Q1/effects-on-the-original-are-gone';

const QUELLER = theyCast({ kind: 'card', name: 'Spell Queller' }, { whose: 'next', frees: 0 });
const BOLT = theyCast({ kind: 'card', name: 'Lightning Bolt' }, { target: 1, when: 'later' });
const KESS = { kind: 'card', name: 'Kess, Dissident Mage' } as const;

/** A spell is exiled as it is cast, and what exiled it dies. */
const OPENINGS: readonly Opening[] = [
  [theyCast({ kind: 'one of', names: ['Torch Slinger', 'Searing Touch'] }), QUELLER, BOLT],
  [theyCast({ kind: 'role', role: 'optional additional cost' }), QUELLER, BOLT],
  [theyCast({ kind: 'role', role: 'modal' }), QUELLER, BOLT],
  [theyCast({ kind: 'role', role: 'instant' }, { zone: 'graveyard', by: KESS }), QUELLER, BOLT],
  [theyCast({ kind: 'card', name: 'Shock' }, { zone: 'graveyard', by: KESS }), QUELLER, BOLT],
];

/** A card that was exiled as a spell and cast again is a new spell. CR 400.7, 601.2b-c */
export const q1RecastIsNew: LawProperty = {
  kind: 'law',
  id: 'q1-recast-is-new',
  statement: 'Q1',
  says: 'A spell that was exiled and is cast again has its choices made anew; what was paid for the first one, and what applied to it, is forgotten.',
  clauses: [ANEW, KICKED, EFFECTS],
  rulings: ['spell-queller/53745f1e9d'],
  cr: ['400.7', '601.2b', '601.2c', '702.33d'],
  observe: ['battlefield', 'stack', 'zones', 'options', 'events'],
  level: 2,
  cases: cases(
    [
      ...permanents('active', 85, 'Kess, Dissident Mage'),
      ...permanents('active', 92, ...Array<string>(9).fill('Mountain')),
      ...permanents('active', 40, 'Swamp', 'Island', 'Forest'),
      card('Shock', 'graveyard', 'active', 60),
      anyOf('instant', 'graveyard', 'active', 25),
      card('Searing Touch', 'graveyard', 'active', 40),
      ...inHand(60, 'Torch Slinger', 'Searing Touch', 'Searing Touch'),
      ...inHand(85, 'Lightning Bolt', 'Lightning Bolt'),
      anyOf('optional additional cost', 'hand', 'active', 40),
      anyOf('modal', 'hand', 'active', 25),
      card('Spell Queller', 'hand', 'next', 99),
      card('Spell Queller', 'hand', 'next', 40),
      ...permanents('next', 95, 'Tundra', 'Tundra', 'Tundra', 'Tundra', 'Tundra', 'Phyrexian Altar'),
      card('Cloudshift', 'hand', 'next', 50),
    ],
    {
      weights: { pass: 12, cast: 5, activate: 1, play: 0, 'take back': 0 },
      bare: 92,
      players: [2, 2, 2, 2, 3],
      decisions: 56,
      openings: OPENINGS,
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  const abilities = linkedAbilities(history);
  const quelled = quelledCards(history, abilities);
  const permitted = permittedCasts(history, castActions(history));
  for (const one of abilities) {
    if (one.does !== 'frees') continue;
    for (const recast of recastsIn(history, one)) {
      const of = quelled.findLast(({ card, order }) => card.ref === recast.spell.ref && order < recast.order);
      if (of === undefined || of.spell === null) continue;
      yield* chosenAnew(of.spell, recast);
      yield* forgetsPayment(of.spell, recast);
      yield* underItsOwner(of.spell, recast);
      const sent = permitted.find((cast) => cast.spell.ref === recast.spell.ref && cast.order < of.order);
      if (sent !== undefined && sent.permission.rule.terms.leaving !== 'as usual')
        yield* goesAsUsual(history, of, recast);
    }
  }
}

/** Its targets and modes are those that were chosen as it was cast anew. CR 601.2b-c */
function* chosenAnew(first: StackView, recast: Recast): Generator<Finding> {
  const { spell, at, steps } = recast;
  const own = steps.filter(({ question }) => question?.source === spell.ref);
  for (const purpose of ['targets', 'modes'] as const) {
    const chosen = own.filter(({ question }) => question?.purpose === purpose).flatMap(picksOf);
    const has = purpose === 'targets' ? spell.targets.flat() : spell.modes.map((mode) => `mode ${mode}`);
    const had = purpose === 'targets' ? first.targets.flat() : first.modes.map((mode) => `mode ${mode}`);
    const asked = chosen.length > 0;
    if (has.length === 0 || (!asked && !(purpose === 'targets' && couldChoose(spell) && alike(has, had)))) continue;
    // What is forced is not asked: it may have more than was chosen.
    yield* checked(
      asked && chosen.every((pick) => has.includes(pick)),
      ANEW,
      `${spell.name} | ${purpose} | ${has.length}`,
      {
        cr: '601.2c',
        at,
        expected: asked
          ? `${spell.name} has the ${purpose} ${chosen.join(', ')}, as chosen`
          : `its ${purpose} are chosen`,
        found: `it has ${has.join(', ')}`,
      },
    );
  }
}

/** Whether there are several players, each of which it can target: that is a choice. */
function couldChoose({ name }: StackView): boolean {
  const spell = cardNamed(name)?.spell ?? null;
  return spell !== null && spell.modes === null && spell.targets.every(({ players }) => players === 'any');
}

function alike(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}

function picksOf({ answer }: HistoryStep): readonly string[] {
  return answer?.kind === 'pick' ? answer.picks : [];
}

/** An optional cost that was paid for the first spell counts for the new one only where it was paid again. CR 702.33d */
function* forgetsPayment(first: StackView, { spell, at }: Recast): Generator<Finding> {
  const optional = (cardNamed(first.name)?.additionalCosts ?? []).filter(
    ({ key, optional: may, cost }) => may && first.paid.includes(key) && manaIn(cost.mana) > 0,
  );
  for (const { key, cost } of paysOtherwise(spell.name) ? [] : optional) {
    const good = !spell.paid.includes(key) || spell.manaSpent.length >= manaIn(cost.mana);
    yield* checked(good, KICKED, `${spell.name} | ${key} | ${spell.paid.includes(key) ? 'again' : 'not again'}`, {
      cr: '702.33d',
      at,
      expected: `${key} counts for ${spell.name} only if it is paid anew`,
      found: `it counts, and ${spell.manaSpent.length} mana was spent`,
    });
  }
}

function manaIn(mana: object): number {
  return Object.values(mana).reduce<number>(
    (sum, part) => sum + (typeof part === 'number' ? part : Array.isArray(part) ? part.length : 0),
    0,
  );
}

/** Whoever controlled the first one, the new one is its owner's. */
function* underItsOwner(first: StackView, { spell, at }: Recast): Generator<Finding> {
  if (first.controller === first.owner) return;
  yield* checked(spell.controller === spell.owner, EFFECTS, `${spell.name} | controlled by another`, {
    cr: '400.7',
    at,
    expected: `player ${spell.owner}, who cast it, controls ${spell.name}`,
    found: `player ${spell.controller} does`,
  });
}

/** What sent the first one to exile as it left the stack does nothing to the new one. CR 400.7 */
function* goesAsUsual(history: History, of: Quelled, recast: Recast): Generator<Finding> {
  const { spell, order, at } = recast;
  const end = departureOf(happeningsOf(history), { spell, order });
  const cast: Pick<CastAction, 'spell'> = { spell };
  if (end === null || !goesToGraveyard(history, cast, end)) return;
  yield* checked(end.to !== 'exile', EFFECTS, `${spell.name} | cast by a permission at first | ${of.life}`, {
    cr: '400.7',
    at: Math.max(at, end.at),
    expected: `${spell.name}, cast anew, goes to the graveyard as it resolves`,
    found: 'it was exiled, as the spell before would have been',
  });
}
