import type { History } from '../protocol/index.ts';
import { anyOf, cases, inHand, permanents } from './cases.ts';
import { checked, type Finding, judged, violation, witness } from './law/finding.ts';
import { type ManaProduction, textHas } from './oracles/card-facts.ts';
import { baseOf, endsOf, isPlain, type ManaAction, manaActions, replacementsFor } from './oracles/mana-actions.ts';
import type { Mana } from './oracles/production.ts';
import { allows, type ManaReplacement } from './oracles/replacements.ts';
import { watchersIn } from './oracles/watchers.ts';
import type { LawProperty } from './property.ts';
import { ofKind } from './reading/happenings.ts';
import { sorted, spoken } from './reading/pool.ts';
import { scenesOf } from './reading/scenes.ts';
import { playerIn } from './reading/views.ts';

const CHANGES = 'R5/changes-the-production';
const ONLY_TAPPED = 'R5/only-when-tapped-for-mana';
const TWO_DOUBLERS = 'R5/two-doublers-make-four';
const SIX = 'R5/doubler-and-tripler-make-six';
const RIDERS = 'R5/riders-stay';
const EXTRA = 'R5/triggered-extra-not-doubled';
const CONTAMINATION = 'R5/contamination-one-black';
const ORDERED = 'R5/contamination-and-a-doubler';
const DARKNESS = 'R5/infernal-darkness-keeps-the-amount';
const MOON = 'R5/pale-moon-keeps-the-amount';

