import type { CardRecord } from '../../engine/facts.ts';
import { ENGINE_POOL } from '../pool.ts';
import { isBasicLand, isSameKind, manaValue } from '../printed.ts';

const complexities = new Map<string, number>();

/** How much there is to read on a card: 0 for a basic land, 1 for a creature without abilities, then by the size of its record. */
export function complexity(name: string): number {
  const known = complexities.get(name);
  if (known !== undefined) return known;
  const record = ENGINE_POOL.named(name);
  const measured = record === null ? UNKNOWN : measure(record);
  complexities.set(name, measured);
  return measured;
}

/** More than any card has: a card that nobody knows is never the simpler one. */
const UNKNOWN = 10_000;

function measure(record: CardRecord): number {
  if (isBasicLand(record)) return 0;
  const { abilities, spell, additionalCosts, alternativeCosts, tokens } = record;
  const written = JSON.stringify([abilities, spell, additionalCosts, alternativeCosts, tokens]).length - EMPTY;
  return 1 + Math.ceil(written / 20);
}

const EMPTY = JSON.stringify([[], null, [], [], {}]).length;

/** How many cards to try in the place of one. */
const TRIED = 4;

const simpler = new Map<CardRecord, readonly CardRecord[]>();

/** A few simpler cards of the same kind that could stand in for this one: those most like it, then the simplest and cheapest. */
export function simplerThan(record: CardRecord): readonly CardRecord[] {
  const known = simpler.get(record) ?? findSimpler(record);
  simpler.set(record, known);
  return known;
}

function findSimpler(record: CardRecord): readonly CardRecord[] {
  const alike = ENGINE_POOL.cards.filter(
    (other) => complexity(other.name) < complexity(record.name) && isSameKind(other, record),
  );
  const simplest = [...alike].sort((a, b) => complexity(a.name) - complexity(b.name) || manaValue(a) - manaValue(b));
  const nearest = [...simplest.slice(0, 24)].sort((a, b) => likeness(b, record) - likeness(a, record));
  return [...new Set([...nearest.slice(0, TRIED), ...simplest.slice(0, 2)])];
}

/** How much two cards have in common, as far as it matters for the part that the card plays. */
function likeness(a: CardRecord, b: CardRecord): number {
  const colors = a.colors.filter((color) => b.colors.includes(color)).length;
  const subtypes = a.subtypes.filter((subtype) => b.subtypes.includes(subtype)).length;
  return colors + subtypes + (a.power === b.power ? 1 : 0) + (a.toughness === b.toughness ? 1 : 0);
}
