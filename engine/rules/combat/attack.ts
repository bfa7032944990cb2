import { derive } from '../../characteristics/derive.ts';
import { hasKeyword } from '../../evaluate/keywords.ts';
import type { Answer, Game, IllegalAnswer, Proc } from '../../proc.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { playerState } from '../../state/read.ts';
import type { Attack, Root } from '../../state/root.ts';
import { changePlayer, log, NO_COMBAT, setCombat, setTapped } from '../../state/write.ts';
import { ask, illegal, picked } from '../ask.ts';
import { happen } from '../happen.ts';
import { type AttackOption, attackCosts, attackDeclarations, attackOptions } from './attack-options.ts';
import { canPayToFight, payToFight, type Price } from './costs.ts';
import { declarationFault, legalDeclarations } from './declaration.ts';
import { defendingPlayerOf, isStillControlled } from './defenders.ts';

/** The active player declares attackers, until a declaration stands. CR 508.1 */
export function* declareAttackers(g: Game): Proc<void> {
  for (;;) {
    const chosen = yield* chooseAttackers(g);
    if (chosen.length === 0) return;
    const price = priceOf(g.root, chosen);
    const isFree = price.length === 0;
    if (!isFree && !(yield* payToAttack(g, chosen, price))) continue;
    attackWith(g, chosen, isFree);
    return;
  }
}

/** They are tapped first. Answers whether the price was paid; if not, the declaration is taken back. CR 508.1f-j */
function payToAttack(g: Game, chosen: readonly AttackOption[], price: Price): Proc<boolean> {
  return payToFight(g, g.root.turn.active, price, { before: () => happen(g, () => tapAttackers(g, chosen)) });
}

/** Which creatures attack whom. What has to be declared in one way only is not asked. CR 508.1a-d */
function* chooseAttackers(g: Game): Proc<readonly AttackOption[]> {
  const every = attackOptions(g.root);
  if (every.length === 0) return [];
  const all = attackDeclarations(g.root, every);
  const legal = legalDeclarations(all);
  const options = legal.options.map((at) => every[at] as AttackOption);
  if (legal.min === options.length) return options;
  const check = (answer: Answer): IllegalAnswer | null => {
    const picks = picked(answer).map((pick) => legal.options[pick] as number);
    const chosen = picks.map((at) => every[at] as AttackOption);
    return declarationFault(all, legal, picks, REFUSALS) ?? unaffordable(g.root, chosen);
  };
  const answer = yield* ask(
    g,
    {
      kind: 'attackers',
      player: g.root.turn.active,
      purpose: 'attackers',
      source: null,
      cr: '508.1',
      options,
      min: legal.min,
      max: legal.max,
    },
    check,
  );
  return picked(answer).map((index) => options[index] as AttackOption);
}

const REFUSALS = {
  twice: illegal('508.1b', 'a creature attacks one player or planeswalker only'),
  required: illegal('508.1d', 'fewer creatures than could attack as they have to'),
};

function unaffordable(root: Root, chosen: readonly AttackOption[]): IllegalAnswer | null {
  const price = priceOf(root, chosen);
  if (price.length === 0) return null;
  const tapped = chosen.map(({ attacker }) => attacker).filter((id) => attackingTaps(root, id));
  if (canPayToFight(root, root.turn.active, price, tapped) !== 'no') return null;
  return illegal('508.1j', 'what these attacks cost cannot be paid');
}

/** CR 508.1h */
function priceOf(root: Root, chosen: readonly AttackOption[]): Price {
  return chosen.flatMap((option) =>
    attackCosts(root, option).map(({ rule, ctx }) => ({
      ctx,
      cost: rule.cost,
      times: rule.times,
      for: option.attacker,
    })),
  );
}

/** They are tapped, unless they have vigilance: that is no cost. CR 508.1f */
function tapAttackers(g: Game, chosen: readonly AttackOption[]): void {
  for (const { attacker } of chosen) {
    if (attackingTaps(g.root, attacker)) setTapped(g, attacker, true);
  }
}

function attackingTaps(root: Root, id: ObjectId): boolean {
  const seen = derive(root).characteristics(id);
  return seen !== null && !hasKeyword(seen, 'vigilance');
}

/** Those that their player still controls become attacking creatures. CR 508.1k-m */
function attackWith(g: Game, chosen: readonly AttackOption[], taps: boolean): void {
  const player = g.root.turn.active;
  const left = chosen.filter(({ attacker }) => isStillControlled(g.root, attacker, player));
  happen(g, () => {
    if (taps) tapAttackers(g, chosen);
    const combat = g.root.combat ?? NO_COMBAT;
    setCombat(g, { ...combat, attacks: [...combat.attacks, ...left.map((option) => attackOf(g.root, option))] });
    noteAttackers(g, player, left);
    for (const { attacker, defender } of left) log(g, { kind: 'attacked', attacker, defender });
  });
}

/** CR 608.2i */
function noteAttackers(g: Game, player: PlayerId, options: readonly AttackOption[]): void {
  if (options.length === 0) return;
  const { attackedWith } = playerState(g.root, player);
  const all = new Set([...attackedWith, ...options.map(({ attacker }) => attacker)]);
  changePlayer(g, player, { attackedWith: [...all] });
}

function attackOf(root: Root, { attacker, defender }: AttackOption): Attack {
  const defendingPlayer = defendingPlayerOf(root, defender);
  return { attacker, defender, defendingPlayer, blocked: false, blockers: [] };
}