/** Replacement effects on a permanent being tapped for mana. CR 106.12b */
export const r5ManaReplacement: LawProperty = {
  kind: 'law',
  id: 'r5-mana-replacement',
  statement: 'R5',
  says: 'A replacement effect on a permanent being tapped for mana changes what is made, once each and in the order that the player chooses.',
  clauses: [CHANGES, ONLY_TAPPED, TWO_DOUBLERS, SIX, RIDERS, EXTRA, CONTAMINATION, ORDERED, DARKNESS, MOON],
  rulings: [],
  cr: ['106.12b', '106.6a', '614.5', '614.6', '616.1'],
  observe: ['battlefield', 'stack', 'pools', 'options', 'events'],
  level: 2,
  cases: cases(
    [
      ...permanents('active', 35, 'Mana Reflection', 'Mana Reflection', 'Nyxbloom Ancient'),
      ...permanents('anyone', 22, 'Contamination', 'Infernal Darkness'),
      ...permanents(
        'active',
        20,
        'Wall of Roots',
        'Pili-Pala',
        'Mana Flare',
        'Wild Growth',
        'Llanowar Elves',
        'Forest',
      ),
      ...permanents(
        'active',
        12,
        'Ancient Ziggurat',
        'Cavern of Souls',
        'Ancient Tomb',
        'Mana Confluence',
        'Lotus Petal',
        'Phyrexian Altar',
      ),
      ...permanents('anyone', 7, 'Damping Sphere', 'Ritual of Subdual', 'Pulse of Llanowar'),
      ...inHand(35, 'Pale Moon'),
      ...inHand(15, 'Dark Ritual', 'High Tide'),
      anyOf('mana producer', 'battlefield', 'active', 60),
    ],
    { weights: { pass: 3, cast: 4, activate: 8, play: 3, 'take back': 0 } },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  const scenes = scenesOf(history);
  for (const each of manaActions(history, scenes)) {
    if (!each.mana || !isPlain(each)) continue;
    const replacements = replacementsFor(each);
    const base = baseOf(each);
    if (replacements !== null && base !== null && base.length > 0) {
      if (each.taps) yield* changed(history, each, base, replacements);
      else yield* unchanged(each, base, replacements);
    }
    yield* extra(each);
  }
}

/** What was made is what some order of the replacements gives. CR 616.1 */
function* changed(
  history: History,
  each: ManaAction,
  base: readonly Mana[],
  replacements: readonly ManaReplacement[],
): Generator<Finding> {
  const { permanent, action, made } = each;
  const ends = endsOf(base, replacements);
  const clause = clauseFor(each, replacements);
  const shape = [permanent.name, names(replacements), made, action.inPayment ? 'paying' : 'priority'].join(' | ');
  if (clause !== null) yield witness(clause, shape);
  if (!ends.some((mana) => allows(mana, made))) {
    const expected = [...new Set(ends.map(inWords))].sort().join(' or ');
    yield violation(
      clause ?? CHANGES,
      '106.12b',
      action.over,
      `${permanent.name} makes ${expected}`,
      `it made ${spoken(made)}`,
    );
  }
  yield* orderChosen(history, each, ends, replacements);
  yield* toldAs(each);
  if (replacements.some(({ change }) => change.kind === 'multiply')) yield* riders(history, each);
}

/** The clause that speaks of these replacements; null where there is none to speak of. */
function clauseFor({ before }: ManaAction, replacements: readonly ManaReplacement[]): string | null {
  const factors = replacements.flatMap(({ change }) => (change.kind === 'multiply' ? [change.factor] : []));
  const others = replacements.filter(({ change }) => change.kind !== 'multiply').map(({ name }) => name);
  const kinds = [...new Set(others)];
  if (kinds.length === 0) {
    if (factors.length === 0) return before.lasting.some(({ name }) => name === 'Pale Moon') ? MOON : null;
    if (factors.includes(3)) return SIX;
    return factors.length > 1 ? TWO_DOUBLERS : CHANGES;
  }
  if (kinds.length > 1) return CHANGES;
  switch (kinds[0]) {
    case 'Contamination':
      return factors.length > 0 ? ORDERED : CONTAMINATION;
    case 'Infernal Darkness':
      return DARKNESS;
    case 'Pale Moon':
      return MOON;
    default:
      return CHANGES;
  }
}

/** Where the order matters, the player who gets the mana was asked for it. CR 616.1 */
function* orderChosen(
  history: History,
  { action }: ManaAction,
  ends: readonly Mana[],
  replacements: readonly ManaReplacement[],
): Generator<Finding> {
  const amounts = new Set(ends.map(({ amount, factor }) => amount * factor));
  const contaminated = replacements.some(({ name }) => name === 'Contamination');
  const doubled = replacements.some(({ change }) => change.kind === 'multiply');
  if (!contaminated || !doubled || amounts.size < 2) return;
  const asked = action.choices
    .flatMap((at) => history.steps[at]?.question ?? [])
    .filter(({ purpose }) => purpose === 'replacement');
  const good = asked.some(({ player }) => player === action.player);
  yield* checked(good, ORDERED, `${names(replacements)} | order`, {
    cr: '616.1',
    at: action.over,
    expected: 'the player who taps for mana chooses which replacement applies first',
    found: asked.length === 0 ? 'nobody was asked' : 'another player was asked',
  });
}

/** What watches sees the changed mana. CR 614.6 */
function* toldAs({ action, permanent, made }: ManaAction): Generator<Finding> {
  const told = ofKind(action.happenings, 'tapped for mana').find(({ happening }) => happening.object === permanent.ref);
  if (told === undefined || sorted(told.happening.produced) === made) return;
  yield violation(
    CHANGES,
    '614.6',
    action.over,
    `${permanent.name} was tapped for ${spoken(made)}`,
    `it counts as tapped for ${spoken(told.happening.produced)}`,
  );
}

/** CR 106.6a */
function* riders(history: History, { action, permanent, ability, made }: ManaAction): Generator<Finding> {
  const { effect } = ability;
  const after = history.steps[action.over]?.view;
  if (after === undefined || effect.kind !== 'addMana' || (effect.spendOnly === null && effect.rider === null)) return;
  const own = playerIn(after, action.player).unspent.filter((text) => text.split(' ')[1] === permanent.ref);
  if (own.length < made.length || made.length < 2) return;
  const plain = own.find((text) => text.split(' ').length === 2);
  yield* checked(plain === undefined, RIDERS, permanent.name, {
    cr: '106.6a',
    at: action.over,
    expected: `all mana of ${permanent.name} has its restriction or rider`,
    found: 'some has none',
  });
}

/** Nothing of the kind applies where the permanent was not tapped for mana. CR 106.12 */
function* unchanged(
  { permanent, action, made }: ManaAction,
  base: readonly Mana[],
  replacements: readonly ManaReplacement[],
): Generator<Finding> {
  if (replacements.length === 0) return;
  const good = base.some((mana) => allows(mana, made));
  yield* checked(good, ONLY_TAPPED, `${permanent.name} | ${names(replacements)}`, {
    cr: '106.12b',
    at: action.over,
    expected: `${permanent.name} makes ${[...new Set(base.map(inWords))].join(' or ')}, for it is not tapped for mana`,
    found: `it made ${spoken(made)}`,
  });
}

/** A trigger's mana is not multiplied. CR 605.4a */
function* extra({ action, before, permanent }: ManaAction): Generator<Finding> {
  const multipliers = before.view.battlefield.filter(
    ({ name, controller }) => controller === action.player && isMultiplier(name),
  );
  if (multipliers.length === 0) return;
  for (const watcher of watchersIn(before)) {
    const { effect } = watcher.ability;
    const amount = effect.kind === 'addMana' ? fixedAmount(effect.mana) : null;
    if (amount === null) continue;
    const added = ofKind(action.happenings, 'mana added').filter(
      ({ happening }) => happening.source === watcher.source && happening.triggered,
    );
    for (const { happening } of added) {
      yield* checked(
        happening.mana.length === amount,
        EXTRA,
        `${watcher.name} | ${permanent.name} | ${multipliers.length}`,
        {
          cr: '106.12b',
          at: action.over,
          expected: `${watcher.name} adds as much as it says, ${amount}`,
          found: `it added ${spoken(happening.mana)}`,
        },
      );
    }
  }
}

function fixedAmount(mana: ManaProduction): number | null {
  if (mana.kind === 'fixed') return mana.mana.length;
  return mana.kind === 'choose' && typeof mana.amount === 'number' ? mana.amount : null;
}

function isMultiplier(name: string): boolean {
  return textHas(name, 'multiply');
}

function names(replacements: readonly ManaReplacement[]): string {
  return (
    replacements
      .map(({ name }) => name)
      .sort()
      .join(', ') || 'none'
  );
}

function inWords({ choice, types, amount, factor }: Mana): string {
  const all = types.map((type) => `{${type}}`).join('');
  return choice === 'fixed' && factor === 1 ? all : `${amount * factor} of ${all}`;
}
