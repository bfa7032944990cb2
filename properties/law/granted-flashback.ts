import type { History, Question, Ref, Seat, View } from '../../protocol/index.ts';
import { cardNamed, holdsNode } from '../oracles/card-facts.ts';
import { type CastPermission, ownPermission } from '../oracles/permissions.ts';
import type { Scene } from '../oracles/sight.ts';
import { surelyCastable } from '../oracles/surely-castable.ts';
import { totalMana } from '../oracles/total-cost.ts';
import { type CastAction, castActions } from '../reading/permitted-casts.ts';
import { type Instruction, instructionsOf, stepsOf } from '../reading/instructions.ts';
import { type Resolution, resolutionsOf } from '../reading/resolutions.ts';
import type { Scenes } from '../reading/scenes.ts';
import { checked, type Finding } from './finding.ts';
import { chosenX } from './permission-costs.ts';
import { castsItself, isTimeFor } from './permission-uses.ts';

const LOCKED = 'G2/set-locked-at-resolution';
const EITHER = 'G2/either-flashback';
const PAID = 'G2/costs-its-mana-cost';
const X = 'G2/x-is-chosen-and-paid';
const COSTLESS = 'G2/no-mana-cost-no-flashback';
const ITSELF = 'G2/not-the-spell-itself';

/** Cards in a graveyard that an effect lets be cast for the rest of the turn. */
interface Grant {
  readonly resolution: Resolution;
  readonly rule: CastPermission;
  readonly cards: readonly { readonly ref: Ref; readonly incarnation: number }[];
  readonly player: Seat;
}

/** Permissions that effects give to cards in a graveyard. CR 611.2c, 702.34a, 601.2f */
export function* grantedFlashback(history: History, scenes: Scenes): Generator<Finding> {
  const grants = resolutionsOf(history).flatMap((resolution) => grantOf(history, resolution) ?? []);
  for (const [at, { question, view }] of history.steps.entries()) {
    if (question?.kind !== 'priority' || question.player === 'chance') continue;
    const player = question.player;
    const here = grants.filter(
      (grant) => grant.player === player && grant.resolution.over <= at && isThisTurn(history, grant, view),
    );
    if (here.length === 0) continue;
    yield* locked(at, view, player, question.options, here, plain(scenes(at)));
    yield* withoutManaCost(at, view, player, question, here);
    yield* either(at, view, player, question.options, here, plain(scenes(at)));
  }
  for (const cast of castActions(history)) yield* costs(history, cast, scenes);
  yield* notItself(history);
}

function isThisTurn(history: History, { resolution }: Grant, { turn }: View): boolean {
  return history.steps[resolution.over]?.view.turn === turn;
}

/** The cards that it named as it resolved: its targets, or all that were there. */
function grantOf(history: History, resolution: Resolution): Grant | null {
  const view = history.steps[resolution.begun]?.view;
  if (view === undefined || resolution.did !== 'resolved') return null;
  for (const instruction of instructionsOf(resolution.object) ?? []) {
    const steps = stepsOf(instruction.effect);
    const rule = grantedRule(steps);
    const named = steps.find(({ kind }) => kind === 'remember');
    if (rule === null || named?.kind !== 'remember') continue;
    const player = resolution.object.controller;
    const graveyard = view.zone('graveyard', player);
    const refs = named.what.kind === 'target' ? targetsOf(instruction, named.what.index) : null;
    const cards = graveyard.filter((card) => (refs === null ? isInstantOrSorcery(card.name) : refs.includes(card.ref)));
    return { resolution, rule, cards, player };
  }
  return null;
}

function targetsOf({ targets }: Instruction, index: number): readonly Ref[] {
  return targets[index] ?? [];
}

function grantedRule(part: unknown): CastPermission | null {
  const found: CastPermission[] = [];
  holdsNode(part, (node) => {
    if (node.kind === 'mayCast') found.push(node as CastPermission);
    return false;
  });
  const [rule, more] = found;
  return rule !== undefined && more === undefined && rule.terms.key === 'flashback' ? rule : null;
}

function isInstantOrSorcery(name: string): boolean {
  const types = cardNamed(name)?.types ?? [];
  return types.includes('instant') || types.includes('sorcery');
}

/** What such effects have left behind makes no spell dearer. */
function plain(scene: Scene): Scene {
  return { ...scene, lasting: scene.lasting.filter(({ name }) => grantedRule(cardNamed(name)?.spell) === null) };
}

/** Cards that were not there have no flashback; those that were have it. CR 611.2c */
function* locked(
  at: number,
  view: View,
  player: Seat,
  options: readonly string[],
  grants: readonly Grant[],
  scene: Scene,
): Generator<Finding> {
  for (const card of view.zone('graveyard', player)) {
    const { ref, name } = card;
    if (cardNamed(name)?.manaCost === null) continue;
    if (!isInstantOrSorcery(name) || ownPermission(name, 'flashback') !== null) continue;
    const given = grants.some((grant) => isGranted(grant, card));
    const offered = options.some((option) => option.startsWith(`cast ${ref} by flashback`));
    if (given && !offered && !isSurelyPaid(scene, player, name)) continue;
    yield* checked(offered === given, LOCKED, `${grants[0]?.resolution.object.name} | ${name} | ${given}`, {
      cr: '611.2c',
      at,
      expected: given
        ? `${name} was there as ${grants[0]?.resolution.object.name} resolved, and has flashback`
        : `${name} came later, and has no flashback`,
      found: offered ? 'it can be cast by flashback' : 'it cannot be cast',
    });
  }
}

