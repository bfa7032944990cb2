import type { History } from '../protocol/index.ts';
import { anyOf, card, cases, inHand, permanents } from './cases.ts';
import { type Finding, judged, violation, witness } from './law/finding.ts';
import { abilitiesOf } from './oracles/abilities.ts';
import { type Asking, answer, askings, lookedAt } from './oracles/asking.ts';
import { holdsNode, type ManaType } from './oracles/card-facts.ts';
import { replacementsOn } from './oracles/replacements.ts';
import { WRONG_READINGS, type WrongReading } from './oracles/wrong-readings.ts';
import type { LawProperty } from './property.ts';
import { spoken } from './reading/pool.ts';
import { scenesOf } from './reading/scenes.ts';
import { playerIn } from './reading/views.ts';

const ONE_MANA = 'R2/one-mana';
const NO_RIDERS = 'R2/riders-not-taken';

/** What an ability that asks what others could produce gets. CR 106.7 */
export const r2CouldProduce: LawProperty = {
  kind: 'law',
  id: 'r2-could-produce',
  statement: 'R2',
  says: 'A permanent could produce the types that any of its abilities would make now, in every order of replacements, costs ignored, and perhaps none.',
  clauses: [...new Set([...WRONG_READINGS.map(({ clause }) => clause), ONE_MANA, NO_RIDERS])],
  rulings: [],
  cr: ['106.7', '106.5', '106.12b', '616.1'],
  observe: ['battlefield', 'stack', 'pools', 'options', 'events'],
  level: 2,
  cases: cases(
    [
      ...permanents('active', 45, 'Reflecting Pool', 'Exotic Orchard', 'Fellwar Stone'),
      ...permanents(
        'active',
        15,
        'Reflecting Pool',
        'Naga Vitalist',
        'Harvester Druid',
        'Sylvok Explorer',
        'Star Compass',
        'Squandered Resources',
      ),
      ...permanents(
        'anyone',
        12,
        'Cascading Cataracts',
        'Mana Confluence',
        'Crumbling Vestige',
        'Forest',
        'Ancient Tomb',
        'Gemstone Mine',
      ),
      ...permanents('anyone', 16, 'Contamination', 'Cascading Cataracts', 'Mana Confluence'),
      ...permanents('anyone', 12, 'Phyrexian Tower', 'Spire of Industry', 'Dryad Arbor', 'Wild Growth', 'Overgrowth'),
      ...permanents('opponent', 25, 'Exotic Orchard', 'Forest'),
      ...permanents(
        'anyone',
        9,
        'Contamination',
        'Infernal Darkness',
        'Damping Sphere',
        'Mana Reflection',
        'Blood Moon',
        'Chromatic Lantern',
      ),
      ...permanents('anyone', 9, 'Urborg, Tomb of Yawgmoth', 'Cavern of Souls', 'Contamination', 'Crumbling Vestige'),
      card('Pale Moon', 'hand', 'active', 45),
      card('Island', 'battlefield', 'active', 40),
      ...inHand(12, 'Crumbling Vestige', 'Reflecting Pool', 'Dryad Arbor'),
      ...permanents(
        'anyone',
        12,
        "Gaea's Cradle",
        'Cabal Coffers',
        'Pulse of Llanowar',
        'Vernal Bloom',
        'Ritual of Subdual',
      ),
      anyOf('land', 'battlefield', 'anyone', 40),
    ],
    { bare: 30, corners: [permanents('active', 100, 'Contamination', 'Reflecting Pool', 'Reflecting Pool')] },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  const scenes = scenesOf(history);
  for (const asking of askings(history, scenes)) {
    if (asking.from.kind === 'colorsAmong') continue;
    const types = answer(asking);
    if (types === null) continue;
    const found = typesFound(asking, types);
    if (found !== null) yield* judgedTypes(asking, types, found);
    yield* amounts(asking, types);
    yield* riders(history, asking);
  }
}

/**
 * The types that the engine let the ability have: those it offered; else what it made, where nothing changes that and so many
 * types would have been offered. Null where the history does not show it.
 */
function typesFound(asking: Asking, types: readonly ManaType[]): readonly ManaType[] | null {
  const { offered, made, permanent, sight } = asking;
  if (offered !== null) return offered;
  if (made === '') return [];
  if (types.length === 0) return typesOfLetters(made);
  const replaced = replacementsOn(sight.scene, permanent, permanent.controller);
  return replaced?.length === 0 || !tapsForMana(asking) ? typesOfLetters(made) : null;
}

function tapsForMana({ ability }: Asking): boolean {
  return ability.cost.parts.some(({ kind }) => kind === 'tap');
}

function typesOfLetters(letters: string): readonly ManaType[] {
  return [...new Set(letters)] as ManaType[];
}

function* judgedTypes(asking: Asking, types: readonly ManaType[], found: readonly ManaType[]): Generator<Finding> {
  const looked = lookedAt(asking);
  const situation = { asking, looked, types };
  const tested = WRONG_READINGS.filter(({ when }) => when(situation)).flatMap((wrong) => {
    const answers = otherAnswers(asking, wrong, types);
    return answers.length === 0 ? [] : [{ clause: wrong.clause, answers }];
  });
  for (const { clause } of tested) yield witness(clause, ...shape(asking, types));
  const plain = types.length === 0 ? 'R2/possibly-none' : 'R2/every-ability-counts';
  if (tested.length === 0) yield witness(plain, ...shape(asking, types));
  if (same(found, types)) return;
  const explained = tested.find(({ answers }) => answers.some((other) => same(other, found)));
  const missing = types.some((type) => !found.includes(type));
  const clause = explained?.clause ?? (missing || types.length === 0 ? plain : 'R2/least-fixpoint');
  yield violation(
    clause,
    '106.7',
    asking.at,
    `${asking.permanent.name} can add one mana of ${typeList(types)}`,
    `it can add ${typeList(found)}`,
  );
}

function otherAnswers(
  asking: Asking,
  { readings }: WrongReading,
  types: readonly ManaType[],
): readonly (readonly ManaType[])[] {
  return readings.flatMap((reading) => {
    const other = answer(asking, reading);
    return other === null || same(other, types) ? [] : [other];
  });
}

function same(one: readonly ManaType[], other: readonly ManaType[]): boolean {
  return one.length === other.length && one.every((type) => other.includes(type));
}

function typeList(types: readonly ManaType[]): string {
  return types.length === 0 ? 'no type' : types.map((type) => `{${type}}`).join('');
}

/** It adds one mana, however much the others make. CR 608.2c */
function* amounts(asking: Asking, types: readonly ManaType[]): Generator<Finding> {
  const { permanent, sight, made } = asking;
  const replaced = tapsForMana(asking) ? replacementsOn(sight.scene, permanent, permanent.controller) : [];
  if (types.length === 0 || replaced === null || replaced.length > 0) return;
  if (lookedAt(asking).length > 1 || made.length > 1) yield witness(ONE_MANA, permanent.name, lookedAt(asking).length);
  if (made.length > 1) {
    yield violation(
      ONE_MANA,
      '608.2c',
      asking.action.over,
      `${permanent.name} adds one mana`,
      `it added ${spoken(made)}`,
    );
  }
}

/** Restrictions and riders of the others' mana do not come along. CR 106.6 */
function* riders(history: History, asking: Asking): Generator<Finding> {
  const { action, permanent, sight } = asking;
  const others = lookedAt(asking).filter((looked) =>
    (abilitiesOf(sight.scene, looked) ?? []).some(({ ability }) => holdsNode(ability, hasRider)),
  );
  const after = history.steps[action.over];
  if (others.length === 0 || after === undefined) return;
  const own = playerIn(after.view, action.player).unspent.filter((text) => text.split(' ')[1] === permanent.ref);
  if (own.length === 0) return;
  yield witness(NO_RIDERS, permanent.name, ...others.map(({ name }) => name));
  const marked = own.find((text) => text.split(' ').length > 2);
  if (marked !== undefined) {
    yield violation(
      NO_RIDERS,
      '106.6',
      action.over,
      `the mana of ${permanent.name} may be spent on anything`,
      `it is ${marked}`,
    );
  }
}

function hasRider(node: { readonly kind: string }): boolean {
  return (
    node.kind === 'addMana' &&
    'rider' in node &&
    'spendOnly' in node &&
    (node.rider !== null || node.spendOnly !== null)
  );
}

function shape(asking: Asking, types: readonly ManaType[]): readonly string[] {
  const looked = [...new Set(lookedAt(asking).map(({ name }) => name))].sort();
  const tapped = lookedAt(asking).some(({ tapped: is }) => is) ? 'some tapped' : 'none tapped';
  return [asking.permanent.name, looked.join(', '), tapped, types.join('') || 'none'];
}
