import type { Connection } from '../../protocol/wire/index.ts';
import { type Exchange, parsed, type WireRequest } from './transcript.ts';

/** Something was asked for that the engine was not asked as it was recorded: no verdict speaks of that. */
export class NotRecorded extends Error {
  override readonly name = 'NotRecorded';
}

/** A place in a recorded game: what was asked there, each with what came of it and where that led. */
type Place = Map<string, { readonly exchange: Exchange; readonly next: Place }>;

/**
 * A transcript as an engine. A game is answered as it was recorded, request by request from its beginning on, whatever their ids are;
 * a game that was not recorded cannot be set up, and what was not asked in one is never guessed: a `NotRecorded` is thrown.
 */
export function replaying(exchanges: readonly Exchange[]): Connection {
  const { beginnings, others } = indexed(exchanges);
  const known = cardsIn(exchanges);
  let place: Place = new Map();
  return {
    exchange: (line) => {
      const request = parsed(line) as WireRequest;
      switch (request.do) {
        case 'cards':
          return JSON.stringify({ re: request.id, is: 'cards', unknown: unknownOf(request, known) });
        case 'load':
        case 'start':
          place = beginnings;
          if (!place.has(keyOf(request)))
            return JSON.stringify({ re: request.id, is: 'cannot set up', why: 'the game was not recorded' });
          break;
        case 'answer':
          break;
        default:
          return repeated(others.get(request.do), request);
      }
      const found = place.get(keyOf(request));
      if (found !== undefined) place = found.next;
      return repeated(found?.exchange, request);
    },
    restart: () => {
      place = new Map();
    },
    close: () => {},
  };
}

interface Indexed {
  readonly beginnings: Place;
  /** By what is asked for. */
  readonly others: ReadonlyMap<string, Exchange>;
}

function indexed(exchanges: readonly Exchange[]): Indexed {
  const beginnings: Place = new Map();
  const others = new Map<string, Exchange>();
  const places = new Map<string, Place>();
  for (const exchange of exchanges) {
    const { session, request } = exchange;
    const isBeginning = request.do === 'load' || request.do === 'start';
    if (!isBeginning && request.do !== 'answer') {
      if (!others.has(request.do)) others.set(request.do, exchange);
      continue;
    }
    const place = isBeginning ? beginnings : places.get(session);
    const key = keyOf(request);
    const entry = place?.get(key) ?? { exchange, next: new Map() };
    place?.set(key, entry);
    places.set(session, entry.next);
  }
  return { beginnings, others };
}

/** A request by what it says, without its id. */
function keyOf({ id: _, ...rest }: WireRequest): string {
  return JSON.stringify(rest);
}

function repeated(exchange: Exchange | undefined, request: WireRequest): string {
  if (exchange === undefined) throw new NotRecorded(`"${request.do}" was not asked here: ${keyOf(request)}`);
  const { reply, failed } = exchange;
  if (failed !== null) throw Object.assign(new Error(failed.message), { name: failed.name });
  if (typeof reply !== 'object' || reply === null) return String(reply);
  const isToThis = 're' in reply && reply.re === exchange.request.id;
  return JSON.stringify(isToThis ? { ...reply, re: request.id } : reply);
}

/** The cards that the engine was asked about, and whether it knew them. */
function cardsIn(exchanges: readonly Exchange[]): ReadonlyMap<string, boolean> {
  const known = new Map<string, boolean>();
  for (const { request, reply } of exchanges) {
    if (request.do !== 'cards' || typeof reply !== 'object' || reply === null || !('unknown' in reply)) continue;
    const unknown = new Set(reply.unknown as readonly string[]);
    for (const name of request['names'] as readonly string[]) known.set(name, !unknown.has(name));
  }
  return known;
}

/** A card that it was not asked about counts as one that it does not know. */
function unknownOf(request: WireRequest, known: ReadonlyMap<string, boolean>): readonly string[] {
  return (request['names'] as readonly string[]).filter((name) => known.get(name) !== true);
}
