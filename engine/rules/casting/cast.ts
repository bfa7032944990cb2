import { derive } from '../../characteristics/derive.ts';
import type { Game, Payment, Proc } from '../../proc.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { playerState, the } from '../../state/read.ts';
import type { Permission, Root, SpellState } from '../../state/root.ts';
import { arrival, changeObject, changePlayer, log, moveObject } from '../../state/write.ts';
import type { Cost } from '../../vocabulary/cost.ts';
import { TAKEN_BACK } from '../ask.ts';
import { meansFor, ONLY_MANA } from '../costs/means.ts';
import { containsX, keptFor } from '../costs/parts.ts';
import { payCost, ridersOf } from '../costs/pay.ts';
import { totalSpellCost } from '../costs/total.ts';
import { happen } from '../happen.ts';
import { activateForMana } from './activate.ts';
import { announce, type Proposal } from './announce.ts';
import { isProhibitedAsProposed, mayBeginToCast, mayCastNow, newSpell } from './may-cast.ts';
import { coversProposed, notePermissionUsed } from './permissions.ts';
import { attempt } from './take-back.ts';
import { becomeTargets, chooseTargets } from './targets.ts';
import { lessForEmerging, spellContext, takesAnyType, targetsOfSpell, termsOf } from './ways.ts';

/** Casts a spell, unless it is taken back or cannot be completed. Answers whether it was cast. CR 601.2 */
export function* castSpell(g: Game, player: PlayerId, card: ObjectId, permission: Permission | null): Proc<boolean> {
  return yield* casts(g, player, card, function* () {
    if (!mayBeginToCast(g.root, card, player, permission)) throw TAKEN_BACK;
    yield* casting(g, player, card, permission);
  });
}

/** Casts a card while an effect that lets the player do so resolves. Answers the spell; null: it was not cast. CR 608.2g */
export function* castNow(g: Game, player: PlayerId, card: ObjectId, permission: Permission): Proc<ObjectId | null> {
  let spell: ObjectId | null = null;
  const done = yield* casts(g, player, card, function* () {
    if (!mayCastNow(g.root, card, player, permission)) throw TAKEN_BACK;
    spell = yield* casting(g, player, card, permission);
  });
  return done ? spell : null;
}

function* casts(g: Game, player: PlayerId, card: ObjectId, action: () => Proc<void>): Proc<boolean> {
  return yield* attempt(
    g,
    player,
    card,
    (game, { object, ability }) => activateForMana(game, { ...NO_PAYMENT, player }, object, ability),
    action,
  );
}

const NO_PAYMENT: Omit<Payment, 'player'> = {
  cost: { generic: 0, W: 0, U: 0, B: 0, R: 0, G: 0, C: 0, x: 0, hybrid: [], phyrexian: [], snow: 0 },
  on: 0,
  purpose: 'other',
  costHasX: false,
  anyType: false,
  reserved: [],
  life: 0,
  inProgress: [],
  means: ONLY_MANA,
};

function* casting(g: Game, player: PlayerId, card: ObjectId, permission: Permission | null): Proc<ObjectId> {
  const spell = propose(g, player, card, permission);
  const proposal = yield* announce(g, spell, player, permission);
  yield* chooseAllTargets(g, spell, player, proposal);
  if (isProhibitedAsProposed(g.root, spell, player)) throw TAKEN_BACK;
  if (!coversProposed(g.root, spell, player, permission)) throw TAKEN_BACK;
  yield* payFor(g, spell, player, proposal);
  becomeCast(g, spell, player);
  return spell;
}

/** The card goes to the stack; nothing was chosen yet. CR 601.2a */
function propose(g: Game, player: PlayerId, card: ObjectId, permission: Permission | null): ObjectId {
  const by = permission === null ? null : { source: permission.source, address: permission.address };
  const hasty = termsOf(by).hasty && derive(g.root).characteristics(card)?.types.includes('creature') === true;
  const usual = newSpell(the(g.root, card).zone, player, by, castThisTurn(g.root));
  const state = hasty ? { ...usual, hasteWhileControlled: true } : usual;
  notePermissionUsed(g, permission);
  return moveObject(g, card, 'stack', arrival(player, { spell: state }), 'cast', null);
}

function castThisTurn({ players }: Root): number {
  return players.reduce((sum, { cast }) => sum + cast.length, 0);
}

/** CR 601.2c-d */
function* chooseAllTargets(g: Game, spell: ObjectId, player: PlayerId, { modes, x, paid }: Proposal): Proc<void> {
  changeSpell(g, spell, { modes, x, paid });
  const ctx = spellContext(g.root, spell, player, { x, paid });
  const chosen = yield* chooseTargets(g, ctx, targetsOfSpell(g.root, spell, modes, paid), spell);
  changeSpell(g, spell, chosen);
  becomeTargets(g, spell, player, chosen.targets);
}

/** CR 601.2f-h */
function* payFor(g: Game, spell: ObjectId, player: PlayerId, proposal: Proposal): Proc<void> {
  const [base, ...additional] = proposal.costs;
  const { x, paid, bound: chosen } = proposal;
  const less = lessForEmerging(g.root, chosen);
  const total = totalSpellCost(g.root, spell, player, base as Cost, additional, x ?? 0, less);
  const ctx = spellContext(g.root, spell, player, { x, paid, bound: chosen });
  const payment: Payment = {
    player,
    cost: total.mana,
    on: spell,
    purpose: 'cast',
    costHasX: proposal.costs.some(containsX),
    anyType: takesAnyType(the(g.root, spell).spell?.permission ?? null),
    ...keptFor(ctx, total.parts),
    inProgress: [],
    means: meansFor(g.root, spell),
  };
  const { mana, bound } = yield* payCost(g, ctx, payment, total.parts);
  changeSpell(g, spell, { bound, manaSpent: mana.map((unit) => unit.type), ...ridersOf(g, mana, spell, player) });
}

/** The spell becomes cast; abilities that trigger on that trigger now. CR 601.2i */
function becomeCast(g: Game, spell: ObjectId, player: PlayerId): void {
  const from = the(g.root, spell).spell?.castFrom ?? 'hand';
  happen(g, () => log(g, { kind: 'cast', spell, player, from }));
  changePlayer(g, player, { cast: [...playerState(g.root, player).cast, spell] });
}

function changeSpell(g: Game, spell: ObjectId, change: Partial<SpellState>): void {
  changeObject(g, spell, { spell: { ...(the(g.root, spell).spell as SpellState), ...change } });
}
