import type { Zone } from '../board.ts';
import type { Facet } from '../engine-under-test.ts';
import type { Happening, PlayerView, View } from '../view.ts';
import type { WirePlayerView, WireSight } from './reply.generated.ts';

type OffBattlefield = Exclude<Zone, 'battlefield'>;
const ZONES: readonly OffBattlefield[] = ['library', 'hand', 'graveyard', 'exile'];

/** A view with what happened, as far as the suite wants to see it, as a message has it. */
export function toWire(view: View, happenings: readonly Happening[], see: readonly Facet[]): WireSight {
  const { turn, active, step, priority, players } = view;
  const pools = see.includes('pools');
  return {
    turn,
    active,
    step,
    priority,
    players: pools ? players : players.map(withoutPool),
    ...(see.includes('battlefield') ? { battlefield: view.battlefield } : {}),
    ...(see.includes('stack') ? { stack: view.stack } : {}),
    ...(see.includes('zones') ? { zones: zonesOf(view) } : {}),
    ...(see.includes('events') ? { happenings } : {}),
  };
}

function withoutPool({ seat, life, counters, landsPlayed, inGame }: PlayerView): WirePlayerView {
  return { seat, life, counters, landsPlayed, inGame };
}

function zonesOf(view: View): NonNullable<WireSight['zones']> {
  return view.players.flatMap(({ seat }) => ZONES.map((zone) => ({ zone, owner: seat, cards: view.zone(zone, seat) })));
}

/** The first of these facets that a message leaves out; null: it has them all. */
export function hiddenIn(
  { battlefield, stack, zones, happenings, players }: WireSight,
  see: readonly Facet[],
): Facet | null {
  const shown: Readonly<Record<Facet, boolean>> = {
    ...{ battlefield: battlefield !== undefined, stack: stack !== undefined, zones: zones !== undefined },
    ...{ events: happenings !== undefined, options: true },
    pools: players.every(({ pool, unspent }) => pool !== undefined && unspent !== undefined),
  };
  return see.find((facet) => !shown[facet]) ?? null;
}

/** Something was read that the engine does not show: a law does not say all that it observes. */
export class NotShown extends Error {
  constructor(facet: Facet) {
    super(`the engine does not show "${facet}"`);
    this.name = 'NotShown';
  }
}

/** The view that a message shows. What it leaves out cannot be read: a `NotShown` is thrown. */
export function fromWire(sight: WireSight): View {
  const { turn, active, step, priority, players, battlefield, stack, zones } = sight;
  const seats = players.map(seatFromWire);
  return {
    ...{ turn, active, step, priority, players: seats },
    get battlefield() {
      return shown(battlefield, 'battlefield');
    },
    get stack() {
      return shown(stack, 'stack');
    },
    zone: (zone, owner) =>
      shown(zones, 'zones').find((each) => each.zone === zone && each.owner === owner)?.cards ?? [],
  };
}

function seatFromWire(player: WirePlayerView): PlayerView {
  const { pool, unspent, ...rest } = player;
  if (pool !== undefined && unspent !== undefined) return { ...rest, pool, unspent };
  return {
    ...rest,
    get pool(): string {
      return shown(pool, 'pools');
    },
    get unspent(): readonly string[] {
      return shown(unspent, 'pools');
    },
  };
}

function shown<T>(part: T | undefined, facet: Facet): T {
  if (part === undefined) throw new NotShown(facet);
  return part;
}
