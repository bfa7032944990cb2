import { expect, test } from 'vitest';
import { caseAt, ENGINE_POOL } from '../generators/index.ts';
import { completes } from '../properties/completes.property.ts';
import { conservation } from '../properties/conservation.property.ts';
import { freshObjects as fresh } from '../properties/fresh-objects.property.ts';
import { cardNames, type Case, type EngineUnderTest, levelOf } from '../protocol/index.ts';
import { casesWithin, reachOf } from './reach.ts';
import { toyEngine } from './testing/toy-engine.ts';

const BASICS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
const FEW = [...BASICS, 'Grizzly Bears', 'Shock'];
const NUMBERS = Array.from({ length: 60 }, (_, index) => index);

/** An engine that knows these cards; `null`: all. */
function engine(known: readonly string[] | null, changed: Partial<EngineUnderTest> = {}): EngineUnderTest {
  const described = { ...toyEngine().describe(), maxPlayers: known === null ? 4 : 2 };
  return {
    ...toyEngine(),
    describe: () => described,
    unknownCards: (names) => names.filter((name) => known !== null && !known.includes(name)),
    ...changed,
  };
}

const beginsAll: Partial<EngineUnderTest> = {
  start: () => ({
    standing: () => ({ kind: 'over', winner: null, reason: '' }),
    answer: () => null,
    happenings: () => [],
    view: () => {
      throw new Error('nobody looks');
    },
  }),
};

function namesIn({ start }: Case): readonly string[] {
  return cardNames(start);
}

function playersIn({ start }: Case): number {
  return start.kind === 'board' ? start.board.players.length : start.decks.decks.length;
}

test('an engine that knows all cards and begins with decks is asked what the reference is asked', () => {
  const { caseOf } = casesWithin(reachOf(engine(null, beginsAll)), () => []);
  for (const index of NUMBERS) expect(caseOf(conservation, index, 3)).toEqual(caseAt(conservation, index, 3).case);
});

test('an engine that knows few cards is asked about those, with as many players as it is for', () => {
  const { caseOf } = casesWithin(reachOf(engine(FEW)), () => []);
  const cases = [completes, conservation].flatMap((property) => NUMBERS.map((index) => caseOf(property, index, 3)));
  expect(new Set(cases.flatMap(namesIn))).toEqual(new Set(FEW));
  expect(new Set(cases.map(playersIn))).toEqual(new Set([2]));
  expect(cases.filter(({ start }) => start.kind === 'decks')).toEqual([]);
});

test('an engine of a low level is asked on plainer boards, with all that is otherwise asked', () => {
  const levels = ([0, 1, 2] as const).map((level) => {
    const of = engine(null, { ...beginsAll, describe: () => ({ ...toyEngine().describe(), level, maxPlayers: 4 }) });
    const { caseOf, lacking, frozen } = casesWithin(reachOf(of), () =>
      NUMBERS.map((index) => caseAt(fresh, index, 3).case),
    );
    expect(lacking(fresh)).toBeNull();
    const drawn = NUMBERS.map((index) => caseOf(fresh, index, 3));
    return { level: Math.max(...drawn.map(boardLevel)), frozen: frozen(fresh.id), drawn };
  });
  expect(levels.map(({ level }) => level)).toEqual([0, 1, 2]);
  const [none = 0, some = 0, all] = levels.map((each) => each.frozen);
  expect(all).toBe(NUMBERS.length);
  expect([none < some, some < NUMBERS.length]).toEqual([true, true]);
  expect(levels[2]?.drawn).toEqual(NUMBERS.map((index) => caseAt(fresh, index, 3).case));
});

function boardLevel({ start }: Case): number {
  return start.kind === 'board' ? levelOf(start.board) : 0;
}

test('an engine that begins with decks is asked to', () => {
  const { caseOf } = casesWithin(reachOf(engine(FEW, beginsAll)), () => []);
  const cases = NUMBERS.map((index) => caseOf(conservation, index, 3));
  expect(cases.filter(({ start }) => start.kind === 'decks').length).toBeGreaterThan(0);
});

test('an engine that knows but one colour of land gets lands of that', () => {
  const { caseOf } = casesWithin(reachOf(engine(['Forest', 'Grizzly Bears', 'Hill Giant'])), () => []);
  const cases = NUMBERS.map((index) => caseOf(completes, index, 3));
  expect(new Set(cases.flatMap(namesIn))).toEqual(new Set(['Forest', 'Grizzly Bears', 'Hill Giant']));
});

test('of the corpus an engine is asked what it can be asked', () => {
  const drawn = NUMBERS.map((index) => caseAt({ ...completes, cases: plain }, index, 3).case);
  const { frozen, caseOf } = casesWithin(reachOf(engine(FEW)), () => drawn);
  const mine = drawn.filter((of) => playersIn(of) === 2 && namesIn(of).every((name) => FEW.includes(name)));
  expect(mine.length).toBeGreaterThan(0);
  expect(frozen('completes')).toBe(mine.length);
  expect(caseOf(completes, -1, 3)).toEqual(mine[0]);
});

const plain = {
  ...completes.cases,
  focus: BASICS.map((name) => ({
    pick: { kind: 'card' as const, name },
    zone: 'battlefield' as const,
    whose: 'anyone' as const,
    chance: 50,
  })),
  corners: [],
  bare: 100,
};

test('what no case can be made of is said in words', () => {
  const lacking = (changed: Parameters<typeof engine>): string | null =>
    casesWithin(reachOf(engine(...changed)), () => []).lacking(completes);
  expect(lacking([['Shock']])).toBe('it knows no land');
  const alone = { ...toyEngine().describe(), minPlayers: 1, maxPlayers: 1 };
  expect(lacking([FEW, { describe: () => alone }])).toBe('it is for 1 to 1 players, not for 2 or 3');
  expect(lacking([FEW])).toBeNull();
  expect(reachOf(engine(null)).pool).toBe(ENGINE_POOL);
});
