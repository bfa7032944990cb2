import type { EngineDescription, EngineUnderTest } from '../../protocol/index.ts';
import { UsageError } from '../usage-error.ts';

/** What all of these engines can be asked, as one engine that says so and plays nothing. */
export function together(engines: readonly EngineUnderTest[]): EngineUnderTest {
  const described = engines.map((engine) => engine.describe());
  const [first] = engines;
  if (first === undefined) throw new UsageError('no engine is named');
  const description: EngineDescription = {
    name: 'together',
    version: '',
    level: least(described.map(({ level }) => level)),
    facets: first.describe().facets.filter((facet) => described.every(({ facets }) => facets.includes(facet))),
    minPlayers: Math.max(...described.map(({ minPlayers }) => minPlayers)),
    maxPlayers: Math.min(...described.map(({ maxPlayers }) => maxPlayers)),
  };
  return {
    describe: () => description,
    unknownCards: (names) => {
      const unknown = new Set(engines.flatMap((engine) => engine.unknownCards(names)));
      return names.filter((name) => unknown.has(name));
    },
    load: () => ({ kind: 'cannot set up', why: 'it plays nothing' }),
    start: () => ({ kind: 'cannot set up', why: 'only boards are compared' }),
  };
}

function least(levels: readonly EngineDescription['level'][]): EngineDescription['level'] {
  return ([0, 1] as const).find((level) => levels.includes(level)) ?? 2;
}
