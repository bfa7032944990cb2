import { abilityAt } from './cards/records.ts';
import { derive } from './characteristics/derive.ts';
import { elsewhere } from './characteristics/work.ts';
import { manaValueOf } from './evaluate/mana-value.ts';
import { isHeld } from './rules/costs/parts.ts';
import type { ObjectId, Slot } from './state/ids.ts';
import { find } from './state/read.ts';
import type { AbilityState, Characteristics, GameObject, Root, SpellState, Status } from './state/root.ts';

/** What a watcher can see of an object, with every effect applied. */
export interface Seen {
  readonly object: GameObject;
  readonly characteristics: Characteristics;
  readonly manaValue: number;
  readonly keywords: readonly string[];
}

export interface SeenPermanent extends Seen {
  readonly status: Status;
  readonly held: boolean;
}

export interface SeenOnStack extends Seen {
  readonly spell: SpellState | null;
  readonly ability: AbilityState | null;
}

/** Looks at an object; null when it is not there any more. */
export function look(root: Root, id: ObjectId): Seen | SeenPermanent | SeenOnStack | null {
  const object = find(root, id);
  if (object === null) return null;
  const characteristics = derive(root).characteristics(id) as Characteristics;
  const seen: Seen = {
    object,
    characteristics,
    manaValue: manaValueOf(object, characteristics),
    keywords: keywordsOf(characteristics),
  };
  if (object.zone === 'battlefield')
    return { ...seen, status: root.status[Math.floor(id / 65536)] as Status, held: isHeld(root, id) };
  return object.zone === 'stack' ? { ...seen, spell: object.spell, ability: object.ability } : seen;
}

/** Tells of a slot whether the permanent in it looks the same in two roots; where in doubt, not. */
export function lookingSame(then: Root, now: Root): (slot: Slot) => boolean {
  if (then.combat !== now.combat) return () => false;
  const [before, after] = [derive(then).bySlot, derive(now).bySlot];
  return (slot) => {
    const seen = after[slot];
    if (seen === null || seen === undefined || before[slot] !== seen) return false;
    return (
      then.objects[slot] === now.objects[slot] &&
      then.status[slot] === now.status[slot] &&
      then.players[seen.controller]?.turnBegan === now.players[seen.controller]?.turnBegan
    );
  };
}

const keywords = new WeakMap<Characteristics['abilities'], readonly string[]>();

function keywordsOf({ abilities }: Characteristics): readonly string[] {
  let known = keywords.get(abilities);
  if (known === undefined) {
    known = abilities.flatMap((address) => {
      const ability = abilityAt(address);
      return ability.kind === 'keyword' ? [ability.keyword] : [];
    });
    keywords.set(abilities, known);
  }
  return known;
}

/** The places of an object's abilities of one kind among each other, for naming them; those that a card has lost off the battlefield keep theirs; -1 for one that it has not. */
export function placeOfAbility(root: Root, id: ObjectId, address: string, kind: 'activated' | 'triggered'): number {
  const seen = find(root, id)?.zone === 'battlefield' ? derive(root).characteristics(id) : elsewhere(root, id);
  const given = root.lasting.filter(
    (each) => each.source === id && each.duration === 'for as long as the source is in exile',
  );
  const all = [...(seen?.abilities ?? []), ...given.map((each) => each.address)];
  return all.filter((other) => abilityAt(other).kind === kind).indexOf(address);
}
