import type { Filter } from '../../engine/facts.ts';
import { isAura, isEquipment, isPermanent } from '../printed.ts';
import { bearingOn, changeControl, type StaticEffect, staticEffects } from './bearing.ts';
import { choicesOf } from './choices.ts';
import { match } from './match.ts';
import type { Bearing, Permanent } from './permanent.ts';
import { leastToughness } from './toughness.ts';

/** A permanent with what may bear on it from the whole battlefield. */
export interface Stand extends Permanent {
  readonly bearing: Bearing;
}

/**
 * A battlefield is judged to be sure rather than exact: what stays unknown counts as bad, and no gain from another permanent
 * counts. So taking permanents away never makes a legal battlefield illegal, but for what was attached to them.
 */
export function standsOf(permanents: readonly Permanent[]): readonly Stand[] {
  const effects: readonly StaticEffect[] = staticEffects(permanents);
  const controlUncertain = changeControl(effects);
  return permanents.map(({ card, record }) => {
    return { card, record, bearing: bearingOn({ card, record }, effects, controlUncertain) };
  });
}

/** Why a state-based action would or might take this permanent away, or why it could not have entered; null: it stays. CR 704.5 */
export function whyFalls(stand: Stand, stands: readonly Stand[]): string | null {
  const { card, record, bearing } = stand;
  if (!isPermanent(record)) return 'no permanent card';
  if (record.types.includes('battle')) return 'a battle needs a protector';
  const toughness = leastToughness(stand, bearing);
  if (toughness !== null && toughness <= 0) return 'its toughness may be 0';
  if (record.types.includes('planeswalker') && (card.counters.loyalty ?? 0) <= 0) return 'it has no loyalty';
  if (choicesOf(record).some(({ name }) => card.chosen[name] === undefined)) return 'nothing was chosen as it entered';
  const older = stands.slice(0, stands.indexOf(stand));
  if (isLegendary(stand) && older.some((other) => sameLegend(stand, other))) return 'a second legend of that name';
  const world = record.supertypes.includes('world');
  return world && older.some((other) => other.record.supertypes.includes('world')) ? 'a second world' : null;
}

/** Why this permanent would not stay attached as it is, or null. CR 704.5m, 704.5n, 704.5p */
export function whyDetached(stand: Stand, stands: readonly Stand[]): string | null {
  const { card, record, bearing } = stand;
  if (card.attachedTo === null) return isAura(record) ? 'an Aura is attached to nothing' : null;
  if (!isAura(record) && !isEquipment(record)) return 'neither Aura nor Equipment';
  if (bearing.types.has('creature')) return 'it may be a creature';
  if (bearing.typesUncertain) return 'it may be neither Aura nor Equipment';
  const host = stands.find((other) => other.card.id === card.attachedTo);
  if (host === undefined || host === stand) return 'what it is attached to is not there';
  return mayBeAttached(stand, host) ? null : 'what it is attached to may be illegal';
}

/** Whether an Aura can surely enchant the permanent, or Equipment equip it. CR 303.4, 301.5 */
export function mayBeAttached(attachment: Stand, host: Stand): boolean {
  const { record } = attachment;
  const what = isEquipment(record)
    ? [{ kind: 'type', type: 'creature' } as const]
    : record.abilities.flatMap((ability) => (ability.kind === 'enchant' ? [ability.what] : []));
  const fits = what.length > 0 && what.every((filter) => match(filter, host, host.bearing, attachment) === 'yes');
  return fits && !mayBeProtected(host, attachment);
}

/** Whether the host has, or may have, protection from what the attachment is, or may be. CR 702.16c, 702.16d */
function mayBeProtected(host: Stand, attachment: Stand): boolean {
  const granted = host.bearing.parts.flatMap((part) => (part.kind === 'grant' ? part.abilities : []));
  return [...host.record.abilities, ...granted].some(
    (ability) => ability.kind === 'protection' && !isSurelyNot(ability.from, attachment, host),
  );
}

function isSurelyNot(filter: Filter, { card, record, bearing }: Stand, from: Stand): boolean {
  if (filter.kind !== 'color') return match(filter, { card, record }, bearing, from) === 'no';
  const changes = bearing.parts.some(({ kind }) => kind === 'setColors' || kind === 'addColors');
  return !changes && !record.colors.includes(filter.color);
}

/** Whether it is, or may become, legendary. */
function isLegendary({ record, bearing }: Stand): boolean {
  const added = bearing.parts.some((part) => part.kind === 'addTypes' && part.supertypes.includes('legendary'));
  return added || record.supertypes.includes('legendary');
}

/** CR 704.5j */
function sameLegend(a: Stand, b: Stand): boolean {
  const oneController = a.bearing.controlUncertain || a.card.controller === b.card.controller;
  return oneController && isLegendary(b) && a.record.name === b.record.name;
}
