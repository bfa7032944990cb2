import { derive } from '../../characteristics/derive.ts';
import type { Counters, GameObject, Root } from '../../state/root.ts';
import type { Invariant } from './invariant.ts';

/** Who left has nothing, decides nothing and takes no more turns; the turn in which an active player left goes on without them. CR 800.4 */
export const whoLeftIsGone: Invariant = {
  name: 'a player who left has no mana, no priority, and controls nothing when someone gets priority',
  cr: '800.4a',
  faults: (root) =>
    root.players.flatMap((player, seat) => {
      if (!player.lost || root.progress.kind === 'over') return [];
      const controls =
        root.progress.kind === 'priority' &&
        [...root.battlefield, ...root.stack].some((slot) => {
          const object = root.objects[slot];
          return object !== null && object !== undefined && controllerOf(root, object.id) === seat;
        });
      return [
        ...(player.pool.length > 0 ? [`player ${seat}, who left, has mana`] : []),
        ...(root.progress.kind === 'priority' && root.progress.player === seat
          ? [`player ${seat}, who left, acts`]
          : []),
        ...(controls ? [`player ${seat}, who left, controls something`] : []),
        ...(root.turn.active === seat && root.turn.step === 'untap' ? [`player ${seat}, who left, begins a turn`] : []),
      ];
    }),
};

function controllerOf(root: Root, id: number): number | undefined {
  return derive(root).characteristics(id)?.controller;
}

/** A game with one player left, or none, is over, and no other is. CR 104.2a */
export const overWhenOneIsLeft: Invariant = {
  name: 'a game is over when at most one player is left, and only then',
  cr: '104.2a',
  faults: (root) => {
    const left = root.players.filter((player) => !player.lost).length;
    return (root.progress.kind === 'over') === left < 2 ? [] : [`${left} players are left: ${root.progress.kind}`];
  },
};

/** CR 107.1, 122.1 */
export const wholeNumbers: Invariant = {
  name: 'life is whole, and counters, damage and times are whole and not negative',
  cr: '107.1',
  faults: (root) => [
    ...root.players.flatMap((player, seat) => [
      ...(Number.isSafeInteger(player.life) ? [] : [`life of player ${seat}: ${player.life}`]),
      ...countersFault(player.counters, `player ${seat}`),
    ]),
    ...root.objects.flatMap((object) => (object === null ? [] : countersFault(object.counters, `object ${object.id}`))),
    ...root.objects.flatMap((object) =>
      object === null || timesOf(object).every((time) => time < root.clock)
        ? []
        : [`object ${object.id} is of the future`],
    ),
    ...root.status.flatMap((status, slot) =>
      status === null || (Number.isSafeInteger(status.damage) && status.damage >= 0 && status.since <= root.clock)
        ? []
        : [`status of slot ${slot}: ${JSON.stringify(status)}`],
    ),
  ],
};

function timesOf({ timestamp, attachedAt, keywordCounters }: GameObject): readonly number[] {
  return [timestamp, attachedAt, ...keywordCounters.map((one) => one.timestamp)];
}

function countersFault(counters: Counters, whose: string): readonly string[] {
  return Object.entries(counters).flatMap(([kind, count]) =>
    Number.isSafeInteger(count) && (count as number) > 0 ? [] : [`${count} ${kind} counters on ${whose}`],
  );
}
