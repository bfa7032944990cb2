import type { History, HistoryStep, PermanentView } from '../protocol/index.ts';
import { anyOf, cases, inHand, permanents } from './cases.ts';
import { checked, type Finding, judged } from './law/finding.ts';
import { freeCastsOf } from './law/free-casts.ts';
import { isSorceryTime } from './law/permission-uses.ts';
import { type CardRecord, cardNamed } from './oracles/card-facts.ts';
import { asSpell } from './oracles/freeing.ts';
import { isEnough, landsAndPool } from './oracles/means.ts';
import type { Scene } from './oracles/sight.ts';
import { isUnhindered } from './oracles/surely-castable.ts';
import { totalCost } from './oracles/total-cost.ts';
import type { LawProperty } from './property.ts';
import { type CastSpell, castsOf } from './reading/casts.ts';
import { sacrificedToPay } from './reading/paid-otherwise.ts';
import { type Scenes, scenesOf } from './reading/scenes.ts';

const ONE = 'W2/one-creature-sacrificed';
const LATE = 'W2/sacrificed-as-costs-are-paid';
const LESS = 'W2/less-by-its-mana-value';
const GENERIC = 'W2/generic-mana-only';
const VALUE = 'W2/mana-value-unchanged';
const FREE = 'W2/no-other-alternative-cost';
const OFFERED = 'W2/any-creature-that-makes-it-payable';

const EMERGE = 'emerge';

