import type { EngineUnderTest } from '../protocol/index.ts';

/** The engine, whose games begin in another way. It is asked itself for all else: it may be an object of a class. */
export function withGames(engine: EngineUnderTest, games: Pick<EngineUnderTest, 'load' | 'start'>): EngineUnderTest {
  return {
    describe: () => engine.describe(),
    unknownCards: (names) => engine.unknownCards(names),
    ...games,
  };
}
