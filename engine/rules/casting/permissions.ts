import { abilityAt, addressOf, nodeAt, recordOf } from '../../cards/records.ts';
import { rulesOf } from '../../characteristics/abilities.ts';
import { derive } from '../../characteristics/derive.ts';
import { hasLostAll, hasLostSince } from '../../characteristics/lost.ts';
import { remembering } from '../../characteristics/memory.ts';
import { type Context, context, READS } from '../../evaluate/context.ts';
import { holds, matches } from '../../evaluate/expression.ts';
import type { Game } from '../../proc.ts';
import type { ObjectId, PlayerId, Slot } from '../../state/ids.ts';
import { atSlot, find, statusOf } from '../../state/read.ts';
import type { Permission, RecordKey, Root } from '../../state/root.ts';
import { changeStatus } from '../../state/write.ts';
import type { RuleAbility } from '../../vocabulary/ability.ts';
import type { Rule } from '../../vocabulary/continuous.ts';
import type { CastPermission, CostPermission } from '../../vocabulary/permission.ts';
import { isWhose } from '../../evaluate/whose.ts';

/** A card with one of the permissions to cast it; null: from hand, as any card may be. */
export interface Castable {
  readonly card: ObjectId;
  readonly permission: Permission | null;
}

/** Cards that something lets this player cast from where they are: in hand, or by an effect or an ability of their own elsewhere. CR 601.3 */
export function castableCards(root: Root, player: PlayerId): readonly Castable[] {
  const inHand = (root.hands[player] ?? []).map((slot) => ({ card: atSlot(root, slot).id, permission: null }));
  return [...inHand, ...permittedElsewhere(root, player)];
}

/** Whether the player may cast the card by this permission, as far as the permission goes. */
export function isPermitted(root: Root, card: ObjectId, player: PlayerId, permission: Permission | null): boolean {
  const object = find(root, card);
  if (object === null) return false;
  if (permission === null) return object.zone === 'hand' && object.owner === player;
  return permittedElsewhere(root, player).some(
    (one) =>
      one.card === card &&
      one.permission?.source === permission.source &&
      one.permission.address === permission.address,
  );
}

const permittedElsewhere: (root: Root, player: PlayerId) => readonly Castable[] = remembering((root, player) => {
  const byEffects = rulesOf(root, 'mayCast').flatMap(({ rule, ctx }) => {
    if (!isWhose(ctx, rule.who, player) || isUsedUp(root, rule, ctx.source)) return [];
    const permission = { source: ctx.source, address: addressOf(rule) };
    return cardsIn(root, rule.from)
      .filter((card) => matches(ctx, rule.what, card))
      .filter((card) => !isLost(root, card, rule, ctx))
      .map((card): Castable => ({ card, permission }));
  });
  return [...byEffects, ...byThemselves(root, player)];
});

/** Whether it is an ability that the card was given, and has lost to something younger. CR 613.1f, 613.7, 702.34a */
function isLost(root: Root, card: ObjectId, rule: CastPermission, { source, bound }: Context): boolean {
  if (rule.terms.key !== 'flashback' || !hasLostAll(root, card)) return false;
  const given = root.lasting.find((one) => one.source === source && one.bound === bound);
  return given === undefined || hasLostSince(root, card, given.timestamp);
}

/** Whether the permission asks for a mana value, which a choice of X can change. */
export function dependsOnX(permission: Permission | null): boolean {
  if (permission === null) return false;
  const node = nodeAt<CastPermission | { readonly kind: 'castNow' }>(permission.address);
  return node.kind === 'mayCast' && JSON.stringify(node.what).includes(MANA_VALUE);
}

const MANA_VALUE = '"kind":"manaValue"';

