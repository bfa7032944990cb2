import { derive } from '../../characteristics/derive.ts';
import { hasKeyword } from '../../evaluate/expression.ts';
import type { Answer, Game, IllegalAnswer, Proc } from '../../proc.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { apnap, find, inGame, statusOf } from '../../state/read.ts';
import type { Attack, Characteristics, Choice, Combat, Root } from '../../state/root.ts';
import { setCombat } from '../../state/write.ts';
import { ask, illegal } from '../ask.ts';
import { type Damage, dealDamage } from '../events/damage.ts';

/** Whether a first combat damage step is needed. CR 510.4 */
export function needsFirstStrikeStep(root: Root): boolean {
  return combatants(root).some((id) => strikesFirst(root, id));
}

/** Damage is assigned in APNAP order, then dealt at once. CR 510.1-510.2, 802.5 */
export function* combatDamage(g: Game, first: boolean): Proc<void> {
  const combat = g.root.combat;
  if (combat === null) return;
  const dealing = combatants(g.root).filter((id) => dealsNow(g.root, combat, id, first));
  const damage: Damage[] = [];
  for (const player of apnap(g.root)) {
    for (const id of dealing)
      if (controllerOf(g.root, id) === player) damage.push(...(yield* assign(g, combat, id, player)));
  }
  if (first) setCombat(g, { ...combat, dealtFirst: dealing });
  yield* dealDamage(g, damage);
}

function combatants(root: Root): readonly ObjectId[] {
  return (root.combat?.attacks ?? [])
    .flatMap((attack) => [attack.attacker, ...attack.blockers])
    .filter((id) => find(root, id) !== null);
}

/**
 * In the first step those with first or double strike; in the second those that have not dealt damage in the first, and those
 * with double strike now. CR 702.7b, 702.4b
 */
function dealsNow(root: Root, combat: Combat, id: ObjectId, first: boolean): boolean {
  if (first) return strikesFirst(root, id);
  return !combat.dealtFirst.includes(id) || has(root, id, 'double strike');
}

function strikesFirst(root: Root, id: ObjectId): boolean {
  return has(root, id, 'first strike') || has(root, id, 'double strike');
}

function has(root: Root, id: ObjectId, keyword: 'first strike' | 'double strike' | 'trample' | 'deathtouch'): boolean {
  const seen = derive(root).characteristics(id);
  return seen !== null && hasKeyword(seen, keyword);
}

function controllerOf(root: Root, id: ObjectId): PlayerId | undefined {
  return derive(root).characteristics(id)?.controller;
}

/** A creature assigns damage equal to its power. CR 510.1a */
function* assign(g: Game, combat: Combat, id: ObjectId, player: PlayerId): Proc<readonly Damage[]> {
  const power = derive(g.root).characteristics(id)?.power ?? 0;
  if (power <= 0) return [];
  const attack = combat.attacks.find((one) => one.attacker === id);
  const shares =
    attack === undefined ? blockerShares(combat, id, power) : yield* attackerShares(g, attack, power, player);
  return shares.filter((share) => share.amount > 0).map(({ to, amount }) => ({ from: id, to, amount, combat: true }));
}

interface Share {
  readonly to: Choice;
  readonly amount: number;
}

/** A blocker's damage goes to what it blocks. CR 510.1d */
function blockerShares(combat: Combat, id: ObjectId, power: number): readonly Share[] {
  return combat.attacks
    .filter((attack) => attack.blockers.includes(id))
    .map((attack) => ({ to: { kind: 'object', id: attack.attacker }, amount: power }));
}

function* attackerShares(g: Game, attack: Attack, power: number, player: PlayerId): Proc<readonly Share[]> {
  const defender = defenderNow(g.root, attack);
  if (!attack.blocked) return defender === null ? [] : [{ to: defender, amount: power }];
  const trample = has(g.root, attack.attacker, 'trample') && defender !== null;
  const blockers = attack.blockers
    .filter((id) => find(g.root, id) !== null)
    .map((id): Choice => ({ kind: 'object', id }));
  if (blockers.length === 0) return trample ? [{ to: defender, amount: power }] : [];
  return yield* divideDamage(g, attack, trample ? [...blockers, defender] : blockers, power, player, trample);
}

function defenderNow(root: Root, { defender }: Attack): Choice | null {
  if (defender === null) return null;
  if (defender.kind === 'player') return inGame(root, defender.player) ? defender : null;
  return find(root, defender.id) === null ? null : defender;
}

/** Divided as its controller chooses; with trample the rest goes on only when every blocker is assigned lethal damage. CR 510.1c, 702.19b */
function* divideDamage(
  g: Game,
  attack: Attack,
  among: readonly Choice[],
  power: number,
  player: PlayerId,
  trample: boolean,
): Proc<readonly Share[]> {
  if (among.length === 1) return [{ to: among[0] as Choice, amount: power }];
  const lethal = among
    .slice(0, -1)
    .map((choice) => (choice.kind === 'object' ? lethalDamage(g.root, choice.id, attack.attacker) : 0));
  const check = (answer: Answer): IllegalAnswer | null => {
    if (!trample || answer.kind !== 'divide' || (answer.amounts[among.length - 1] ?? 0) === 0) return null;
    const short = lethal.some((least, index) => (answer.amounts[index] ?? 0) < least);
    return short ? illegal('702.19b', 'not every blocker is assigned lethal damage') : null;
  };
  const answer = yield* ask(
    g,
    {
      kind: 'divide',
      player,
      purpose: 'combat damage',
      source: attack.attacker,
      cr: '510.1c',
      total: power,
      among,
      least: 0,
    },
    check,
  );
  const amounts = answer.kind === 'divide' ? answer.amounts : [];
  return among.map((to, index) => ({ to, amount: amounts[index] ?? 0 }));
}

/** CR 702.19b, 702.2c */
function lethalDamage(root: Root, id: ObjectId, attacker: ObjectId): number {
  const seen = derive(root).characteristics(id) as Characteristics;
  const left = Math.max(0, (seen.toughness ?? 0) - (statusOf(root, id)?.damage ?? 0));
  return has(root, attacker, 'deathtouch') ? Math.min(1, left) : left;
}
