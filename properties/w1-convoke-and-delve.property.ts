import type { History, HistoryStep, PermanentView, Seat, View } from '../protocol/index.ts';
import { anyOf, cases, inHand, permanents } from './cases.ts';
import { checked, type Finding, judged } from './law/finding.ts';
import { isSorceryTime } from './law/permission-uses.ts';
import { type CardRecord, cardNamed, textHas } from './oracles/card-facts.ts';
import { asSpell } from './oracles/freeing.ts';
import {
  isEnough,
  landsAndPool,
  mayConvoke,
  meansOf,
  type Payer,
  paysExactly,
  paysOtherwise,
} from './oracles/means.ts';
import type { Scene } from './oracles/sight.ts';
import { isUnhindered } from './oracles/surely-castable.ts';
import { type TotalCost, totalCost } from './oracles/total-cost.ts';
import type { LawProperty } from './property.ts';
import { type CastSpell, castsOf } from './reading/casts.ts';
import { paidOtherwise, type PaidOtherwise } from './reading/paid-otherwise.ts';
import { type Scenes, scenesOf } from './reading/scenes.ts';

const FULL = 'W1/total-cost-paid-in-full';
const FIRST = 'W1/after-the-total-cost';
const FREE = 'W1/with-an-alternative-cost';
const COLORS = 'W1/colours-of-the-creature';
const OWN = 'W1/own-creatures-and-graveyard';
const GENERIC = 'W1/cards-for-generic-mana';
const VALUE = 'W1/mana-value-unchanged';
const NEW = 'W1/new-creatures-too';
const OFFERED = 'W1/without-enough-mana';
const X = 'W1/for-x-too';
const BANNED = 'W1/where-mana-cannot-be-spent';

