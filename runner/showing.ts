import type { Property } from '../properties/property.ts';
import type { EngineUnderTest, Facet } from '../protocol/index.ts';
import { SHOWN_IN_EVERY_CASE } from './course.ts';
import { withGames } from './with-games.ts';

/** What is looked at where an engine shows it, besides what a property observes: what was done in a case is told by what happened. */
const LOOKED_AT: readonly Facet[] = ['events'];

/** The engine, of whose games only that is looked at which a property observes. */
export function showing(engine: EngineUnderTest, { observe }: Pick<Property, 'observe'>): EngineUnderTest {
  const { facets } = engine.describe();
  const wanted = [...SHOWN_IN_EVERY_CASE, ...LOOKED_AT, ...observe];
  const see = facets.filter((facet) => wanted.includes(facet));
  return withGames(engine, { load: (board) => engine.load(board, see), start: (decks) => engine.start(decks, see) });
}

/** All that an engine can show. */
const FACETS: readonly Facet[] = ['zones', 'battlefield', 'stack', 'pools', 'events', 'options'];

/** The property with all of a game to look at, for whoever tells of it. */
export function lookingAtAll(property: Property): Property {
  return { ...property, observe: FACETS };
}
