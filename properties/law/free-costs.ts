import type { History } from '../../protocol/index.ts';
import type { CostPart } from '../oracles/card-facts.ts';
import { matches } from '../oracles/matching.ts';
import { additionalPaid } from '../oracles/paid-costs.ts';
import type { Sight } from '../oracles/sight.ts';
import { totalMana } from '../oracles/total-cost.ts';
import type { Scenes } from '../reading/scenes.ts';
import { permanentIn, playerIn } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';
import { asksForX, basicsPay, due, type FreeCast, paid, questionsOf } from './free-casts.ts';
import { kindsOf } from './swaps.ts';

/** The clauses under which costs of a free spell are judged. */
export interface CostClauses {
  readonly mandatory: string;
  readonly optional: string;
  readonly alternative: string;
}

/** What is paid for a spell whose mana cost is not. CR 118.8, 118.9 */
export function* freeCosts(history: History, cast: FreeCast, scenes: Scenes, clauses: CostClauses): Generator<Finding> {
  yield* alternative(cast, clauses.alternative);
  yield* mandatoryCosts(cast, scenes, clauses.mandatory);
  yield* mana(cast, scenes, clauses);
  yield* optional(history, cast, clauses.optional);
}

/** What mandatory costs are paid with, and that there must be enough of it. CR 601.2h */
export function* payingWith(history: History, cast: FreeCast, scenes: Scenes): Generator<Finding> {
  yield* unpayable(cast, scenes, 'K3/unpayable-means-no-cast');
  yield* withWhatItNeeds(history, cast, scenes);
}

/** All parts of the costs that must be paid. CR 118.8 */
export function* mandatoryCosts(cast: FreeCast, scenes: Scenes, clause: string): Generator<Finding> {
  const { spell, record, at } = cast;
  for (const cost of record.additionalCosts) {
    if (cost.optional || asksForX(cost)) continue;
    for (const part of cost.cost.parts) {
      const [owed, done] = [due(part, spell), paid(part, cast)];
      if (owed === null || done === null) continue;
      if (done < owed && isShort(cast, part, owed, scenes)) continue;
      yield* checked(done === owed, clause, `${spell.name} | ${part.kind}`, {
        cr: '118.8',
        at,
        expected: `${spell.name} is cast with its additional cost paid: ${part.kind} ${owed}`,
        found: `${part.kind} ${done}`,
      });
    }
  }
}

/** Where there is not enough to pay it with, the spell is not cast. CR 118.3, 601.2h */
export function* unpayable(cast: FreeCast, scenes: Scenes, clause: string): Generator<Finding> {
  for (const cost of cast.record.additionalCosts) {
    for (const part of cost.optional || asksForX(cost) ? [] : cost.cost.parts) {
      const owed = due(part, cast.spell);
      if (owed === null || !isShort(cast, part, owed, scenes)) continue;
      yield* checked(false, clause, `${cast.spell.name} | ${part.kind}`, {
        cr: '601.2h',
        at: cast.at,
        expected: `${cast.spell.name} is not cast, for its additional cost cannot be paid`,
        found: 'it was cast',
      });
    }
  }
}

/** Whether the player had not enough to pay the part with; false where that is not known. */
function isShort(cast: FreeCast, part: CostPart, owed: number, scenes: Scenes): boolean {
  return canPay(cast.player, cast.spell.ref, part, owed, scenes, cast.before) === false;
}

/** Whether a player has enough for a part of a cost; null where that is not known. */
export function canPay(
  player: number,
  card: string,
  part: CostPart,
  owed: number,
  scenes: Scenes,
  at: number,
): boolean | null {
  const scene = scenes(at);
  const sight: Sight = { scene, you: player, source: card, bound: null };
  switch (part.kind) {
    case 'sacrifice': {
      const own = scene.view.battlefield.filter(({ controller }) => controller === player);
      const fit = own.map((each) => matches(sight, part.what, each));
      if (fit.includes('unknown')) return null;
      return fit.filter((each) => each === true).length >= owed;
    }
    case 'discard':
      return scene.view.zone('hand', player).filter(({ ref }) => ref !== card).length < owed ? false : null;
    case 'payLife':
      return playerIn(scene.view, player).life < owed ? false : null;
    default:
      return null;
  }
}