/** Creatures and cards in the graveyard pay for mana of a cost. CR 702.51, 702.66 */
export const w1ConvokeAndDelve: LawProperty = {
  kind: 'law',
  id: 'w1-convoke-and-delve',
  statement: 'W1',
  says: 'Once the total cost is known, untapped creatures pay for generic mana and mana of their colours of a spell with convoke, cards in the graveyard for generic mana of one with delve, and nothing else changes.',
  clauses: [FULL, FIRST, FREE, COLORS, OWN, GENERIC, VALUE, NEW, OFFERED, X, BANNED],
  rulings: [
    'become-immense/1afc05f827',
    'become-immense/8636578e77',
    'become-immense/b7d5be1f1f',
    'chord-of-calling/15640d0567',
    'chord-of-calling/7ac32ca0de',
    'chord-of-calling/82f7375440',
    'chord-of-calling/918640b237',
    'conclave-equenaut/033ab925ea',
    'conclave-equenaut/06cdd5a6c4',
    'conclave-equenaut/1120ec5158',
    'conclave-equenaut/15640d0567',
    'conclave-equenaut/38e89535a0',
    'conclave-equenaut/7684006d78',
    'conclave-equenaut/a720341685',
    'conclave-tribunal/06cdd5a6c4',
    'conclave-tribunal/08d9314e42',
    'conclave-tribunal/1120ec5158',
    'conclave-tribunal/38e89535a0',
    'conclave-tribunal/58caf5ee76',
    'conclave-tribunal/7684006d78',
    'conclave-tribunal/918640b237',
    'death-rattle/1afc05f827',
    'death-rattle/8636578e77',
    'death-rattle/b7d5be1f1f',
    'devouring-light/06cdd5a6c4',
    'devouring-light/08d9314e42',
    'devouring-light/1120ec5158',
    'devouring-light/38e89535a0',
    'devouring-light/58caf5ee76',
    'devouring-light/7684006d78',
    'devouring-light/918640b237',
    'gather-courage/06cdd5a6c4',
    'gather-courage/08d9314e42',
    'gather-courage/1120ec5158',
    'gather-courage/38e89535a0',
    'gather-courage/58caf5ee76',
    'gather-courage/7684006d78',
    'gather-courage/918640b237',
    'gurmag-angler/1afc05f827',
    'gurmag-angler/8636578e77',
    'gurmag-angler/b7d5be1f1f',
    'hogaak-arisen-necropolis/1afc05f827',
    'hogaak-arisen-necropolis/7ac32ca0de',
    'hogaak-arisen-necropolis/82f7375440',
    'hogaak-arisen-necropolis/8636578e77',
    'hogaak-arisen-necropolis/918640b237',
    'hogaak-arisen-necropolis/b7d5be1f1f',
    'hooting-mandrills/4d1afa5886',
    'hooting-mandrills/582b1b8ba5',
    'hooting-mandrills/abc5333515',
    'hooting-mandrills/e764937002',
    'hooting-mandrills/e8dcd97493',
    'kavu-primarch/7ac32ca0de',
    'kavu-primarch/82f7375440',
    'kavu-primarch/918640b237',
    'logic-knot/1afc05f827',
    'logic-knot/8636578e77',
    'logic-knot/9a2336661b',
    'logic-knot/b7d5be1f1f',
    'magmatic-sinkhole/1afc05f827',
    'magmatic-sinkhole/8636578e77',
    'magmatic-sinkhole/b7d5be1f1f',
    'march-of-the-multitudes/15640d0567',
    'march-of-the-multitudes/7ac32ca0de',
    'march-of-the-multitudes/82f7375440',
    'march-of-the-multitudes/918640b237',
    'murderous-cut/4d1afa5886',
    'murderous-cut/582b1b8ba5',
    'murderous-cut/abc5333515',
    'murderous-cut/e764937002',
    'murderous-cut/e8dcd97493',
    'rosemane-centaur/06cdd5a6c4',
    'rosemane-centaur/08d9314e42',
    'rosemane-centaur/1120ec5158',
    'rosemane-centaur/38e89535a0',
    'rosemane-centaur/58caf5ee76',
    'rosemane-centaur/7684006d78',
    'rosemane-centaur/918640b237',
    'scatter-the-seeds/06cdd5a6c4',
    'scatter-the-seeds/08d9314e42',
    'scatter-the-seeds/1120ec5158',
    'scatter-the-seeds/38e89535a0',
    'scatter-the-seeds/58caf5ee76',
    'scatter-the-seeds/7684006d78',
    'scatter-the-seeds/918640b237',
    'siege-wurm/06cdd5a6c4',
    'siege-wurm/08d9314e42',
    'siege-wurm/1120ec5158',
    'siege-wurm/38e89535a0',
    'siege-wurm/58caf5ee76',
    'siege-wurm/7684006d78',
    'siege-wurm/918640b237',
    'sprout-swarm/7ac32ca0de',
    'sprout-swarm/82f7375440',
    'sprout-swarm/918640b237',
    'stoke-the-flames/033ab925ea',
    'stoke-the-flames/06cdd5a6c4',
    'stoke-the-flames/1120ec5158',
    'stoke-the-flames/15640d0567',
    'stoke-the-flames/38e89535a0',
    'stoke-the-flames/7684006d78',
    'stoke-the-flames/a720341685',
    'sultai-scavenger/4d1afa5886',
    'sultai-scavenger/582b1b8ba5',
    'sultai-scavenger/abc5333515',
    'sultai-scavenger/e764937002',
    'sultai-scavenger/e8dcd97493',
    'tombstalker/1afc05f827',
    'tombstalker/8636578e77',
    'tombstalker/b7d5be1f1f',
    'treasure-cruise/1afc05f827',
    'treasure-cruise/8636578e77',
    'treasure-cruise/b7d5be1f1f',
    'triplicate-spirits/033ab925ea',
    'triplicate-spirits/06cdd5a6c4',
    'triplicate-spirits/1120ec5158',
    'triplicate-spirits/15640d0567',
    'triplicate-spirits/38e89535a0',
    'triplicate-spirits/7684006d78',
    'triplicate-spirits/a720341685',
    'will-forged-golem/033ab925ea',
    'will-forged-golem/06cdd5a6c4',
    'will-forged-golem/1120ec5158',
    'will-forged-golem/15640d0567',
    'will-forged-golem/38e89535a0',
    'will-forged-golem/7684006d78',
    'will-forged-golem/a720341685',
    'worldsoul-colossus/06cdd5a6c4',
    'worldsoul-colossus/08d9314e42',
    'worldsoul-colossus/1120ec5158',
    'worldsoul-colossus/38e89535a0',
    'worldsoul-colossus/58caf5ee76',
    'worldsoul-colossus/7684006d78',
    'worldsoul-colossus/918640b237',
  ],
  cr: ['702.51a', '702.51b', '702.66a', '702.66b', '601.2f', '601.2h', '118.9d', '202.3', '101.2'],
  observe: ['battlefield', 'stack', 'zones', 'pools', 'options', 'events'],
  level: 1,
  cases: cases(
    [
      anyOf('convoke', 'hand', 'active', 80),
      anyOf('convoke', 'hand', 'active', 60),
      anyOf('delve', 'hand', 'active', 80),
      anyOf('delve', 'hand', 'active', 50),
      ...inHand(25, 'Hogaak, Arisen Necropolis', 'Chord of Calling', 'Logic Knot'),
      ...permanents('active', 55, 'Grizzly Bears', 'Suntail Hawk', 'Bog Imp', 'Hill Giant'),
      anyOf('creature', 'battlefield', 'active', 80),
      anyOf('creature', 'battlefield', 'active', 80),
      anyOf('creature', 'battlefield', 'anyone', 60),
      anyOf('mana producer', 'battlefield', 'active', 40),
      ...permanents('active', 45, 'Forest', 'Plains', 'Swamp', 'Island'),
      anyOf('instant', 'graveyard', 'active', 70),
      anyOf('sorcery', 'graveyard', 'active', 70),
      anyOf('creature', 'graveyard', 'active', 70),
      anyOf('land', 'graveyard', 'active', 60),
      anyOf('instant', 'graveyard', 'anyone', 70),
      anyOf('creature', 'graveyard', 'anyone', 60),
      ...permanents('active', 15, 'Omniscience', 'Helm of Awakening'),
      ...permanents('anyone', 15, 'Sphere of Resistance', 'Trinisphere'),
    ],
    {
      surroundings: ['creature', 'convoke', 'delve'],
      weights: { pass: 3, cast: 12, activate: 5, play: 3, 'take back': 1 },
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  const scenes = scenesOf(history);
  for (const cast of castsOf(history)) if (paysOtherwise(cast.spell.name)) yield* paid(history, cast, scenes);
  for (const [at, step] of history.steps.entries()) {
    if (step.question?.kind === 'priority') yield* offers(step, at, scenes(at));
    if (step.question?.kind === 'number' && step.question.purpose === 'X') yield* largestX(step, at, scenes(at));
  }
}

function* paid(history: History, cast: CastSpell, scenes: Scenes): Generator<Finding> {
  const { spell, player, at } = cast;
  const view = history.steps[cast.before]?.view;
  const cost = totalCost(scenes(cast.before), spell, player);
  if (view === undefined) return;
  const otherwise = paidOtherwise(cast, view);
  const { tapped, exiledFrom } = otherwise;
  const shape = `${spell.name} | ${tapped.length} tapped | ${exiledFrom.length} exiled | ${spell.manaSpent.length} mana`;
  if (!meansOf(spell.name).mana) {
    yield* checked(spell.manaSpent === '', BANNED, shape, {
      cr: '101.2',
      at,
      expected: `no mana is spent on ${spell.name}`,
      found: `${spell.manaSpent} was`,
    });
  }
  if (tapped.length + exiledFrom.length > 0) yield* unchanged(cast, shape);
  if (tapped.some((each) => each !== null) || exiledFrom.length > 0) yield* own(cast, otherwise, shape);
  if (cost !== null) yield* inFull(cast, cost, otherwise, shape);
}

/** CR 702.51b, 702.66b, 601.2f, 601.2h */
function* inFull(cast: CastSpell, cost: TotalCost, otherwise: PaidOtherwise, shape: string): Generator<Finding> {
  const { spell, at } = cast;
  const { tapped, exiledFrom } = otherwise;
  const sum = spell.manaSpent.length + tapped.length + exiledFrom.length;
  const changed = cost.increases + cost.reductions + cost.floor > 0;
  const free = spell.paid.includes('without paying');
  const clause = free ? FREE : changed ? FIRST : FULL;
  yield* checked(sum === cost.total, clause, `${shape} | ${changed} | ${spell.paid.join(' ')}`, {
    cr: free ? '118.9d' : '601.2h',
    at,
    expected: `${cost.total} symbols of the total cost of ${spell.name} are paid for`,
    found: `${spell.manaSpent.length} mana, ${tapped.length} creatures and ${exiledFrom.length} cards paid`,
  });
  if (exiledFrom.length > 0) {
    yield* checked(exiledFrom.length <= cost.mana.generic, GENERIC, `${shape} | ${cost.mana.generic}`, {
      cr: '702.66a',
      at,
      expected: `no more than ${cost.mana.generic} cards, as many as there is generic mana, are exiled for ${spell.name}`,
      found: `${exiledFrom.length} are`,
    });
  }
  const creatures = tapped.map((each) => each?.colors ?? ANY);
  const payers: readonly Payer[] = [...spell.manaSpent].map((letter) => [letter]);
  const all = [...payers, ...creatures, ...exiledFrom.map(() => [])];
  if (tapped.length > 0)
    yield* checked(paysExactly(all, cost.mana), COLORS, `${shape} | ${creatures.map((each) => each.join('')).join()}`, {
      cr: '702.51a',
      at,
      expected: `each creature pays for generic mana or mana of its colour of ${spell.name}`,
      found: `${spell.manaSpent} and creatures of the colours ${creatures.map((each) => each.join('') || 'none').join(', ')}`,
    });
}

/** Of a creature that was not there before nobody knows the colours. */
const ANY = ['W', 'U', 'B', 'R', 'G'];

/** CR 702.51a, 702.66a */
function* own(
  { spell, player, at }: CastSpell,
  { tapped, exiledFrom }: PaidOtherwise,
  shape: string,
): Generator<Finding> {
  const strange = tapped.filter(
    (each) => each !== null && (each.controller !== player || !each.types.includes('creature')),
  );
  const theirs = exiledFrom.filter((owner) => owner >= 0 && owner !== player);
  yield* checked(strange.length + theirs.length === 0, OWN, shape, {
    cr: tapped.length > 0 ? '702.51a' : '702.66a',
    at,
    expected: `only creatures of player ${player} are tapped for ${spell.name}, and only cards of their graveyard exiled`,
    found: [...strange.map((each) => each?.name), ...theirs.map((owner) => `a card of player ${owner}`)].join(', '),
  });
}

/** CR 202.3 */
function* unchanged({ spell, at }: CastSpell, shape: string): Generator<Finding> {
  const cost = cardNamed(spell.name)?.manaCost ?? null;
  if (cost === null) return;
  const { generic, W, U, B, R, G, C, hybrid, x } = cost;
  const value = generic + W + U + B + R + G + C + hybrid.length + x * (spell.x ?? 0);
  yield* checked(spell.manaValue === value, VALUE, shape, {
    cr: '202.3',
    at,
    expected: `${spell.name} has mana value ${value}, whatever paid for it`,
    found: `it has ${spell.manaValue}`,
  });
}

/** What lands, creatures and cards surely pay for is said to be castable. CR 601.3, 702.51a, 702.66a */
function* offers({ question, view }: HistoryStep, at: number, scene: Scene): Generator<Finding> {
  if (question === null || question.player === 'chance') return;
  const { player, options, incomplete } = question;
  for (const { ref, name } of view.zone('hand', player)) {
    const record = cardNamed(name);
    if (record === null || !paysOtherwise(name) || !isCertain(scene, player, record)) continue;
    const way = wayPaid(scene, player, record);
    if (way === null) continue;
    const offered = options.includes(`cast ${ref}`) && !incomplete.includes(`cast ${ref}`);
    yield* checked(offered, way.clause, `${name} | ${way.payers} | ${way.mana}`, {
      cr: meansOf(name).convoke ? '702.51a' : '702.66a',
      at,
      expected: `player ${player} can cast ${name} with ${way.payers} creatures and cards and ${way.mana} lands and mana`,
      found: options.includes(`cast ${ref}`) ? 'it is said not to be sure' : 'it is not offered',
    });
  }
}

interface Way {
  readonly clause: string;
  readonly payers: number;
  readonly mana: number;
}

/** How creatures and cards, but not mana alone, pay for the card: for its mana cost, or for what it costs besides. */
function wayPaid(scene: Scene, player: Seat, record: CardRecord): Way | null {
  const { view } = scene;
  const mana = meansOf(record.name).mana ? landsAndPool(view, player) : [];
  const payers = otherPayers(scene, player, record.name);
  const ways = mayBeFree(view, player) ? [['without paying'], []] : [[]];
  for (const paid of ways) {
    const cost = totalCost(scene, asSpell(player, record, paid), player);
    if (cost === null || cost.total === 0) return null;
    if (isEnough(mana, cost.mana)) return null;
    if (!isEnough([...mana, ...payers], cost.mana)) continue;
    const old = otherPayers(scene, player, record.name, ({ held }) => held);
    const plain = isEnough([...mana, ...old], cost.mana);
    const clause = paid.length > 0 ? FREE : !meansOf(record.name).mana ? BANNED : plain ? OFFERED : NEW;
    return { clause, payers: payers.length, mana: mana.length };
  }
  return null;
}

function mayBeFree({ battlefield }: View, player: Seat): boolean {
  return battlefield.some(({ name, controller }) => controller === player && textHas(name, 'castWithoutPaying'));
}

function isCertain(scene: Scene, player: Seat, record: CardRecord): boolean {
  const instant = record.types.includes('instant');
  return (instant || isSorceryTime(scene.view, player)) && isUnhindered(scene, record, COSTS);
}

/** Rules that the total cost is known with. */
const COSTS = ['spellCost', 'minimumSpellCost'];

function otherPayers(
  { view }: Scene,
  player: Seat,
  name: string,
  counts: (creature: PermanentView) => boolean = () => true,
): readonly Payer[] {
  const { convoke, delve } = meansOf(name);
  const creatures = convoke ? mayConvoke(view, player).filter(counts) : [];
  const cards = delve ? view.zone('graveyard', player) : [];
  return [...creatures.map(({ colors }) => colors), ...cards.map(() => [])];
}

/** CR 107.3a, 601.2b */
function* largestX({ question, view }: HistoryStep, at: number, scene: Scene): Generator<Finding> {
  const spell = view.stack.find(({ ref, kind }) => ref === question?.source && kind === 'spell');
  const record = cardNamed(spell?.name ?? '');
  const cost = record?.manaCost ?? null;
  if (question === null || question.player === 'chance' || spell === undefined || record === null || cost === null)
    return;
  if (!paysOtherwise(spell.name) || cost.x !== 1 || spell.paid.length > 0 || !isUnhindered(scene, record)) return;
  const mana = landsAndPool(view, question.player);
  const all = [...mana, ...otherPayers(scene, question.player, spell.name)];
  const most = (payers: readonly Payer[]): number => {
    let x = -1;
    while (x < MOST_X && isEnough(payers, { ...cost, x: 0, generic: cost.generic + x + 1 })) x++;
    return x;
  };
  if (most(all) <= most(mana)) return;
  yield* checked(question.max >= most(all), X, `${spell.name} | ${all.length - mana.length} | ${mana.length}`, {
    cr: '107.3a',
    at,
    expected: `X up to ${most(all)} can be paid for`,
    found: `up to ${question.max} is said to be`,
  });
}

const MOST_X = 30;
