import { replacementsOf, contextOf, rulesOf } from '../../characteristics/abilities.ts';
import type { Game } from '../../proc.ts';
import type { PlayerId } from '../../state/ids.ts';
import { inGame, playerState } from '../../state/read.ts';
import type { Root } from '../../state/root.ts';
import { changeLife } from '../../state/write.ts';
import { happen } from '../happen.ts';
import { isWhose } from '../../evaluate/whose.ts';

/** CR 119.3 */
export function gainLife(g: Game, player: PlayerId, amount: number): void {
  happen(g, () => gainLifeNow(g, player, amount));
}

export function loseLife(g: Game, player: PlayerId, amount: number): void {
  happen(g, () => loseLifeNow(g, player, amount));
}

/** The player gains or loses what it takes. CR 119.5 */
export function setLife(g: Game, player: PlayerId, life: number): void {
  const more = life - playerState(g.root, player).life;
  if (more > 0) gainLife(g, player, more);
  else loseLife(g, player, -more);
}

/** As part of something that happens. Effects that multiply the gain commute. CR 119.7, 119.10 */
export function gainLifeNow(g: Game, player: PlayerId, amount: number): void {
  if (amount <= 0 || !inGame(g.root, player) || cantGain(g.root, player)) return;
  const factor = replacementsOf(g.root, 'gainsLife')
    .filter((has) => isWhose(contextOf(g.root, has), has.replaces.who, player))
    .reduce((product, has) => product * has.replaces.factor, 1);
  changeLife(g, player, amount * factor);
}

export function loseLifeNow(g: Game, player: PlayerId, amount: number): void {
  if (amount <= 0 || !inGame(g.root, player) || lifeIsFixed(g.root, player)) return;
  changeLife(g, player, -amount);
}

/** Whether the player can pay this much life; 0 always. CR 119.4, 119.4b, 119.8 */
export function canPayLife(root: Root, player: PlayerId, amount: number): boolean {
  return amount === 0 || (!lifeIsFixed(root, player) && playerState(root, player).life >= amount);
}

function cantGain(root: Root, player: PlayerId): boolean {
  return (
    lifeIsFixed(root, player) || rulesOf(root, 'cantGainLife').some(({ rule, ctx }) => isWhose(ctx, rule.who, player))
  );
}

function lifeIsFixed(root: Root, player: PlayerId): boolean {
  return rulesOf(root, 'lifeCantChange').some(({ rule, ctx }) => isWhose(ctx, rule.who, player));
}