/** Whether the permission covers the spell as it is proposed, with its X. CR 601.2e, 202.3e */
export function coversProposed(root: Root, spell: ObjectId, player: PlayerId, permission: Permission | null): boolean {
  if (permission === null || !dependsOnX(permission)) return true;
  const { what } = nodeAt<CastPermission>(permission.address);
  const inEffect = rulesOf(root, 'mayCast').find(
    ({ rule, ctx }) => ctx.source === permission.source && addressOf(rule) === permission.address,
  );
  return matches(inEffect?.ctx ?? context(derive(root), permission.source, player), what, spell);
}

/** Land cards that an effect lets this player play from where they are. CR 305.1 */
export function playableElsewhere(root: Root, player: PlayerId): readonly ObjectId[] {
  const cards = rulesOf(root, 'mayPlayLands').flatMap(({ rule, ctx }) =>
    isWhose(ctx, rule.who, player) ? cardsIn(root, rule.from).filter((card) => matches(ctx, rule.what, card)) : [],
  );
  return [...new Set(cards)];
}

/** Cards in the zone; of a library only the top card. */
function cardsIn(root: Root, zone: CastPermission['from']): readonly ObjectId[] {
  derive(root).reads |= READS.otherZones;
  return slotsIn(root, zone).map((slot) => atSlot(root, slot).id);
}

function slotsIn(root: Root, zone: CastPermission['from']): readonly Slot[] {
  switch (zone) {
    case 'hand':
      return root.hands.flat();
    case 'graveyard':
      return root.graveyards.flat();
    case 'library':
      return root.libraries.flatMap((library) => library.slice(0, 1));
    case 'exile':
      return root.exile;
  }
}

/** Whether it has let as many spells be cast this turn as it does. */
export function isUsedUp(root: Root, rule: CastPermission | CostPermission, source: ObjectId): boolean {
  if (rule.perTurn === null) return false;
  return (statusOf(root, source)?.activations[addressOf(rule)] ?? 0) >= rule.perTurn;
}

/** Counts a cast by a permission of which there are only so many in a turn. */
export function notePermissionUsed(g: Game, permission: Permission | null): void {
  if (permission === null) return;
  const status = statusOf(g.root, permission.source);
  const node = nodeAt<CastPermission | CostPermission | { readonly kind: 'castNow' }>(permission.address);
  if (status === null || node.kind === 'castNow' || node.perTurn === null) return;
  const { activations } = status;
  const used = (activations[permission.address] ?? 0) + 1;
  changeStatus(g, permission.source, { activations: { ...activations, [permission.address]: used } });
}

/** Cards whose own ability lets them be cast from where they are: flashback and the like. CR 113.6, 702.34a */
function byThemselves(root: Root, player: PlayerId): readonly Castable[] {
  const found: Castable[] = [];
  for (const slot of [...(root.graveyards[player] ?? []), ...root.exile]) {
    const object = atSlot(root, slot);
    if (object.owner !== player) continue;
    for (const { rule, has } of ownPermissions(object.record)) {
      if (rule.from !== object.zone || hasLostAll(root, object.id)) continue;
      if (!holds(context(derive(root), object.id, player), has.onlyIf)) continue;
      found.push({ card: object.id, permission: { source: object.id, address: addressOf(rule) } });
    }
  }
  return found;
}

interface Own {
  readonly rule: CastPermission;
  readonly has: RuleAbility;
}

const ownByRecord = new Map<RecordKey, readonly Own[]>();

function ownPermissions(record: RecordKey): readonly Own[] {
  let own = ownByRecord.get(record);
  if (own === undefined) {
    own = recordOf(record).abilities.flatMap((_, index) => {
      const ability = abilityAt(`${record}#abilities.${index}`);
      return ability.kind === 'rule' && isOwn(ability) ? [{ rule: ability.rule, has: ability }] : [];
    });
    ownByRecord.set(record, own);
  }
  return own;
}

function isOwn(ability: RuleAbility): ability is RuleAbility & { readonly rule: Extract<Rule, { kind: 'mayCast' }> } {
  return ability.rule.kind === 'mayCast' && ability.zone !== 'battlefield';
}
