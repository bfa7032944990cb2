import type { Frame, StepsFile, Thing, ZoneWords } from '../../steps.generated.ts';

/** Where something is: `stack`, or the zone of a player. */
interface Place {
  readonly zone: string;
  readonly seat: number;
  readonly thing: Thing;
}

/** What is other than it was, by ref, in a few words; players by `p0`, `p1`. */
export type Changes = ReadonlyMap<string, readonly string[]>;

/** What a frame has that the one before it had not, or had otherwise. */
export function changesBetween(before: Frame | null, after: Frame, things: StepsFile['things']): Changes {
  const changes = new Map<string, readonly string[]>();
  if (before === null) return changes;
  const was = placesIn(before, things);
  for (const [ref, now] of placesIn(after, things)) {
    const words = changeOf(was.get(ref), now);
    if (words.length > 0) changes.set(ref, words);
  }
  for (const player of after.players) {
    const then = before.players.find(({ seat }) => seat === player.seat);
    const words = then === undefined ? [] : playerChanges(then, player);
    if (words.length > 0) changes.set(`p${player.seat}`, words);
  }
  return changes;
}

/** The refs that stand otherwise in one of two frames, or in one alone. */
export function differing(one: Frame, other: Frame, things: StepsFile['things']): ReadonlySet<string> {
  const [here, there] = [placesIn(one, things), placesIn(other, things)];
  const refs = new Set([...here.keys(), ...there.keys()]);
  const differs = (ref: string): boolean => {
    const [a, b] = [here.get(ref), there.get(ref)];
    return a === undefined || b === undefined || changeOf(a, b).length > 0;
  };
  const players = one.players.flatMap((player) => {
    const then = other.players.find(({ seat }) => seat === player.seat);
    return then === undefined || playerChanges(then, player).length > 0 ? [`p${player.seat}`] : [];
  });
  return new Set([...[...refs].filter(differs), ...players]);
}

function placesIn({ zones, stack }: Frame, things: StepsFile['things']): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  const put = (zone: string, seat: number, index: number): void => {
    const thing = things[index];
    if (thing !== undefined) places.set(thing.ref, { zone, seat, thing });
  };
  for (const { zone, seat, things: inZone } of zones) for (const index of inZone) put(zone, seat, index);
  for (const index of stack) put('stack', -1, index);
  return places;
}

function changeOf(was: Place | undefined, { zone, seat, thing }: Place): readonly string[] {
  if (was === undefined) return [`now in ${zone}`];
  if (was.zone !== zone) return [`from ${was.zone}`];
  const { isTapped, size, line, notes } = was.thing;
  return [
    ...(was.seat === seat ? [] : [`from player ${was.seat}`]),
    ...(isTapped === thing.isTapped ? [] : [thing.isTapped ? 'tapped' : 'untapped']),
    ...(size === thing.size ? [] : [`was ${size === '' ? 'without size' : size}`]),
    ...(line === thing.line ? [] : [`was ${line}`]),
    ...thing.notes.filter((note) => !notes.includes(note)),
    ...notes.filter((note) => !thing.notes.includes(note)).map((note) => `no more: ${note}`),
  ];
}

type PlayerWords = Frame['players'][number];

function playerChanges(was: PlayerWords, { life, mana, notes }: PlayerWords): readonly string[] {
  return [
    ...(life === was.life ? [] : [`${life > was.life ? '+' : '−'}${Math.abs(life - was.life)} life`]),
    ...(mana === was.mana ? [] : ['mana']),
    ...notes.filter((note) => !was.notes.includes(note)),
  ];
}

/** The zones of a player in the order in which they are drawn. */
export function zonesOf({ zones }: Frame, seat: number): readonly ZoneWords[] {
  return zones.filter((zone) => zone.seat === seat);
}