/** A cost like a mana cost that there is not cannot be paid. CR 118.6a */
function* withoutManaCost(
  at: number,
  view: View,
  player: Seat,
  { options, incomplete }: Question,
  grants: readonly Grant[],
): Generator<Finding> {
  for (const card of view.zone('graveyard', player)) {
    if (cardNamed(card.name)?.manaCost !== null || !grants.some((grant) => isGranted(grant, card))) continue;
    const ways = options.filter((option) => option.startsWith(`cast ${card.ref} by flashback`));
    const castable = ways.some((option) => !incomplete.includes(option));
    yield* checked(!castable, COSTLESS, `${grants[0]?.resolution.object.name} | ${card.name}`, {
      cr: '118.6a',
      at,
      expected: `${card.name} has no mana cost, and flashback for that cannot be paid`,
      found: 'it is said to be castable by flashback',
    });
  }
}

function isGranted(
  { cards }: Grant,
  { ref, incarnation }: { readonly ref: Ref; readonly incarnation: number },
): boolean {
  return cards.some((card) => card.ref === ref && card.incarnation === incarnation);
}

function isSurelyPaid(scene: Scene, player: Seat, name: string): boolean {
  const record = cardNamed(name);
  return (
    record !== null &&
    isTimeFor(scene.view, player, record.types) &&
    surelyCastable(scene, player, record, record.manaCost)
  );
}

/** A card that has flashback of its own can be cast by either. CR 702.34a */
function* either(
  at: number,
  view: View,
  player: Seat,
  options: readonly string[],
  grants: readonly Grant[],
  scene: Scene,
): Generator<Finding> {
  for (const card of view.zone('graveyard', player)) {
    const { ref, name } = card;
    const given = grants.filter((grant) => isGranted(grant, card));
    if (given.length !== 1 || ownPermission(name, 'flashback') === null) continue;
    const ways = options.filter((option) => option.startsWith(`cast ${ref} by flashback`)).length;
    const sure = isSurelyPaid(scene, player, name) && castsItself(scene, player, name, 'flashback');
    if (ways < 2 && !sure) continue;
    yield* checked(ways === 2, EITHER, `${given[0]?.resolution.object.name} | ${name}`, {
      cr: '702.34a',
      at,
      expected: `${name} can be cast by either of its two flashback abilities`,
      found: `${ways} of them are offered`,
    });
  }
}

/** What is paid is its mana cost, with X as it was chosen, and what changes it. CR 601.2f, 107.3a */
function* costs(history: History, cast: CastAction, scenes: Scenes): Generator<Finding> {
  const { action, spell, at } = cast;
  const record = cardNamed(spell.name);
  if (record === null || !spell.paid.includes('flashback') || ownPermission(spell.name, 'flashback') !== null) return;
  yield* chosenX(history, { ...cast, permission: { name: 'flashback' } }, record, X);
  const cost = totalMana(
    scenes(action.begun),
    { ...spell, paid: spell.paid.filter((key) => key !== 'flashback') },
    action.player,
  );
  if (cost === null) return;
  const clause = (record.manaCost?.x ?? 0) > 0 ? X : PAID;
  const due = `${cost.increases} more, ${cost.reductions} less`;
  yield* checked(spell.manaSpent.length === cost.total, clause, `${spell.name} | X ${spell.x} | ${due}`, {
    cr: clause === X ? '107.3a' : '601.2f',
    at,
    expected: `${spell.name} with flashback for its mana cost costs ${cost.total} mana (${due})`,
    found: `${spell.manaSpent.length} was spent`,
  });
}

/** A spell that chooses a card in its graveyard is on the stack yet. CR 608.2n */
function* notItself(history: History): Generator<Finding> {
  for (const [at, { question, view }] of history.steps.entries()) {
    if (question?.kind !== 'objects' || question.purpose !== 'objects for an effect') continue;
    const spell = view.stack.find(({ ref, kind }) => ref === question.source && kind === 'spell');
    const steps = spell === undefined ? [] : (instructionsOf(spell) ?? []).flatMap(({ effect }) => stepsOf(effect));
    const chooses = steps.some(
      (step) => step.kind === 'choose' && holdsNode(step.what, (node) => 'zone' in node && node.zone === 'graveyard'),
    );
    if (spell === undefined || !chooses) continue;
    yield* checked(!question.options.includes(spell.ref), ITSELF, `${spell.name} | ${question.options.length}`, {
      cr: '608.2n',
      at,
      expected: `${spell.name}, still on the stack, is no card in a graveyard`,
      found: 'it can be chosen',
    });
  }
}
