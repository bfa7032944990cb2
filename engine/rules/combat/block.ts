import type { Answer, Game, IllegalAnswer, Proc } from '../../proc.ts';
import type { PlayerId } from '../../state/ids.ts';
import { apnap, find } from '../../state/read.ts';
import type { Combat, Root } from '../../state/root.ts';
import { log, setCombat } from '../../state/write.ts';
import { ask, illegal, picked } from '../ask.ts';
import { happen } from '../happen.ts';
import { blockCosts, blockDeclarations, type BlockOption, blockOptions } from './block-options.ts';
import { canPayToFight, payToFight, type Price } from './costs.ts';
import { declarationFault, legalDeclarations } from './declaration.ts';
import { isStillControlled } from './defenders.ts';

/** Each defending player in APNAP order declares blockers. CR 509.1, 802.4 */
export function* declareBlockers(g: Game): Proc<void> {
  const chosen: BlockOption[] = [];
  for (const player of apnap(g.root)) {
    if (player === g.root.turn.active) continue;
    chosen.push(...(yield* declareFor(g, player)));
  }
  blockWith(g, chosen);
}

/** Until a declaration stands. */
function* declareFor(g: Game, player: PlayerId): Proc<readonly BlockOption[]> {
  for (;;) {
    const chosen = yield* chooseBlockers(g, player);
    const price = priceOf(g.root, chosen);
    if (price.length === 0 || (yield* payToFight(g, player, price, { before: () => {} })))
      return chosen.filter(({ blocker }) => isStillControlled(g.root, blocker, player));
  }
}

/** Which creatures block which. What has to be declared in one way only is not asked. CR 509.1a-c */
function* chooseBlockers(g: Game, player: PlayerId): Proc<readonly BlockOption[]> {
  const every = blockOptions(g.root, player);
  if (every.length === 0) return [];
  const all = blockDeclarations(g.root, every);
  const legal = legalDeclarations(all);
  const options = legal.options.map((at) => every[at] as BlockOption);
  if (legal.min === options.length) return options;
  const check = (answer: Answer): IllegalAnswer | null => {
    const picks = picked(answer).map((pick) => legal.options[pick] as number);
    const chosen = picks.map((at) => every[at] as BlockOption);
    return declarationFault(all, legal, picks, REFUSALS) ?? unaffordable(g.root, player, chosen);
  };
  const { min, max } = legal;
  const answer = yield* ask(
    g,
    { kind: 'blockers', player, purpose: 'blockers', source: null, cr: '509.1', options, min, max },
    check,
  );
  return picked(answer).map((index) => options[index] as BlockOption);
}

const REFUSALS = {
  twice: illegal('509.1a', 'a creature blocks more attackers than it can'),
  required: illegal('509.1c', 'fewer creatures than could block as they have to'),
};

function unaffordable(root: Root, player: PlayerId, chosen: readonly BlockOption[]): IllegalAnswer | null {
  const price = priceOf(root, chosen);
  if (price.length === 0 || canPayToFight(root, player, price, []) !== 'no') return null;
  return illegal('509.1f', 'what these blocks cost cannot be paid');
}

/** CR 509.1d */
function priceOf(root: Root, chosen: readonly BlockOption[]): Price {
  return [...new Set(chosen.map(({ blocker }) => blocker))].flatMap((blocker) =>
    blockCosts(root, blocker).map(({ rule, ctx }) => ({ ctx, cost: rule.cost, times: 1, for: blocker })),
  );
}

/** CR 509.1g-i */
function blockWith(g: Game, declared: readonly BlockOption[]): void {
  const combat = g.root.combat as Combat;
  const attacking = new Set(combat.attacks.map(({ attacker }) => attacker));
  const chosen = declared.filter(({ blocker, attacker }) => attacking.has(attacker) && find(g.root, blocker) !== null);
  happen(g, () => {
    const attacks = combat.attacks.map((attack) => {
      const blockers = chosen.filter((option) => option.attacker === attack.attacker).map((option) => option.blocker);
      return blockers.length === 0 ? attack : { ...attack, blocked: true, blockers };
    });
    setCombat(g, { ...combat, attacks });
    for (const { blocker, attacker } of chosen) log(g, { kind: 'blocked', blocker, attacker });
    for (const { attacker, blocked } of attacks)
      log(g, blocked ? { kind: 'became blocked', attacker } : { kind: 'went unblocked', attacker });
  });
}