/** A creature is sacrificed for an alternative cost that is less by its mana value. CR 702.119 */
export const w2Emerge: LawProperty = {
  kind: 'law',
  id: 'w2-emerge',
  statement: 'W2',
  says: 'A spell that is cast for its emerge cost takes one creature, which is sacrificed as costs are paid, and costs less generic mana by the mana value of that creature.',
  clauses: [ONE, LATE, LESS, GENERIC, VALUE, FREE, OFFERED],
  rulings: [
    'abundant-maw/2735941ba4',
    'abundant-maw/7db6b6334e',
    'abundant-maw/8affab6357',
    'abundant-maw/ab7a9ee5c8',
    'abundant-maw/bb67f54834',
    'abundant-maw/d62fc6415d',
    'abundant-maw/eb86e8b54f',
    'decimator-of-the-provinces/2d2c976ab7',
    'decimator-of-the-provinces/7db6b6334e',
    'decimator-of-the-provinces/ab7a9ee5c8',
    'decimator-of-the-provinces/cd1249c201',
    'decimator-of-the-provinces/d62fc6415d',
    'decimator-of-the-provinces/d9ce28b981',
    'decimator-of-the-provinces/e4151fff58',
    'elder-deep-fiend/2d2c976ab7',
    'elder-deep-fiend/7db6b6334e',
    'elder-deep-fiend/ab7a9ee5c8',
    'elder-deep-fiend/cd1249c201',
    'elder-deep-fiend/d62fc6415d',
    'elder-deep-fiend/d9ce28b981',
    'elder-deep-fiend/e4151fff58',
    'it-of-the-horrid-swarm/2d2c976ab7',
    'it-of-the-horrid-swarm/7db6b6334e',
    'it-of-the-horrid-swarm/ab7a9ee5c8',
    'it-of-the-horrid-swarm/cd1249c201',
    'it-of-the-horrid-swarm/d62fc6415d',
    'it-of-the-horrid-swarm/d9ce28b981',
    'it-of-the-horrid-swarm/e4151fff58',
    'lashweed-lurker/2d2c976ab7',
    'lashweed-lurker/7db6b6334e',
    'lashweed-lurker/ab7a9ee5c8',
    'lashweed-lurker/cd1249c201',
    'lashweed-lurker/d62fc6415d',
    'lashweed-lurker/d9ce28b981',
    'lashweed-lurker/e4151fff58',
    'mockery-of-nature/2d2c976ab7',
    'mockery-of-nature/7db6b6334e',
    'mockery-of-nature/ab7a9ee5c8',
    'mockery-of-nature/cd1249c201',
    'mockery-of-nature/d62fc6415d',
    'mockery-of-nature/d9ce28b981',
    'mockery-of-nature/e4151fff58',
    'vexing-scuttler/2d2c976ab7',
    'vexing-scuttler/7db6b6334e',
    'vexing-scuttler/ab7a9ee5c8',
    'vexing-scuttler/cd1249c201',
    'vexing-scuttler/d62fc6415d',
    'vexing-scuttler/d9ce28b981',
    'vexing-scuttler/e4151fff58',
    'wretched-gryff/2d2c976ab7',
    'wretched-gryff/7db6b6334e',
    'wretched-gryff/ab7a9ee5c8',
    'wretched-gryff/cd1249c201',
    'wretched-gryff/d62fc6415d',
    'wretched-gryff/d9ce28b981',
    'wretched-gryff/e4151fff58',
  ],
  cr: ['702.119a', '702.119c', '118.7a', '118.9a', '601.2b', '601.2f', '601.2h', '202.3'],
  observe: ['battlefield', 'stack', 'zones', 'pools', 'options', 'events'],
  level: 2,
  cases: cases(
    [
      anyOf('emerge', 'hand', 'active', 90),
      anyOf('emerge', 'hand', 'active', 60),
      anyOf('creature', 'battlefield', 'active', 90),
      anyOf('creature', 'battlefield', 'active', 80),
      ...permanents('active', 40, 'Grizzly Bears', 'Craw Wurm', 'Llanowar Elves', 'Endless One'),
      ...permanents('active', 85, 'Island', 'Island', 'Forest', 'Forest', 'Swamp', 'Island', 'Forest'),
      ...permanents('active', 12, 'Omniscience', 'Helm of Awakening'),
      ...permanents('anyone', 10, 'Sphere of Resistance', 'Trinisphere'),
      ...permanents('active', 25, 'Knowledge Pool'),
      ...inHand(25, 'Shock', 'Opt'),
      anyOf('emerge', 'exile', 'active', 30),
    ],
    {
      surroundings: ['creature', 'mana producer'],
      weights: { pass: 3, cast: 12, activate: 3, play: 3, 'take back': 1 },
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  const scenes = scenesOf(history);
  for (const cast of castsOf(history)) if (cast.spell.paid.includes(EMERGE)) yield* emerged(history, cast, scenes);
  for (const cast of freeCastsOf(history)) if (emergeOf(cast.record) !== null) yield* free(cast);
  for (const [at, step] of history.steps.entries())
    if (step.question?.kind === 'priority') yield* offers(step, at, scenes(at));
}

function emergeOf({ alternativeCosts }: CardRecord): CardRecord['alternativeCosts'][number] | null {
  return alternativeCosts.find(({ emergeFrom }) => emergeFrom !== null) ?? null;
}

function* emerged(history: History, cast: CastSpell, scenes: Scenes): Generator<Finding> {
  const { spell, player, at } = cast;
  const before = history.steps[cast.before]?.view;
  if (before === undefined) return;
  const { late, early } = sacrificedToPay(cast, before);
  if (late.length > 0 || early > 0) {
    yield* checked(late.length > 0, LATE, `${spell.name} | ${early}`, {
      cr: '702.119c',
      at,
      expected: `the creature chosen for ${spell.name} is sacrificed after mana abilities were activated`,
      found: 'it was sacrificed before',
    });
  }
  const [creature] = late;
  const mine = creature != null && creature.controller === player && creature.types.includes('creature');
  yield* checked(late.length === 1 && (mine || creature === null), ONE, `${spell.name} | ${creature?.name}`, {
    cr: '702.119a',
    at,
    expected: `player ${player} sacrifices one creature of their own for ${spell.name}`,
    found: late.length === 0 ? 'nothing is sacrificed' : late.map((each) => each?.name ?? 'something').join(', '),
  });
  if (creature != null) yield* costs(cast, scenes(cast.before), creature);
}

/** CR 702.119a, 118.7a, 601.2f */
function* costs({ spell, player, at }: CastSpell, scene: Scene, creature: PermanentView): Generator<Finding> {
  const cost = totalCost(scene, spell, player, creature.manaValue);
  const record = cardNamed(spell.name);
  const shape = `${spell.name} | ${creature.name} | ${creature.manaValue} | ${spell.manaSpent.length}`;
  if (cost !== null) {
    const clause = cost.total === cost.particular ? GENERIC : LESS;
    yield* checked(spell.manaSpent.length === cost.total, clause, shape, {
      cr: clause === GENERIC ? '118.7a' : '702.119a',
      at,
      expected: `${spell.name} costs ${cost.total} mana where ${creature.name} with mana value ${creature.manaValue} is sacrificed`,
      found: `${spell.manaSpent.length} was spent`,
    });
  }
  const printed = record?.manaCost?.generic ?? 0;
  yield* checked(spell.manaValue === printed, VALUE, shape, {
    cr: '202.3',
    at,
    expected: `${spell.name} has mana value ${printed}`,
    found: `it has ${spell.manaValue}`,
  });
}

/** CR 118.9a */
function* free(cast: CastSpell): Generator<Finding> {
  const { spell, at } = cast;
  yield* checked(!spell.paid.includes(EMERGE), FREE, `${spell.name} | ${cast.during?.object?.name ?? 'at priority'}`, {
    cr: '118.9a',
    at,
    expected: `${spell.name}, cast without paying its mana cost, is not cast for its emerge cost`,
    found: 'it is',
  });
}

/** Where lands and one of the creatures surely pay, the spell is said to be castable. CR 601.3, 702.119a */
function* offers({ question, view }: HistoryStep, at: number, scene: Scene): Generator<Finding> {
  if (question === null || question.player === 'chance') return;
  const { player, options, incomplete } = question;
  const creatures = view.battlefield.filter(
    ({ controller, types }) => controller === player && types.includes('creature'),
  );
  const lands = landsAndPool(view, player);
  for (const { ref, name } of view.zone('hand', player)) {
    const record = cardNamed(name);
    if (record === null || emergeOf(record) === null || !isUnhindered(scene, record, COSTS)) continue;
    const flash = record.abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === 'flash');
    const usual = totalCost(scene, asSpell(player, record, []), player);
    if (usual === null || isEnough(lands, usual.mana) || !(flash || isSorceryTime(view, player))) continue;
    const enough = creatures.filter(({ manaValue }) => {
      const cost = totalCost(scene, asSpell(player, record, [EMERGE]), player, manaValue);
      return cost !== null && isEnough(lands, cost.mana);
    });
    if (enough.length === 0) continue;
    const offered = options.includes(`cast ${ref}`) && !incomplete.includes(`cast ${ref}`);
    yield* checked(offered, OFFERED, `${name} | ${enough.length} of ${creatures.length} | ${lands.length}`, {
      cr: '702.119a',
      at,
      expected: `player ${player} can cast ${name} by sacrificing ${enough.map((each) => each.name).join(' or ')}`,
      found: options.includes(`cast ${ref}`) ? 'it is said not to be sure' : 'it is not offered',
    });
  }
}

/** Rules that the total cost is known with. */
const COSTS = ['spellCost', 'minimumSpellCost'];
