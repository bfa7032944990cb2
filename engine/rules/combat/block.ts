import { rulesOf } from '../../characteristics/abilities.ts';
import { derive } from '../../characteristics/derive.ts';
import { hasKeyword, matches } from '../../evaluate/expression.ts';
import type { Answer, Game, IllegalAnswer, Proc } from '../../proc.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { apnap, isTapped } from '../../state/read.ts';
import type { Characteristics, Combat, Root } from '../../state/root.ts';
import { log, setCombat } from '../../state/write.ts';
import { ask, illegal, picked } from '../ask.ts';
import { happen } from '../happen.ts';

export interface BlockOption {
  readonly blocker: ObjectId;
  readonly attacker: ObjectId;
}

/** Each defending player in APNAP order declares blockers. CR 509.1, 802.4 */
export function* declareBlockers(g: Game): Proc<void> {
  const chosen: BlockOption[] = [];
  for (const player of apnap(g.root)) {
    if (player === g.root.turn.active) continue;
    chosen.push(...(yield* declareFor(g, player)));
  }
  blockWith(g, chosen);
}

function* declareFor(g: Game, player: PlayerId): Proc<readonly BlockOption[]> {
  const options = blockOptions(g.root, player);
  if (options.length === 0) return [];
  const check = (answer: Answer): IllegalAnswer | null => blockersFault(g.root, options, picked(answer));
  const answer = yield* ask(
    g,
    { kind: 'blockers', player, purpose: 'blockers', source: null, cr: '509.1', options },
    check,
  );
  return picked(answer).map((index) => options[index] as BlockOption);
}

/** Every creature that can block, with every attacker of this player that it can block, also one that attacks nothing any more. CR 509.1a-b, 506.4c, 802.4a */
export function blockOptions(root: Root, player: PlayerId): readonly BlockOption[] {
  const attackers = (root.combat?.attacks ?? []).filter((attack) => attack.defendingPlayer === player);
  return root.battlefield.flatMap((slot) => {
    const seen = derive(root).bySlot[slot];
    if (seen === null || seen === undefined || seen.controller !== player || !canBlock(root, seen.id, seen)) return [];
    return attackers.flatMap(({ attacker }) =>
      canBlockIt(root, seen, attacker) ? [{ blocker: seen.id, attacker }] : [],
    );
  });
}

function canBlock(root: Root, id: ObjectId, seen: Characteristics): boolean {
  if (!seen.types.includes('creature') || isTapped(root, id)) return false;
  return !rulesOf(root, 'cantBlock').some(({ rule, ctx }) => matches(ctx, rule.what, id));
}

/** Flying is blocked by flying and reach only. CR 702.9b */
function canBlockIt(root: Root, blocker: Characteristics, attacker: ObjectId): boolean {
  const seen = derive(root).characteristics(attacker);
  if (seen === null) return false;
  if (hasKeyword(seen, 'flying') && !hasKeyword(blocker, 'flying') && !hasKeyword(blocker, 'reach')) return false;
  return !rulesOf(root, 'cantBeBlocked').some(({ rule, ctx }) => matches(ctx, rule.what, attacker));
}

/** One attacker each; a creature with menace is blocked by two or more or by none. CR 509.1a, 702.111b */
function blockersFault(root: Root, options: readonly BlockOption[], picks: readonly number[]): IllegalAnswer | null {
  const chosen = picks.flatMap((index) => options[index] ?? []);
  const blockers = chosen.map((option) => option.blocker);
  if (new Set(blockers).size !== blockers.length) return illegal('509.1a', 'a creature blocks one attacker only');
  const alone = chosen.find(
    ({ attacker }) => isMenacing(root, attacker) && chosen.filter((other) => other.attacker === attacker).length < 2,
  );
  return alone === undefined ? null : illegal('702.111b', 'a creature with menace is blocked by one creature only');
}

function isMenacing(root: Root, id: ObjectId): boolean {
  const seen = derive(root).characteristics(id);
  return seen !== null && hasKeyword(seen, 'menace');
}

/** CR 509.1g-i */
function blockWith(g: Game, chosen: readonly BlockOption[]): void {
  const combat = g.root.combat as Combat;
  happen(g, () => {
    const attacks = combat.attacks.map((attack) => {
      const blockers = chosen.filter((option) => option.attacker === attack.attacker).map((option) => option.blocker);
      return blockers.length === 0 ? attack : { ...attack, blocked: true, blockers };
    });
    setCombat(g, { ...combat, attacks });
    for (const { blocker, attacker } of chosen) log(g, { kind: 'blocked', blocker, attacker });
    for (const { attacker, blocked } of attacks) if (blocked) log(g, { kind: 'became blocked', attacker });
  });
}
