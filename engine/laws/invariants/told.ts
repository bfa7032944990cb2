import type { GameEvent } from '../../state/events.ts';
import type { ObjectId } from '../../state/ids.ts';
import type { Root } from '../../state/root.ts';

/** What happened between two anchors without an event that tells it, or was told and did not happen. */
export function untold(before: Root, after: Root, events: readonly GameEvent[]): readonly string[] {
  if (after.progress.kind === 'over') return [];
  return [
    ...zonesUntold(before, after, events),
    ...lifeUntold(before, after, events),
    ...manaUntold(before, after, events),
    ...tappingUntold(before, after, events),
  ];
}

type Zones = ReadonlyMap<ObjectId, string>;

function zonesOf(root: Root): Map<ObjectId, string> {
  return new Map(root.objects.flatMap((object) => (object === null ? [] : [[object.id, object.zone] as const])));
}

/** Follows every object from zone to zone. CR 400.7 */
function zonesUntold(before: Root, after: Root, events: readonly GameEvent[]): readonly string[] {
  const zones = zonesOf(before);
  const faults: string[] = [];
  for (const event of events) {
    if (event.kind !== 'moved') continue;
    if (event.from !== null && zones.get(event.object) !== event.from)
      faults.push(`object ${event.object} is said to leave ${event.from} and was in ${zones.get(event.object)}`);
    zones.delete(event.object);
    if (event.becomes !== null && event.to !== null) zones.set(event.becomes, event.to);
  }
  return [...faults, ...differences(zones, zonesOf(after))];
}

function differences(told: Zones, found: Zones): readonly string[] {
  const wrong = (id: ObjectId): boolean => told.get(id) !== found.get(id);
  return [...new Set([...told.keys(), ...found.keys()])]
    .filter(wrong)
    .map((id) => `object ${id} is in ${found.get(id) ?? 'no zone'}, told: ${told.get(id) ?? 'no zone'}`);
}

function lifeUntold(before: Root, after: Root, events: readonly GameEvent[]): readonly string[] {
  return after.players.flatMap(({ life }, player) => {
    const told = sum(events, (event) => {
      if (event.kind === 'life gained' && event.player === player) return event.amount;
      return event.kind === 'life lost' && event.player === player ? -event.amount : 0;
    });
    const changed = life - (before.players[player]?.life ?? 0);
    return changed === told ? [] : [`life of player ${player} changed by ${changed}, told: ${told}`];
  });
}

function manaUntold(before: Root, after: Root, events: readonly GameEvent[]): readonly string[] {
  return after.players.flatMap(({ pool, lost }, player) => {
    if (lost) return [];
    const told = sum(events, (event) => {
      if (event.kind === 'mana added') return event.player === player ? event.mana.length : 0;
      const gone = event.kind === 'mana spent' || event.kind === 'mana lost';
      return gone && event.player === player ? -event.mana.length : 0;
    });
    const changed = pool.length - (before.players[player]?.pool.length ?? 0);
    return changed === told ? [] : [`mana of player ${player} changed by ${changed}, told: ${told}`];
  });
}

/** Permanents that stayed are tapped and untapped by events. */
function tappingUntold(before: Root, after: Root, events: readonly GameEvent[]): readonly string[] {
  const tapped = new Map<ObjectId, boolean>();
  for (const event of events) {
    if (event.kind === 'tapped' || event.kind === 'untapped') tapped.set(event.object, event.kind === 'tapped');
  }
  return after.battlefield.flatMap((slot) => {
    const id = after.objects[slot]?.id;
    if (id === undefined || before.objects[slot]?.id !== id) return [];
    const told = tapped.get(id) ?? before.status[slot]?.tapped;
    return after.status[slot]?.tapped === told ? [] : [`object ${id} is ${told === true ? 'un' : ''}tapped, untold`];
  });
}

function sum(events: readonly GameEvent[], amount: (event: GameEvent) => number): number {
  return events.reduce((total, event) => total + amount(event), 0);
}
