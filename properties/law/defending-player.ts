import type { History, PermanentView } from '../../protocol/index.ts';
import type { Filter, TriggeredAbility } from '../oracles/card-facts.ts';
import { entriesOf } from '../reading/entries.ts';
import { stackedAbilities } from '../reading/stacked-abilities.ts';
import { triggerOnStack } from '../reading/stacked-triggers.ts';
import { hasType, permanentIn, playerBehind } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';

export const OF_DEFENDER = 'F4/of-the-defending-player';
export const ENTERS_ATTACKING = 'F4/enters-attacking-a-defender';

/** What triggers on its source's attack and aims at what the defending player has: that is who is attacked, or whose planeswalker is. CR 508.5, 802.2a */
export function* aimedAtDefenders(history: History): Generator<Finding> {
  for (const { of, ability, source, at } of stackedAbilities(history).abilities) {
    const trigger = of === 'triggered' ? triggerOnStack(history, ability) : null;
    const view = history.steps[at]?.view;
    if (trigger === null || view === undefined || !aimsAtDefender(trigger)) continue;
    const attacker = permanentIn(view, source);
    const defender = attacker?.attacking ?? null;
    const aims = ability.targets.flat().map((aim) => permanentIn(view, aim));
    const found = aims.flatMap((aim) => aim ?? []);
    if (attacker === null || defender === null || found.length === 0 || found.length < aims.length) continue;
    const walker = permanentIn(view, defender);
    if (walker === null && !/^p\d+$/.test(defender)) continue;
    const seat = playerBehind(view, defender);
    const attacked = new Set(view.battlefield.flatMap(({ attacking }) => attacking ?? []));
    const shape = `${attacker.name} | ${view.players.length} | ${attacked.size} | ${walker === null ? 'player' : 'planeswalker'}`;
    yield* checked(found.every(isOf(seat)), OF_DEFENDER, shape, {
      cr: '508.5',
      at,
      expected: `${attacker.name} attacks ${walker?.name ?? `player ${seat}`}, so its ability aims at what player ${seat} controls`,
      found: found.map(({ name, controller }) => `${name} of player ${controller}`).join(', '),
    });
  }
}

const isOf =
  (seat: number) =>
  ({ controller }: PermanentView): boolean =>
    controller === seat;

function aimsAtDefender({ on, targets }: TriggeredAbility): boolean {
  const whats = targets.map(({ what }) => what);
  return on.kind === 'attacks' && on.what.kind === 'isSource' && whats.length > 0 && whats.every(isDefenders);
}

function isDefenders(what: Filter | null): boolean {
  if (what?.kind === 'all') return what.of.some(isDefenders);
  return what?.kind === 'controlledBy' && what.who === 'event player';
}

/** What enters attacking attacks an opponent of the active player, or a planeswalker of such a one. CR 506.3b-c, 508.4a */
export function* enteringAttackers(history: History): Generator<Finding> {
  for (const { at, permanent } of entriesOf(history)) {
    const view = history.steps[at]?.view;
    const defender = permanent?.attacking ?? null;
    if (permanent === null || defender === null || view === undefined) continue;
    const walker = permanentIn(view, defender);
    if (walker === null && !/^p\d+$/.test(defender)) continue;
    const seat = playerBehind(view, defender);
    const may = seat !== view.active && (walker === null || hasType(walker, 'planeswalker'));
    const shape = `${permanent.name} | ${view.players.length} | ${walker === null ? 'player' : 'planeswalker'}`;
    yield* checked(may && permanent.controller === view.active, ENTERS_ATTACKING, shape, {
      cr: '508.4a',
      at,
      expected: `${permanent.name} enters attacking an opponent of the active player, or a planeswalker of one`,
      found: `it attacks ${walker?.name ?? `player ${seat}`} and is of player ${permanent.controller}`,
    });
  }
}
