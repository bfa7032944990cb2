import { CARDS, type CardRecord, cardNamed, type Filter, type TriggeredAbility } from './card-facts.ts';
import { valueWithX } from './freeing.ts';
import { triggersOf } from './printed-triggers.ts';

/** How a permanent holds what it exiles as it enters: until it leaves, or until another ability of it, as it leaves, returns that. CR 610.3, 607.2a */
export type Holding = 'until' | 'two abilities';

/** The ability of a permanent that exiles another one as it enters. */
export interface Holder {
  readonly holding: Holding;
  readonly ability: TriggeredAbility;
  /** The place of the ability among its triggered ones. */
  readonly place: number;
  /** What it can exile. */
  readonly target: Filter;
}

/** The names of all cards that hold in this way. */
export function holders(holding: Holding): readonly string[] {
  return CARDS.filter(({ name }) => holderOf(name)?.holding === holding).map(({ name }) => name);
}

/** Null for a card that holds nothing so, or has its target chosen in another way. */
export function holderOf(name: string): Holder | null {
  const record = cardNamed(name);
  if (record === null || record.subtypes.includes('Aura')) return null;
  const triggers = triggersOf(name);
  for (const [place, ability] of triggers.entries()) {
    const { on, effect, targets } = ability;
    const [only, more] = targets;
    const exiles = effect.kind === 'move' && effect.to === 'exile' && effect.what.kind === 'target';
    if (on.kind !== 'enters' || on.what.kind !== 'isSource' || !exiles || only?.what == null || more !== undefined)
      continue;
    const returns = triggers.some((other) => other.on.kind === 'leaves' && returnsBound(other, effect.bind));
    const holding = effect.untilSourceLeaves ? 'until' : returns ? 'two abilities' : null;
    if (holding !== null) return { holding, ability, place, target: only.what };
  }
  return null;
}

function returnsBound({ on, effect }: TriggeredAbility, name: string | null): boolean {
  if (on.kind !== 'leaves' || on.what.kind !== 'isSource' || effect.kind !== 'move' || effect.to !== 'battlefield')
    return false;
  return (effect.what.kind === 'bound' || effect.what.kind === 'linked') && effect.what.name === name;
}

/** Instants without an alternative cost that make a permanent like this one leave the battlefield at once, and bring nothing back to it, as far as what is printed tells. */
export function removersOf(record: CardRecord): readonly string[] {
  return CARDS.filter(({ types, spell, name, alternativeCosts }) => {
    const [only, more] = spell?.targets ?? [];
    if (
      !types.includes('instant') ||
      alternativeCosts.length > 0 ||
      spell === null ||
      spell.modes !== null ||
      only?.what == null ||
      more !== undefined
    )
      return false;
    const { effect } = spell;
    const parts = effect.kind === 'seq' ? effect.of : [effect];
    const [part = effect] = parts;
    if (parts.some((one) => one.kind === 'move' && one.to === 'battlefield')) return false;
    const removes =
      (part.kind === 'destroy' || (part.kind === 'move' && part.to !== 'battlefield')) && part.what.kind === 'target';
    return removes && only.max === 1 && name !== record.name && isMeant(only.what, record);
  }).map(({ name }) => name);
}

/** False where the card surely is not meant: filters that the text of the card does not answer count as met. */
function isMeant(filter: Filter, record: CardRecord): boolean {
  switch (filter.kind) {
    case 'all':
      return filter.of.every((part) => isMeant(part, record));
    case 'any':
      return filter.of.some((part) => isMeant(part, record));
    case 'not':
      return !(isPrinted(filter.of) && isMeant(filter.of, record));
    case 'type':
      return record.types.includes(filter.type);
    case 'subtype':
      return record.subtypes.includes(filter.subtype);
    case 'color':
      return record.colors.includes(filter.color);
    case 'zone':
      return filter.zone === 'battlefield';
    case 'spell':
    case 'attacking':
    case 'blocking':
      return false;
    case 'manaValue': {
      const value = valueWithX(record, 0);
      if (typeof filter.amount !== 'number') return true;
      return filter.compare === 'at most' ? value <= filter.amount : value >= filter.amount;
    }
    default:
      return true;
  }
}

function isPrinted({ kind }: Filter): boolean {
  return kind === 'type' || kind === 'subtype' || kind === 'color' || kind === 'all' || kind === 'any';
}
