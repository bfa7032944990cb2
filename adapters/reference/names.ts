import { type ObjectId, type OrderItem, type Root, slotOf } from '../../engine/index.ts';
import type { Choice } from '../../engine/index.ts';
import type { EngineFace } from './face.ts';
import { distinct, type Ref } from '../../protocol/index.ts';

/** Names of objects and players as the protocol has them: a board's own card ids, `t3` for what was made since, `p1`. */
export interface Names {
  object(id: ObjectId): Ref;
  choice(choice: Choice): Ref;
  /** An ability of an object by its place among those of its kind: `c5/0`. */
  ability(root: Root, id: ObjectId, address: string, kind: 'activated' | 'triggered'): string;
  /** Items to be ordered; repeated ones are told apart by `#2`. */
  items(root: Root, items: readonly OrderItem[]): readonly string[];
}

/** `ids` names the cards by slot. */
export function namesFor(face: EngineFace, ids: readonly string[]): Names {
  const object = (id: ObjectId): Ref => ids[slotOf(id)] ?? madeName(id, ids.length);
  const ability = (root: Root, id: ObjectId, address: string, kind: 'activated' | 'triggered'): string => {
    const place = face.placeOfAbility(root, id, address, kind);
    return `${object(id)}/${place < 0 ? 'delayed' : place}`;
  };
  return {
    object,
    ability,
    choice: (choice) => (choice.kind === 'player' ? `p${choice.player}` : object(choice.id)),
    items: (root, items) =>
      distinct(
        items.map((item) =>
          item.kind === 'object' ? object(item.id) : `a ${ability(root, item.source, item.ability, 'triggered')}`,
        ),
      ),
  };
}

/** What is made has a place of its own for the whole game. */
function madeName(id: ObjectId, cards: number): Ref {
  return `t${slotOf(id) - cards + 1}`;
}
