import { expect, test } from 'vitest';
import { toy } from '../../adapters/example/adapter.ts';
import { PROPERTIES } from '../../properties/registry.ts';
import type { EngineUnderTest } from '../../protocol/index.ts';
import { loadLedger } from '../../rulings/index.ts';
import { casesWithin, reachOf } from '../../runner/index.ts';
import { type Plan, planFor } from './plan.ts';

function plan(changed: Partial<ReturnType<EngineUnderTest['describe']>> = {}, knows: readonly string[] = []): Plan {
  const described = { ...toy.describe(), ...changed };
  const engine: EngineUnderTest = {
    ...toy,
    describe: () => described,
    unknownCards: (names) => toy.unknownCards(names).filter((name) => !knows.includes(name)),
  };
  return planFor(
    'toy',
    engine,
    casesWithin(reachOf(engine), () => []),
    PROPERTIES,
    loadLedger(),
    5,
  );
}

function property(of: Plan, id: string): Plan['properties'][number] | undefined {
  return of.properties.find((each) => each.id === id);
}

test('An engine is told how many of the cards it knows, and which properties it can be asked.', () => {
  const planned = plan();
  expect(planned.cards.known).toBe(15);
  expect(property(planned, 'completes')).toMatchObject({ verdict: 'runs', why: null });
});

test('An engine of a low level is asked on plainer boards.', () => {
  const planned = plan();
  expect(planned.engine.level).toBe(0);
  expect(property(planned, 'apnap')).toMatchObject({ verdict: 'runs', why: null });
});

test('What it does not show is not observable.', () => {
  const planned = plan({ facets: ['stack', 'options', 'battlefield'] });
  expect(property(planned, 'completes')).toMatchObject({ verdict: 'not observable', why: 'it does not show events' });
});

test('What is for other numbers of players is unsupported.', () => {
  const planned = plan({ minPlayers: 1, maxPlayers: 1 });
  expect(new Set(planned.properties.map(({ verdict }) => verdict))).toEqual(new Set(['unsupported']));
  expect(planned.rulings.open).toBe(0);
});

test('The cards that would open the most rulings come first, and open what is said.', () => {
  const planned = plan({ level: 2 });
  const [first, second] = planned.next;
  if (first === undefined || second === undefined) throw new Error('there are no cards to come');
  expect(planned.next).toHaveLength(5);
  expect(first.rulings.length).toBeGreaterThanOrEqual(second.rulings.length);
  expect([first.open, second.open]).toEqual([
    planned.rulings.open + first.rulings.length,
    planned.rulings.open + first.rulings.length + second.rulings.length,
  ]);
  const then = plan({ level: 2 }, [first.card, second.card]);
  expect(then.cards.known).toBe(17);
  expect(then.rulings.open).toBe(second.open);
});
