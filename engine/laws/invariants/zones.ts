import { incarnationOf, type Slot, slotOf } from '../../state/ids.ts';
import type { GameObject, Root } from '../../state/root.ts';
import type { Invariant } from './invariant.ts';

/** Each object is in the zone that it says, once, and nowhere else. */
export const inOneZone: Invariant = {
  name: 'each object is in exactly one zone, the one it says',
  cr: '400.1',
  faults: (root) => {
    const places = placesOf(root);
    return [
      ...objectsOf(root).flatMap((object) => {
        const found = places.get(slotOf(object.id)) ?? [];
        return found.length === 1 && found[0] === placeNamed(object)
          ? []
          : [`object ${object.id} says ${placeNamed(object)} and is in ${found.join(', ') || 'no zone'}`];
      }),
      ...[...places.keys()].flatMap((slot) =>
        (root.objects[slot] ?? null) === null ? [`${places.get(slot)} lists the empty slot ${slot}`] : [],
      ),
    ];
  },
};

/** CR 110.5 */
export const statusOfPermanents: Invariant = {
  name: 'permanents have a status, and nothing else has one',
  cr: '110.5',
  faults: (root) =>
    root.objects.flatMap((object, slot) => {
      const permanent = object?.zone === 'battlefield';
      return ((root.status[slot] ?? null) !== null) === permanent
        ? []
        : [`slot ${slot}: ${permanent ? 'a permanent without status' : 'a status without permanent'}`];
    }),
};

/** A slot's object carries the last incarnation that the slot has used. CR 400.7 */
export const identities: Invariant = {
  name: 'an object is its slot and the last incarnation of the slot',
  cr: '400.7',
  faults: (root) => [
    ...root.objects.flatMap((object, slot) =>
      object === null || (slotOf(object.id) === slot && incarnationOf(object.id) === root.incarnations[slot])
        ? []
        : [`slot ${slot} holds object ${object.id}, incarnation ${root.incarnations[slot]}`],
    ),
    ...Object.keys(root.lastKnown).flatMap((id) =>
      objectsOf(root).some((object) => object.id === Number(id)) ? [`object ${id} is there and last known`] : [],
    ),
  ],
};

/** What is made is not in the slots that the game began with; only what is on the stack has the choices of a spell or ability. CR 111.7, 112.1 */
export const kindsInTheirPlaces: Invariant = {
  name: 'cards keep their slots, tokens and copies have others, and only what is on the stack is a spell or ability',
  cr: '112.1',
  faults: (root, first) =>
    objectsOf(root).flatMap((object) => {
      const wrong = outOfPlace(object, root, first);
      return wrong === null ? [] : [`object ${object.id} (${object.record}) ${wrong}`];
    }),
};

function outOfPlace(object: GameObject, root: Root, first: Root): string | null {
  const slot = slotOf(object.id);
  if (slot < root.cards ? first.objects[slot]?.kind !== object.kind : object.kind === 'card')
    return 'is in a slot of the other sort';
  if (object.kind === 'ability' && object.ability === null) return 'is an ability without its choices';
  const choices = [object.ability, object.spell].filter((state) => state !== null).length;
  if (choices !== (object.zone === 'stack' ? 1 : 0))
    return `is in ${object.zone} with the choices of ${choices} spells`;
  return root.players[object.owner] === undefined ? 'has no owner' : null;
}

/** Every card is somewhere, for as long as its owner is in the game; what a player who left owned is gone. CR 800.4a */
export const cardsAreConserved: Invariant = {
  name: 'each card of a player in the game is in some zone, and none of a player who left',
  cr: '800.4a',
  faults: (root, first) =>
    first.objects.flatMap((card, slot) => {
      if (card === null || card.kind !== 'card') return [];
      const object = root.objects[slot] ?? null;
      const left = root.players[card.owner]?.lost === true && root.progress.kind !== 'over';
      if (object === null) return left ? [] : [`the card of slot ${slot} is in no zone`];
      if (left) return [`card ${object.id} of player ${card.owner}, who left, is in the game`];
      return object.owner === card.owner && object.record === card.record ? [] : [`card ${object.id} is another card`];
    }),
};

function objectsOf(root: Root): readonly GameObject[] {
  return root.objects.flatMap((object) => object ?? []);
}

function placeNamed({ zone, owner }: GameObject): string {
  return zone === 'library' || zone === 'hand' || zone === 'graveyard' ? `${zone} ${owner}` : zone;
}

function placesOf(root: Root): ReadonlyMap<Slot, readonly string[]> {
  const places = new Map<Slot, string[]>();
  const note = (slots: readonly Slot[], place: string): void => {
    for (const slot of slots) places.set(slot, [...(places.get(slot) ?? []), place]);
  };
  note(root.battlefield, 'battlefield');
  note(root.stack, 'stack');
  note(root.exile, 'exile');
  root.libraries.forEach((slots, player) => {
    note(slots, `library ${player}`);
  });
  root.hands.forEach((slots, player) => {
    note(slots, `hand ${player}`);
  });
  root.graveyards.forEach((slots, player) => {
    note(slots, `graveyard ${player}`);
  });
  return places;
}
