import type { History, HistoryStep, PermanentView, Seat, View } from '../../protocol/index.ts';
import { type CardRecord, cardNamed, textHas } from '../oracles/card-facts.ts';
import { asSpell } from '../oracles/freeing.ts';
import {
  isEnough,
  landsAndPool,
  mayConvoke,
  meansOf,
  type Payer,
  paysExactly,
  paysOtherwise,
} from '../oracles/means.ts';
import type { Scene } from '../oracles/sight.ts';
import { isUnhindered } from '../oracles/surely-castable.ts';
import { type TotalCost, totalCost } from '../oracles/total-cost.ts';
import type { CastSpell } from '../reading/casts.ts';
import { paidOtherwise, type PaidOtherwise } from '../reading/paid-otherwise.ts';
import type { Scenes } from '../reading/scenes.ts';
import { checked, type Finding } from './finding.ts';
import { isSorceryTime } from './permission-uses.ts';

/** The clauses on paying with creatures and with cards of the graveyard. */
export const PAID_OTHERWISE = {
  full: 'W1/total-cost-paid-in-full',
  first: 'W1/after-the-total-cost',
  free: 'W1/with-an-alternative-cost',
  colors: 'W1/colours-of-the-creature',
  own: 'W1/own-creatures-and-graveyard',
  generic: 'W1/cards-for-generic-mana',
  value: 'W1/mana-value-unchanged',
  fresh: 'W1/new-creatures-too',
  offered: 'W1/without-enough-mana',
  x: 'W1/for-x-too',
  withoutMana: 'W1/where-mana-cannot-be-spent',
} as const;

/** How a spell that something else than mana may pay for was paid for. CR 702.51a, 702.66a */
export function* paidSo(history: History, cast: CastSpell, scenes: Scenes): Generator<Finding> {
  const { spell, player, at } = cast;
  const view = history.steps[cast.before]?.view;
  const cost = totalCost(scenes(cast.before), spell, player);
  if (view === undefined) return;
  const otherwise = paidOtherwise(cast, view);
  const { tapped, exiledFrom } = otherwise;
  const shape = `${spell.name} | ${tapped.length} tapped | ${exiledFrom.length} exiled | ${spell.manaSpent.length} mana`;
  if (!meansOf(spell.name).mana) {
    yield* checked(spell.manaSpent === '', PAID_OTHERWISE.withoutMana, shape, {
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
  const clause = free ? PAID_OTHERWISE.free : changed ? PAID_OTHERWISE.first : PAID_OTHERWISE.full;
  yield* checked(sum === cost.total, clause, `${shape} | ${changed} | ${spell.paid.join(' ')}`, {
    cr: free ? '118.9d' : '601.2h',
    at,
    expected: `${cost.total} symbols of the total cost of ${spell.name} are paid for`,
    found: `${spell.manaSpent.length} mana, ${tapped.length} creatures and ${exiledFrom.length} cards paid`,
  });
  if (exiledFrom.length > 0) {
    yield* checked(exiledFrom.length <= cost.mana.generic, PAID_OTHERWISE.generic, `${shape} | ${cost.mana.generic}`, {
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
    yield* checked(
      paysExactly(all, cost.mana),
      PAID_OTHERWISE.colors,
      `${shape} | ${creatures.map((each) => each.join('')).join()}`,
      {
        cr: '702.51a',
        at,
        expected: `each creature pays for generic mana or mana of its colour of ${spell.name}`,
        found: `${spell.manaSpent} and creatures of the colours ${creatures.map((each) => each.join('') || 'none').join(', ')}`,
      },
    );
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
  yield* checked(strange.length + theirs.length === 0, PAID_OTHERWISE.own, shape, {
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
  yield* checked(spell.manaValue === value, PAID_OTHERWISE.value, shape, {
    cr: '202.3',
    at,
    expected: `${spell.name} has mana value ${value}, whatever paid for it`,
    found: `it has ${spell.manaValue}`,
  });
}

/** What lands, creatures and cards surely pay for is said to be castable. CR 601.3, 702.51a, 702.66a */
export function* offersToPayOtherwise({ question, view }: HistoryStep, at: number, scene: Scene): Generator<Finding> {
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
    const clause =
      paid.length > 0
        ? PAID_OTHERWISE.free
        : !meansOf(record.name).mana
          ? PAID_OTHERWISE.withoutMana
          : plain
            ? PAID_OTHERWISE.offered
            : PAID_OTHERWISE.fresh;
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
export function* largestX({ question, view }: HistoryStep, at: number, scene: Scene): Generator<Finding> {
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
  yield* checked(
    question.max >= most(all),
    PAID_OTHERWISE.x,
    `${spell.name} | ${all.length - mana.length} | ${mana.length}`,
    {
      cr: '107.3a',
      at,
      expected: `X up to ${most(all)} can be paid for`,
      found: `up to ${question.max} is said to be`,
    },
  );
}

const MOST_X = 30;
