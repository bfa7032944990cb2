import type { History, PermanentView, Seat, View } from '../../protocol/index.ts';
import { cardNamed } from '../oracles/card-facts.ts';
import { conditionHolds } from '../oracles/matching.ts';
import { ownPermission, permits, permittingPermanents, type PrintedPermission } from '../oracles/permissions.ts';
import { type Scene, sightOf } from '../oracles/sight.ts';
import { surelyCastable } from '../oracles/surely-castable.ts';
import type { CastAction, PermittedCast } from '../reading/permitted-casts.ts';
import type { Scenes } from '../reading/scenes.ts';

/** A permanent's permission at a moment when its controller has priority. */
export interface Chance {
  readonly at: number;
  readonly player: Seat;
  readonly scene: Scene;
  readonly permanent: PermanentView;
  readonly permission: PrintedPermission;
  /** Spells cast by it in this turn, by this object. */
  readonly used: readonly PermittedCast[];
  /** What is offered by it. */
  readonly offered: readonly string[];
  /** Whether something is surely there to be cast by it now. */
  readonly surely: boolean;
}

/** Every moment at which a player could be offered something by a permission for so many casts in a turn. */
export function chancesOf(history: History, scenes: Scenes, permitted: readonly PermittedCast[]): readonly Chance[] {
  return history.steps.flatMap(({ question, view }, at) => {
    if (question?.kind !== 'priority' || question.player === 'chance') return [];
    const player = question.player;
    return permittingPermanents(view).flatMap(({ permanent, permission }): Chance[] => {
      if (permanent.controller !== player || permission.rule.who !== 'you' || permission.rule.perTurn === null)
        return [];
      const scene = scenes(at);
      const used = permitted.filter((cast) => isUse(history, cast, permanent, at));
      const offered = question.options.filter((option) => option.endsWith(` by ${permanent.ref}`));
      const surely = offersSurely(scene, player, permanent, permission);
      return [{ at, player, scene, permanent, permission, used, offered, surely }];
    });
  });
}

function isUse(
  history: History,
  { source, at, action }: PermittedCast,
  permanent: PermanentView,
  now: number,
): boolean {
  if (source === null || source.ref !== permanent.ref || source.incarnation !== permanent.incarnation) return false;
  return at <= now && history.steps[action.begun]?.view.turn === history.steps[now]?.view.turn;
}

/** Whether the permission holds, and lets a card be cast now that surely can be. CR 601.3 */
function offersSurely(scene: Scene, player: Seat, permanent: PermanentView, permission: PrintedPermission): boolean {
  const { from } = permission.rule;
  if (from !== 'graveyard' || conditionHolds(sightOf(scene, permanent), permission.onlyIf) !== true) return false;
  return scene.view.zone('graveyard', player).some(({ name }) => mayBeCast(scene, player, name, permission));
}

/** Whether it surely lets its controller cast the card of this name, which is theirs, by timing and means. */
export function mayBeCast(scene: Scene, player: Seat, name: string, permission: PrintedPermission): boolean {
  const record = cardNamed(name);
  if (record === null || permission.rule.terms.cost.kind !== 'usual' || permits(permission, record, true) !== true)
    return false;
  return isTimeFor(scene.view, player, record.types) && surelyCastable(scene, player, record, record.manaCost);
}

/** Instants at any time, the rest in a main phase of the player's own with an empty stack. CR 304.1, 307.1 */
export function isTimeFor(view: View, player: Seat, types: readonly string[]): boolean {
  return types.includes('instant') || isSorceryTime(view, player);
}

export function isSorceryTime({ active, step, stack }: View, player: Seat): boolean {
  return active === player && (step === 'precombat main' || step === 'postcombat main') && stack.length === 0;
}

/** Whether the player may surely cast the card from its owner's graveyard by an ability of its own. */
export function castsItself(scene: Scene, player: Seat, name: string, key: string): boolean {
  const record = cardNamed(name);
  const own = ownPermission(name, key);
  if (record === null || own === null || own.onlyIf !== null || own.rule.from !== 'graveyard') return false;
  const { cost } = own.rule.terms;
  if (cost.kind !== 'instead' || cost.cost === null || cost.cost.parts.length > 0) return false;
  return isTimeFor(scene.view, player, record.types) && surelyCastable(scene, player, record, cost.cost.mana);
}

/** Casts in this turn by this player before this moment. */
export function castsThisTurn(
  history: History,
  casts: readonly CastAction[],
  { at, player }: Pick<Chance, 'at' | 'player'>,
): readonly CastAction[] {
  return casts.filter(
    (cast) =>
      cast.at <= at &&
      cast.action.player === player &&
      history.steps[cast.action.begun]?.view.turn === history.steps[at]?.view.turn,
  );
}
