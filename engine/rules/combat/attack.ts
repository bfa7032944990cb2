import { rulesOf } from '../../characteristics/abilities.ts';
import { derive } from '../../characteristics/derive.ts';
import { hasKeyword, matches } from '../../evaluate/expression.ts';
import type { Answer, Game, IllegalAnswer, Proc } from '../../proc.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { isTapped, opponentsOf } from '../../state/read.ts';
import type { Attack, Characteristics, Choice, Root } from '../../state/root.ts';
import { log, setCombat, setTapped } from '../../state/write.ts';
import { ask, illegal, picked } from '../ask.ts';
import { isHeld } from '../costs/parts.ts';
import { happen } from '../happen.ts';

/** An attacker and what it could attack. CR 508.1a-b */
export interface AttackOption {
  readonly attacker: ObjectId;
  readonly defender: Choice;
}

/** The active player declares attackers. CR 508.1 */
export function* declareAttackers(g: Game): Proc<void> {
  const options = attackOptions(g.root);
  if (options.length === 0) return;
  const must = requiredToAttack(g.root, options);
  const check = (answer: Answer): IllegalAnswer | null => attackersFault(options, must, picked(answer));
  const answer = yield* ask(
    g,
    { kind: 'attackers', player: g.root.turn.active, purpose: 'attackers', source: null, cr: '508.1', options },
    check,
  );
  const chosen = picked(answer).map((index) => options[index] as AttackOption);
  if (chosen.length > 0) attackWith(g, chosen);
}

/** Every creature that can attack, with everyone and everything that it can attack. CR 508.1a-c, 802.3 */
export function attackOptions(root: Root): readonly AttackOption[] {
  const player = root.turn.active;
  const defenders = defendersOf(root, player);
  return root.battlefield.flatMap((slot) => {
    const seen = derive(root).bySlot[slot];
    if (seen === null || seen === undefined || seen.controller !== player || !canAttack(root, seen.id, seen)) return [];
    return defenders.map((defender) => ({ attacker: seen.id, defender }));
  });
}

function defendersOf(root: Root, player: PlayerId): readonly Choice[] {
  const opponents = opponentsOf(root, player);
  const walkers = root.battlefield.flatMap((slot): readonly Choice[] => {
    const seen = derive(root).bySlot[slot];
    return seen?.types.includes('planeswalker') === true && opponents.includes(seen.controller)
      ? [{ kind: 'object', id: seen.id }]
      : [];
  });
  return [...opponents.map((opponent): Choice => ({ kind: 'player', player: opponent })), ...walkers];
}

function canAttack(root: Root, id: ObjectId, seen: Characteristics): boolean {
  if (!seen.types.includes('creature') || isTapped(root, id) || hasKeyword(seen, 'defender')) return false;
  if (!hasKeyword(seen, 'haste') && !isHeld(root, id)) return false;
  return !rulesOf(root, 'cantAttack').some(({ rule, ctx }) => matches(ctx, rule.what, id));
}

/** Creatures that attack if able: no restriction of ours stops one because of another. CR 508.1d */
function requiredToAttack(root: Root, options: readonly AttackOption[]): readonly ObjectId[] {
  const rules = rulesOf(root, 'mustAttack');
  if (rules.length === 0) return [];
  const able = [...new Set(options.map((option) => option.attacker))];
  return able.filter((id) => rules.some(({ rule, ctx }) => matches(ctx, rule.what, id)));
}

function attackersFault(
  options: readonly AttackOption[],
  must: readonly ObjectId[],
  picks: readonly number[],
): IllegalAnswer | null {
  const attackers = picks.map((index) => options[index]?.attacker);
  if (new Set(attackers).size !== attackers.length)
    return illegal('508.1b', 'a creature attacks one player or planeswalker only');
  if (must.some((id) => !attackers.includes(id)))
    return illegal('508.1d', 'a creature that attacks if able does not attack');
  return null;
}

/** They are tapped, unless they have vigilance, and become attacking creatures. CR 508.1f, 508.1k-m */
function attackWith(g: Game, chosen: readonly AttackOption[]): void {
  happen(g, () => {
    for (const { attacker } of chosen) {
      const seen = derive(g.root).characteristics(attacker);
      if (seen !== null && !hasKeyword(seen, 'vigilance')) setTapped(g, attacker, true);
    }
    setCombat(g, { attacks: chosen.map((option) => attackOf(g.root, option)), dealtFirst: [] });
    for (const { attacker, defender } of chosen) log(g, { kind: 'attacked', attacker, defender });
  });
}

function attackOf(root: Root, { attacker, defender }: AttackOption): Attack {
  const defendingPlayer =
    defender.kind === 'player' ? defender.player : (derive(root).characteristics(defender.id)?.controller ?? 0);
  return { attacker, defender, defendingPlayer, blocked: false, blockers: [] };
}
