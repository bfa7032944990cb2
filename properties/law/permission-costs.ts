import type { History } from '../../protocol/index.ts';
import { type CardRecord, cardNamed, holdsNode } from '../oracles/card-facts.ts';
import { conditionHolds, matches } from '../oracles/matching.ts';
import type { Scene, Sight } from '../oracles/sight.ts';
import { totalMana } from '../oracles/total-cost.ts';
import type { PermittedCast } from '../reading/permitted-casts.ts';
import type { Scenes } from '../reading/scenes.ts';
import { playerIn } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';

type AlternativeCost = CardRecord['alternativeCosts'][number];

export interface CostClauses {
  readonly paid: string;
  readonly alternative: string;
  readonly x: string;
  readonly free: string;
}

/** A spell that was cast by a permission of that name. */
type NamedCast = Pick<PermittedCast, 'action' | 'spell' | 'at'> & { readonly permission: { readonly name: string } };

/** What a spell cost that was cast by a permission which says nothing of costs. CR 601.2f-h, 118.9, 107.3a */
export function* permittedCosts(
  history: History,
  scenes: Scenes,
  cast: PermittedCast,
  clauses: CostClauses,
): Generator<Finding> {
  const { terms } = cast.permission.rule;
  const record = cardNamed(cast.spell.name);
  if (terms.cost.kind !== 'usual' || terms.besides !== null || record === null) return;
  const scene = scenes(cast.action.begun);
  yield* notFree(cast, scene, clauses.free);
  yield* manaPaid(cast, scene, record, clauses);
  yield* alternatives(history, cast, scene, record, clauses.alternative);
  yield* chosenX(history, cast, record, clauses.x);
}

function* manaPaid(cast: PermittedCast, scene: Scene, record: CardRecord, clauses: CostClauses): Generator<Finding> {
  const { spell, action, permission } = cast;
  const cost = totalMana(scene, spell, action.player);
  if (cost === null || spell.paid.includes('without paying')) return;
  const other = record.alternativeCosts.some(({ key }) => spell.paid.includes(key));
  const clause = other ? clauses.alternative : (record.manaCost?.x ?? 0) > 0 ? clauses.x : clauses.paid;
  const shape = `${permission.name} | ${spell.name} | X ${spell.x ?? 'none'} | ${spell.paid.join(' ')}`;
  yield* checked(spell.manaSpent.length === cost.total, clause, shape, {
    cr: '601.2h',
    at: cast.at,
    expected: `${spell.name}, cast by the permission of ${permission.name}, costs ${cost.total} mana`,
    found: `${spell.manaSpent.length} was spent`,
  });
}

/** What makes spells cast from elsewhere free does nothing for this one. CR 601.3 */
function* notFree(
  { action, spell, at, permission }: PermittedCast,
  { view }: Scene,
  clause: string,
): Generator<Finding> {
  const cast = action.happenings.find(({ happening }) => happening.kind === 'cast' && happening.object === spell.ref);
  const from = cast?.happening.kind === 'cast' ? cast.happening.from : null;
  const zones = view.battlefield.flatMap(({ name }) => freeFrom(name));
  if (from === null || zones.length === 0 || zones.includes(from)) return;
  yield* checked(!spell.paid.includes('without paying'), clause, `${permission.name} | ${from} | ${spell.name}`, {
    cr: '118.9',
    at,
    expected: `${spell.name}, cast from the ${from}, is paid for`,
    found: 'it was cast without paying its mana cost',
  });
}

/** The zones from which a permanent of that name makes spells free. */
function freeFrom(name: string): readonly string[] {
  return (cardNamed(name)?.abilities ?? []).flatMap((ability) =>
    ability.kind === 'rule' && ability.rule.kind === 'castWithoutPaying' ? [ability.rule.from] : [],
  );
}

/** An alternative cost of the card that could surely be paid was there to be chosen. CR 118.9, 118.9a */
function* alternatives(
  history: History,
  { action, spell, at, permission }: PermittedCast,
  scene: Scene,
  record: CardRecord,
  clause: string,
): Generator<Finding> {
  const asked = action.choices.map((step) => history.steps[step]?.question);
  const offered = asked.find((question) => question?.purpose === 'alternative cost' && question.source === spell.ref);
  for (const alternative of record.alternativeCosts) {
    const { key } = alternative;
    if (!isPayable(scene, action.player, alternative)) continue;
    const there = spell.paid.includes(key) || offered?.options.includes(key) === true;
    yield* checked(there, clause, `${permission.name} | ${spell.name} | ${key}`, {
      cr: '118.9a',
      at,
      expected: `the alternative cost of ${spell.name} could be chosen`,
      found: 'it could not',
    });
  }
}

/** Whether it asks for no mana, and for things and life that the player surely has. */
function isPayable(scene: Scene, player: number, { cost, onlyIf }: AlternativeCost): boolean {
  const sight: Sight = { scene, you: player, source: null, bound: null };
  const free = Object.values(cost.mana).every((part) => (typeof part === 'number' ? part === 0 : part.length === 0));
  if (!free || conditionHolds(sight, onlyIf) !== true || cost.parts.length !== 1) return false;
  const [part] = cost.parts;
  if (part?.kind === 'payLife')
    return typeof part.amount === 'number' && playerIn(scene.view, player).life > part.amount;
  if ((part?.kind !== 'sacrifice' && part?.kind !== 'returnToHand') || typeof part.count !== 'number') return false;
  const fit = scene.view.battlefield.filter(
    (permanent) => permanent.controller === player && matches(sight, part.what, permanent) === true,
  );
  return fit.length >= part.count;
}

/** X was chosen, and the spell has it. CR 107.3a */
export function* chosenX(history: History, cast: NamedCast, record: CardRecord, clause: string): Generator<Finding> {
  const { action, spell, permission } = cast;
  const paysManaCost = record.alternativeCosts.every(({ key }) => !spell.paid.includes(key));
  if ((record.manaCost?.x ?? 0) === 0 || !paysManaCost || spell.paid.includes('without paying')) return;
  const step = action.choices
    .map((at) => history.steps[at])
    .findLast((each) => each?.question?.purpose === 'X' && each.question.source === spell.ref);
  const value = step?.answer?.kind === 'number' ? step.answer.value : null;
  if (value === null && !couldHaveMore(history, cast, record)) return;
  yield* checked(value === spell.x, clause, `${permission.name} | ${spell.name} | chosen ${value}`, {
    cr: '107.3a',
    at: cast.at,
    expected: value === null ? `X of ${spell.name} is chosen` : `X of ${spell.name} is ${value}, as chosen`,
    found: `X is ${spell.x}`,
  });
}

/** Whether a larger X could surely have been paid: a land of a basic type is left untapped, and no target depends on X. */
function couldHaveMore(history: History, { action, at }: NamedCast, record: CardRecord): boolean {
  const left = history.steps[at]?.view.battlefield.some(
    ({ controller, tapped, types, subtypes }) =>
      controller === action.player && !tapped && types.includes('land') && subtypes.length > 0,
  );
  return left === true && record.manaCost?.x === 1 && !holdsNode(record.spell?.targets, ({ kind }) => kind === 'x');
}
