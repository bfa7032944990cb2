import { rulesOf } from '../../characteristics/abilities.ts';
import { derive } from '../../characteristics/derive.ts';
import { abilityAt, recordOf } from '../../cards/records.ts';
import { type Context, context } from '../../evaluate/context.ts';
import { holds, matches } from '../../evaluate/expression.ts';
import { manaCostOf } from '../../evaluate/mana-value.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { the } from '../../state/read.ts';
import type { Characteristics, Root } from '../../state/root.ts';
import type { TargetSpec } from '../../vocabulary/ability.ts';
import { type Cost, FREE } from '../../vocabulary/cost.ts';
import type { CardRecord } from '../../vocabulary/record.ts';
import { isWhose } from '../triggers/match.ts';

/** One way to pay for a spell: its mana cost, or an alternative cost in its place. CR 118.9, 601.2b */
export interface WayToCast {
  /** `mana cost`, `without paying`, or the key of the card's own alternative cost. */
  readonly key: string;
  readonly cost: Cost;
}

/** Every way that is open for this card; none where it has no mana cost and nothing else lets it be cast. CR 118.6 */
export function waysToCast(root: Root, card: ObjectId, player: PlayerId): readonly WayToCast[] {
  const seen = derive(root).characteristics(card) as Characteristics;
  const mana = manaCostOf(seen);
  const ways: WayToCast[] = mana === null ? [] : [{ key: 'mana cost', cost: { mana, parts: [] } }];
  const ctx = context(derive(root), card, player);
  for (const { key, cost, onlyIf } of recordOf(seen.copiable.record).alternativeCosts) {
    if (holds(ctx, onlyIf)) ways.push({ key, cost });
  }
  if (isFree(root, card, player)) ways.push({ key: 'without paying', cost: FREE });
  return ways;
}

function isFree(root: Root, card: ObjectId, player: PlayerId): boolean {
  const object = the(root, card);
  const from = object.spell?.castFrom ?? object.zone;
  return rulesOf(root, 'castWithoutPaying').some(
    ({ rule, ctx }) => rule.from === from && isWhose(ctx, rule.who, player) && matches(ctx, rule.what, card),
  );
}

/** The record that a spell's costs and instructions are read from. CR 707.2 */
export function spellRecord(root: Root, id: ObjectId): CardRecord {
  return recordOf((derive(root).characteristics(id) as Characteristics).copiable.record);
}

/** What the spell targets: by its instructions and chosen modes, or, for an Aura, what it can enchant. CR 601.2c, 303.4a */
export function targetsOfSpell(root: Root, id: ObjectId, modes: readonly number[]): readonly TargetSpec[] {
  const { spell } = spellRecord(root, id);
  if (spell !== null)
    return spell.modes === null ? spell.targets : modes.flatMap((mode) => spell.modes?.of[mode]?.targets ?? []);
  const seen = derive(root).characteristics(id) as Characteristics;
  return seen.abilities.flatMap((address) => {
    const ability = abilityAt(address);
    return ability.kind === 'enchant' && seen.subtypes.includes('Aura')
      ? [{ what: ability.what, players: null, min: 1, max: 1, divide: null }]
      : [];
  });
}

/** The context in which a spell's amounts and filters are read while it is cast. */
export function spellContext(root: Root, id: ObjectId, player: PlayerId, details: Partial<Context> = {}): Context {
  return context(derive(root), id, player, details);
}
