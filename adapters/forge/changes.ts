import type { Happening } from '../../protocol/index.ts';
import type { ForgeCard } from './messages.ts';
import type { Names, Seats, SeenCard } from './names.ts';
import { counterName } from './sight.ts';

/** What became of permanents that are where they were, and with how many counters others have come. */
export function changesOf(
  before: ReadonlyMap<string, SeenCard>,
  now: ReadonlyMap<string, SeenCard>,
  names: Names,
  seats: Seats,
): readonly Happening[] {
  return [...now].flatMap(([id, { card, zone }]): readonly Happening[] => {
    if (zone !== 'battlefield') return [];
    const then = before.get(id);
    const object = names.of(id);
    return then?.zone === 'battlefield'
      ? changed(object, then.card, card, names, seats)
      : countersChanged(object, {}, card.counters);
  });
}

function changed(object: string, then: ForgeCard, now: ForgeCard, names: Names, seats: Seats): readonly Happening[] {
  const told: Happening[] = [];
  if (then.tapped !== now.tapped) told.push({ kind: now.tapped ? 'tapped' : 'untapped', object });
  if (then.controllerId !== now.controllerId)
    told.push({ kind: 'control changed', object, player: seats.of(now.controllerId) });
  if (then.attachedTo !== now.attachedTo)
    told.push({ kind: 'attached', object, to: now.attachedTo === undefined ? null : names.of(now.attachedTo) });
  return [...told, ...countersChanged(object, then.counters, now.counters)];
}

/** Counters of a permanent or player that are more or fewer than they were. */
export function countersChanged(
  on: string,
  then: Readonly<Record<string, number>>,
  now: Readonly<Record<string, number>>,
): readonly Happening[] {
  return [...new Set([...Object.keys(then), ...Object.keys(now)])].flatMap((counter): readonly Happening[] => {
    const change = (now[counter] ?? 0) - (then[counter] ?? 0);
    return change === 0 ? [] : [{ kind: 'counters', on, counter: counterName(counter), change }];
  });
}