/** A permanent that the spell targets, and what lets it be cast, may pay as well. CR 601.2c, 601.2h */
function* withWhatItNeeds(history: History, cast: FreeCast, scenes: Scenes): Generator<Finding> {
  const { spell, player, before, at, during } = cast;
  const parts = additionalPaid(cast.record, cast.spell).flatMap(({ cost }) =>
    cost.parts.filter(({ kind }) => kind === 'sacrifice'),
  );
  const [part] = parts;
  if (part?.kind !== 'sacrifice' || parts.length > 1 || due(part, spell) !== 1 || paid(part, cast) === null) return;
  const scene = scenes(before);
  const sight: Sight = { scene, you: player, source: spell.ref, bound: null };
  const asked = questionsOf(history, cast).filter(
    ({ question }) => question.kind === 'objects' && question.purpose === 'cost',
  );
  const sacrificed = cast.happenings.flatMap(({ happening }) =>
    happening.kind === 'moved' && happening.cause === 'sacrificed' ? [happening.object] : [],
  );
  const needed = [
    ...spell.targets.flat().map((ref) => ['K3/paying-with-what-the-spell-needs', ref] as const),
    ...(during?.object.source == null ? [] : [['K3/paying-with-the-pool', during.object.source] as const]),
  ];
  for (const [clause, ref] of needed) {
    const permanent = permanentIn(scene.view, ref);
    if (permanent === null || permanent.controller !== player || matches(sight, part.what, permanent) !== true)
      continue;
    const open = sacrificed.includes(ref) || asked.some(({ question }) => question.options.includes(ref));
    yield* checked(open, clause, `${spell.name} | ${sacrificed.includes(ref) ? 'did' : 'could'}`, {
      cr: '601.2h',
      at,
      expected: `${ref} may be sacrificed to pay for ${spell.name}`,
      found: `only ${asked.flatMap(({ question }) => question.options).join(', ') || sacrificed.join(', ')} may`,
    });
  }
}

/** The mana of all additional costs, of increases and of a floor, and no other. CR 601.2f */
function* mana(cast: FreeCast, scenes: Scenes, { mandatory: must, optional: may }: CostClauses): Generator<Finding> {
  const { spell, player, before, at } = cast;
  const cost = totalMana(scenes(before), spell, player);
  if (cost === null || !spell.paid.includes('without paying') || (cost.total === 0 && spell.manaSpent === '')) return;
  const moreModes = spell.modes.length > (cast.record.spell?.modes?.max ?? Number.POSITIVE_INFINITY);
  const chosen = moreModes || additionalPaid(cast.record, cast.spell).some((each) => each.optional);
  yield* checked(spell.manaSpent.length === cost.total, chosen ? may : must, `${spell.name} | mana`, {
    cr: '118.9d',
    at,
    expected: `${cost.total} mana is spent on ${spell.name}`,
    found: `${spell.manaSpent.length} was`,
  });
}

/** They may be chosen: so the player is asked, where they can be paid. CR 118.8, 118.9d */
function* optional(history: History, cast: FreeCast, clause: string): Generator<Finding> {
  const { spell, record, before, player, at } = cast;
  const view = history.steps[before]?.view;
  const asked = questionsOf(history, cast).some(({ question }) => question.kind === 'yes or no');
  for (const cost of record.additionalCosts.filter((each) => each.optional)) {
    const chosen = spell.paid.includes(cost.key);
    const payable =
      view !== undefined &&
      cost.cost.parts.length === 0 &&
      basicsPay(cost.cost, view, player) &&
      isPlain(history, before);
    if (!chosen && !asked && !payable) continue;
    yield* checked(chosen || asked, clause, `${spell.name} | ${cost.key} ${chosen ? 'paid' : 'not paid'}`, {
      cr: '118.9d',
      at,
      expected: `the player may pay ${cost.key} for ${spell.name}`,
      found: 'it was not to be had',
    });
  }
  const more = record.spell?.modes?.more ?? null;
  if (more !== null && spell.paid.includes(more.kind))
    yield* checked(true, clause, `${spell.name} | ${more.kind}`, { cr: '118.9d', at, expected: '', found: '' });
}

/** Whether nothing about changes costs, or what lands make. */
function isPlain(history: History, at: number): boolean {
  const view = history.steps[at]?.view;
  return (
    view !== undefined &&
    ![...view.battlefield, ...view.stack].some(({ name }) => CHANGES.some((kind) => kindsOf(name).has(kind)))
  );
}

const CHANGES: readonly string[] = [
  'spellCost',
  'minimumSpellCost',
  'tappedForMana',
  'manaAdded',
  'loseAll',
  'setLandTypes',
  'cantActivate',
  'doesntUntap',
  'spendAsAnyColor',
];

/** Not casting for its mana cost is an alternative cost, so there is no other. CR 118.9a */
function* alternative({ record, spell, offer, at }: FreeCast, clause: string): Generator<Finding> {
  const keys = record.alternativeCosts.map(({ key }) => key);
  if (keys.length === 0) return;
  const others = spell.paid.filter((key) => keys.includes(key));
  yield* checked(others.length === 0, clause, `${spell.name} | ${offer === null ? 'at priority' : 'while resolving'}`, {
    cr: '118.9a',
    at,
    expected: `no other alternative cost is paid for ${spell.name}`,
    found: `${others.join(', ')} was`,
  });
}
